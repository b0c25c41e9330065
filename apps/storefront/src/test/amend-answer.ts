import type { Sandbox } from '@selat/mock-api'
import { http, HttpResponse } from 'msw'

import { server } from './render-app.tsx'

/** Changes the mock's own answers on their way, for states that only another part of the system brings about. */
export function amendAnswer<Answer extends object>(
  sandbox: Sandbox,
  path: string,
  change: (answer: Answer) => Answer,
): void {
  server.use(
    http.get(path, async ({ request }) => {
      const response = await sandbox.fetch(request.clone())
      return response.ok
        ? HttpResponse.json(change((await response.json()) as Answer)) // Each caller names what this path answers.
        : response
    }),
  )
}
