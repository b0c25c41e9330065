import type { UploadProgress } from './call-types.ts'

/** Sends a request: by fetch, or by XMLHttpRequest for an upload that shows its progress. */
export type Send = (request: Request, init: { signal: AbortSignal }) => Promise<Response>

export type Content = string | FormData | undefined

/**
 * Sends by XMLHttpRequest, because fetch does not report how much was sent. Falls back to fetch if XMLHttpRequest does not
 * exist.
 */
export function sendWithProgress(
  send: Send,
  body: Content,
  onProgress: (progress: UploadProgress) => void,
  isOwnFetch: boolean,
): Send {
  if (isOwnFetch || typeof XMLHttpRequest === 'undefined')
    return sendAndReport(send, body, onProgress)
  return ({ method, url, headers }, { signal }) =>
    new Promise<XMLHttpRequest>((resolve, reject) => {
      const call = new XMLHttpRequest()
      call.open(method, url)
      headers.forEach((value, name) => {
        // The header is left out, because the browser serialises the form again with another boundary.
        if (name !== 'content-type') call.setRequestHeader(name, value)
      })
      call.responseType = 'arraybuffer'
      call.upload.addEventListener('progress', ({ loaded, total }) =>
        onProgress({ loadedBytes: loaded, totalBytes: total }),
      )
      call.addEventListener('load', () => resolve(call))
      call.addEventListener('error', () => reject(new TypeError('The upload broke off.')))
      call.addEventListener('abort', () => reject(new Error('The upload was stopped.')))
      signal.addEventListener('abort', () => call.abort(), { once: true })
      if (signal.aborted) reject(new Error('The upload was stopped.'))
      else call.send(body)
      // This is not done in the listener, where a status that Response does not accept would throw and leave the call
      // hanging.
    }).then((call) => toResponse(call, url))
}

function sendAndReport(
  send: Send,
  body: Content,
  onProgress: (progress: UploadProgress) => void,
): Send {
  return async (request, init) => {
    const { size } = await new Response(body).blob()
    init.signal.throwIfAborted()
    const response = await send(request, init)
    // The callback runs in a microtask of its own, so that an exception in it does not make a completed upload look like a
    // failure.
    queueMicrotask(() => onProgress({ loadedBytes: size, totalBytes: size }))
    return response
  }
}

function toResponse(call: XMLHttpRequest, url: string): Response {
  // XMLHttpRequest always follows redirects, but an answer from another address does not answer this call. So the result is
  // an error response without status and contents, as `fetch` gives if it must not follow.
  if (call.responseURL && call.responseURL !== url) return Response.error()
  const headers = new Headers()
  for (const line of call.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.append(line.slice(0, colon).trim(), line.slice(colon + 1).trim())
  }
  const hasBody = ![204, 205, 304].includes(call.status)
  const body = hasBody ? (call.response as ArrayBuffer) : null // because of `responseType`
  return new Response(body, { status: call.status, statusText: call.statusText, headers })
}
