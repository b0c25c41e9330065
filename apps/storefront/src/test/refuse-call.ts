import { http, HttpResponse } from 'msw'

import { server } from './render-app.tsx'

type Said = {
  readonly params?: Readonly<Record<string, number | string>>
  readonly detail?: string
  readonly errors?: readonly object[]
}

/** Returns the problem document with which the server refuses. */
export function problemResponse(
  status: number,
  code: string,
  { params = {}, detail = '', errors = [] }: Said = {},
) {
  const type = `https://selat.example/problems/${code}`
  const { seconds } = params
  return HttpResponse.json(
    { type, title: code, status, code, detail, params, errors, requestId: 'req_1' },
    {
      status,
      headers: {
        'Content-Type': 'application/problem+json',
        ...(seconds !== undefined && { 'Retry-After': String(seconds) }),
      },
    },
  )
}

/** Makes a call be refused as by the server, until the handlers are reset. */
export function refuseCall(
  method: 'get' | 'post' | 'put' | 'delete',
  url: string,
  status: number,
  code: string,
  params: Said['params'] = {},
  detail = '',
): void {
  server.use(http[method](url, () => problemResponse(status, code, { params, detail })))
}
