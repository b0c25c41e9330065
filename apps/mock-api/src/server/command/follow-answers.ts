import type { Server, ServerResponse } from 'node:http'

/** Knows which answers are on their way, to their last byte. */
export function followAnswers() {
  const running = new Set<ServerResponse>()
  let isEnding = false
  const sayEnd = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('Connection', 'close')
  }
  /** One for all answers, which are what it is called on. */
  function onClose(this: ServerResponse): void {
    running.delete(this)
  }
  return {
    follow(server: Server): void {
      server.prependListener('request', (_request, response) => {
        running.add(response)
        response.on('close', onClose)
        if (isEnding) sayEnd(response)
      })
    },
    count: () => running.size,
    /** Tells every caller who is still waiting to send nothing more on his connection. */
    announceEnd(): void {
      isEnding = true
      for (const response of running) sayEnd(response)
    },
  }
}
