import type { Sandbox } from '@selat/mock-api'
import { http, HttpResponse } from 'msw'

import { server } from './render-app.tsx'

/** Has the mock's own answers changed on their way, for states that take another part of the system to come about. */
export function amendAnswer<Answer extends object>(
  sandbox: Sandbox,
  path: string,
  change: (answer: Answer) => Answer,
): void {
  server.use(
    http.get(path, async ({ request }) => {
      const response = await sandbox.fetch(request.clone())
      return response.ok
        ? HttpResponse.json(change((await response.json()) as Answer)) // each caller names what this path answers
        : response
    }),
  )
}
