import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

import { expect, it } from 'vitest'

import { clientsAnsweredBy } from '../testing/answering-client.ts'

setFlagsFromString('--expose-gc')
const collectOnce: () => void = runInNewContext('gc')

/** More than once, with turns between: what a finalizer lets go of is taken by the next collection. */
async function collectGarbage(): Promise<void> {
  for (let round = 0; round < 5; round += 1) {
    collectOnce()
    await setImmediate()
  }
}

it('API-4 stops a call that its caller gives up on the network too, after garbage was collected', async () => {
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
