import type { Server, ServerResponse } from 'node:http'

/** Tracks the answers that are not yet sent to their last byte. */
export function trackRunningAnswers() {
  const running = new Set<ServerResponse>()
  let isEnding = false
  const closeAfter = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('Connection', 'close')
  }
  /** One listener serves all answers: it gets the response as `this`. */
  function onClose(this: ServerResponse): void {
    running.delete(this)
  }
  return {
    follow(server: Server): void {
      server.prependListener('request', (_request, response) => {
        running.add(response)
        response.on('close', onClose)
        if (isEnding) closeAfter(response)
      })
    },
    count: () => running.size,
    /** Sends `Connection: close` with every answer whose headers are not sent yet, so that its client reuses no connection. */
    announceEnd(): void {
      isEnding = true
      for (const response of running) closeAfter(response)
    },
  }
}
