import { http, HttpResponse } from 'msw'

import { fetchFromMock, server } from './render-app.tsx'

/** Holds a call back until the returned function lets it through, to the mock or to an answer of the test. */
export function holdCall(method: 'get' | 'post' | 'put' | 'delete', url: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  server.use(http[method](url, () => promise))
  return resolve
}

/**
 * Lets the mock answer the next call of a path at once, but holds the answer back until `release` is called, as over a slow
 * connection. `asked` is kept when the mock has answered.
 */
export function holdAnswer(
  method: 'get' | 'post' | 'put' | 'delete',
  path: string,
): { asked: Promise<void>; release: () => void } {
  const asked = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  server.use(
    http[method](
      path,
      async ({ request }) => {
        const answer = await fetchFromMock(request.clone())
        asked.resolve()
        await released.promise
        return answer
      },
      { once: true },
    ),
  )
  return { asked: asked.promise, release: released.resolve }
}

/** Lets the mock answer every call of a path, but loses the answers as a broken connection does, until the handlers are reset. */
export function loseAnswers(method: 'get' | 'post' | 'put' | 'delete', path: string): void {
  server.use(
    http[method](path, async ({ request }) => {
      await fetchFromMock(request.clone())
      return HttpResponse.error()
    }),
  )
}
