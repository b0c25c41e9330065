import { afterEach, expect, it, vi } from 'vitest'

import { createTravelClient } from '../index.ts'
import { clientsAnsweredBy } from '../testing/answering-client.ts'

// The execArgv of this project makes `gc` available, and the types of this package do not include those of Node.
const { gc } = globalThis as { gc?: () => void }

/** Collects several times, with turns in between, because some objects become free only after a first collection. */
async function collectGarbage(): Promise<void> {
  if (!gc) throw new Error('These tests need --expose-gc')
  for (let round = 0; round < 5; round += 1) {
    gc()
    await new Promise((resolve) => setTimeout(resolve))
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

it('API-4 an abort by the caller stops the request even after garbage was collected', async () => {
  const controller = new AbortController()
  const { promise: sent, resolve: send } = Promise.withResolvers<Request>()
  const fetch = (request: Request) => {
    send(request)
    return new Promise<Response>(() => undefined)
  }
  const { travel } = clientsAnsweredBy(() => Response.json({}), { fetch })
  const pending = travel.get('/travel/v1/currency', { signal: controller.signal })
  const request = await sent

  await collectGarbage()
  controller.abort()

  expect(request.signal.aborted).toBe(true)
  expect((await pending).error?.kind).toBe('aborted')
})

it('API-4 the answer of a finished call can be collected although its signal is still referenced', async () => {
  const held: unknown[] = []
  vi.stubGlobal('fetch', async (_request: Request, { signal }: RequestInit) => {
    held.push(signal)
    return Response.json({ Name: 'Nusa Strait Travel' })
  })
  const travel = createTravelClient({
    baseUrl: 'https://api.example',
    system: () => 4101,
    currency: () => 'IDR',
    token: () => null,
    language: () => 'en',
  })
  const answerOf = async () => {
    const { data } = await travel.get('/travel/v1/company')
    if (!data) throw new Error('There is no answer.')
    return new WeakRef(data)
  }
  const answer = await answerOf()

  await collectGarbage()

  expect(held).toHaveLength(1)
  expect(answer.deref()).toBeUndefined()
})
