import type { ClientOptions } from '../client/client-options.ts'
import { createAdminClient, createTravelClient } from '../client/create-client.ts'

type Answer = (request: Request, count: number) => Response | Promise<Response>

/** Creates clients whose server is a function, and collects the requests that it received. */
export function clientsAnsweredBy(answer: Answer, options: Partial<ClientOptions> = {}) {
  const requests: Request[] = []
  // The set keeps the requests in memory, as a real fetch does: the signal of a copy is aborted only while its original
  // exists.
  const underWay = new Set<Request>()
  const all: ClientOptions = {
    baseUrl: 'https://api.example',
    system: () => 4101,
    currency: () => 'IDR',
    token: () => null,
    language: () => 'en',
    random: () => 0.5,
    fetch: async (request) => {
      underWay.add(request)
      requests.push(new Request(request.clone(), { signal: request.signal }))
      return answer(request, requests.length)
    },
    ...options,
  }
  return { travel: createTravelClient(all), admin: createAdminClient(all), requests }
}

/** Makes a problem document of the contract. */
export function problemResponse(status: number, code: string, more: object = {}): Response {
  const body = {
    type: `https://selat.example/problems/${code}`,
    title: code,
    status,
    code,
    detail: 'In words.',
    params: {},
    errors: [],
    requestId: 'req_1',
    ...more,
  }
  return Response.json(body, { status, headers: { 'Content-Type': 'application/problem+json' } })
}
