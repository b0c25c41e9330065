import { http } from 'msw'

import { server } from './render-app.tsx'

/** Keeps a call on its way until it is let through to the mock, or to what a test answers it with. Returns how. */
export function holdCall(method: 'get' | 'post' | 'put' | 'delete', url: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  server.use(http[method](url, () => promise))
  return resolve
}
