import { createAdminClient } from '@selat/sdk'

/**
 * Creates the client of one request. A language and a session belong to a visitor, so a shared client would show one
 * visitor the answers for another.
 */
function clientOf(request: Request) {
  const [, session] = /(?:^|; )session=([^;]+)/.exec(request.headers.get('Cookie') ?? '') ?? []
  return createAdminClient({
    baseUrl: process.env['SELAT_API'] ?? 'http://localhost:4010',
    system: () => 4101,
    currency: () => 'IDR',
    language: () => request.headers.get('Accept-Language') ?? 'en',
    token: () => session ?? null,
  })
}

/** Answers a request with a response, like a route handler of Next.js, Remix or Hono. */
export async function handle(request: Request): Promise<Response> {
  // The visitor's signal ends the call when they leave, so that the server does not wait for an answer without a reader.
  const { signal } = request
  const { data, error } = await clientOf(request).get('/admin/v1/profile', { signal })
  if (data) return new Response(`Hello ${data.Name}\n`)
  // The text is the API's own, in the visitor's language.
  if (error.kind === 'problem') return new Response(`${error.detail}\n`, { status: error.status })
  return new Response('Please try again later.\n', { status: 502 })
}
