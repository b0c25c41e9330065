import { act, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, expect, it, vi } from 'vitest'

import { clearSession } from '../../../shared/app/session-store.ts'
import { scanQueue } from '../../../shared/trade/manifest/scan-queue.ts'
import { clearDevice } from '../../../test/authority.ts'
import { cutLine, openGate, scan, toSend } from '../../../test/gate.ts'
import { server } from '../../../test/render-app.tsx'
import { sendScans } from './send-scans.ts'

// A deployed site does not check answers against the contract, and neither does this test.
vi.mock(import('../../../env.ts'), async (load) => {
  const { env } = await load()
  return { env: { ...env, isDevelopment: false } }
})

afterEach(clearDevice)

/** Opens a gate with one scan that was made offline, after the connection has returned. */
async function openWithWaitingScan() {
  const app = await openGate()
  const { Passengers } = await app.desk.manifest()
  cutLine()
  await scan(app, Passengers[0]?.Number ?? '')
  await toSend(1)
  server.resetHandlers()
  return app
}

it('MAN-2 after an answer that does not come from the API, the check-in is sent again later', async () => {
  const app = await openWithWaitingScan()
  const portal = vi.fn(() => HttpResponse.json({}))
  server.use(http.post('*/admin/v1/manifest/scan', portal, { once: true }))
  globalThis.dispatchEvent(new Event('online'))
  await waitFor(() => expect(portal).toHaveBeenCalled())
  await toSend(1)

  await waitFor(async () => {
    globalThis.dispatchEvent(new Event('online'))
    expect((await app.desk.manifest()).Sailing.CheckedIn).toBe(1)
  })

  await toSend(0)
})

it('MAN-2 SES-5 waiting scans are not sent once their account has logged out, even if the sending has begun', async () => {
  await openWithWaitingScan()
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  const look = vi.fn(async () => {
    await answered
    return undefined
  })
  const sent = vi.fn(() => undefined)
  server.use(http.get('*/admin/v1/manifest/sailing/:id', look))
  server.use(http.post('*/admin/v1/manifest/scan', sent))
  const sending = sendScans()
  await waitFor(() => expect(look).toHaveBeenCalled())

  act(() => clearSession())
  answer()
  await sending

  expect(sent).not.toHaveBeenCalled()
})

it('MAN-2 SES-5 a new scan is not sent behind waiting ones once its account has logged out', async () => {
  const app = await openWithWaitingScan()
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  const refusal = () => HttpResponse.json({ status: 429, code: 'rate_limited' }, { status: 429 })
  const sent = vi.fn(async () => {
    if (sent.mock.calls.length > 1) await answered
    return refusal()
  })
  server.use(http.post('*/admin/v1/manifest/scan', sent))
  // The server answers again, though it accepts nothing, so the gate asks it about a ticket that is not on the list.
  globalThis.dispatchEvent(new Event('online'))
  await waitFor(() => expect(scanQueue().refusal).not.toBeNull())
  await scan(app, 'NOBODY-1')
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2))

  act(() => clearSession())
  answer()
  await sendScans()

  await waitFor(() => expect(scanQueue().owner).toBeNull())
  expect(sent).toHaveBeenCalledTimes(2)
})
