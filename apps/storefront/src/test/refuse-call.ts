import { http, HttpResponse } from 'msw'

import { server } from './render-app.tsx'

/** Has a call refused as the server would, until the handlers are reset. */
export function refuseCall(
  method: 'get' | 'post' | 'put' | 'delete',
  url: string,
  status: number,
  code: string,
  params: Record<string, number | string> = {},
  detail = '',
): void {
  const problem = { code, status, params, title: code, detail, errors: [], requestId: 'req_1' }
  const { seconds } = params
  server.use(
    http[method](url, () =>
      HttpResponse.json(
        { ...problem, type: `https://selat.example/problems/${code}` },
        {
          status,
          headers: {
            'Content-Type': 'application/problem+json',
            ...(seconds !== undefined && { 'Retry-After': String(seconds) }),
          },
        },
      ),
    ),
  )
}
