import { screen as page, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

import { cacheResponse } from '../../../shared/trade/manifest/device-answers.ts'
import { sessionOwner } from '../../../shared/trade/manifest/scan-queue.ts'
import {
  agentsHost,
  clearDevice,
  deskOf,
  keptOnDevice,
  logInSari,
  testDevice,
  todaysSailing,
} from '../../../test/authority.ts'
import { cutLine, type GateApp, openGate, reload, scan, toSend } from '../../../test/gate.ts'
import { refuseCall } from '../../../test/refuse-call.ts'
import { logIn, server } from '../../../test/render-app.tsx'

afterEach(clearDevice)
afterEach(() => vi.restoreAllMocks())

it('MAN-2 a session that ends loses no scan, and the same authority sends it after the next login', async () => {
  const { app } = await openGateWithScan()
  server.resetHandlers()
  refuseCall('post', '*/admin/v1/manifest/scan', 401, 'unauthorized')
  refuseCall('get', '*/admin/v1/manifest/*', 401, 'unauthorized')
  globalThis.dispatchEvent(new Event('online'))
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/login'))
  server.resetHandlers()
  reload()

  const session = await logInSari(app.sandbox)
  await openGate(todaysSailing, { ...app, session })

  await waitFor(async () =>
    expect((await deskOf(app.sandbox, session).manifest()).Sailing.CheckedIn).toBe(1),
  )
  await toSend(0)
})

it('MAN-2 another account keeps no passengers of the first one, and is told that scans of it wait', async () => {
  const { app, passenger } = await openGateWithScan()
  reload()
  server.resetHandlers()
  const other = await logIn(app.sandbox, 'faridah', 'selat-demo-10')
  const { renderApp } = await import('../../../test/render-app.tsx')

  await renderApp('/manifest', { sandbox: app.sandbox, session: other })

  const note = await page.findByText(/^1 scan of another account waits on this device/)
  await waitFor(() => expect(note).toBeVisible())
  await toSend(0)
  await waitFor(async () => expect(await keptOnDevice()).not.toContain(passenger.LastName))
})

it('MAN-2 SES-5 a log-out with waiting scans asks first, and after they are discarded nothing stays on the device', async () => {
  const { app } = await openGateWithScan()
  await logOut(app)
  const dialog = await page.findByRole('dialog', { name: '1 scan is not sent yet' })
  await app.user.click(within(dialog).getByRole('button', { name: 'Stay logged in' }))
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())

  await logOut(app)
  await app.user.click(await page.findByRole('button', { name: 'Discard and log out' }))

  await waitFor(() => expect(app.router.state.location.pathname).toBe('/login'))
  const device = await testDevice()
  expect(await device.count('answers')).toBe(0)
  expect(await device.count('scans')).toBe(0)
})

it('MAN-2 SES-5 a user who discards the scans is logged out, even if the device’s database fails', async () => {
  const { app } = await openGateWithScan()
  await logOut(app)
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('The device has no room.', 'QuotaExceededError')
  })

  await app.user.click(await page.findByRole('button', { name: 'Discard and log out' }))

  await waitFor(() => expect(app.router.state.location.pathname).toBe('/login'))
})

it('MAN-2 SES-5 with a connection, a log-out sends the scans first', async () => {
  const { app } = await openGateWithScan()
  server.resetHandlers()
  await logOut(app)

  await app.user.click(await page.findByRole('button', { name: 'Send and log out' }))

  await waitFor(() => expect(app.router.state.location.pathname).toBe('/login'))
  const session = await logIn(app.sandbox, 'sari', 'selat-demo-6', agentsHost)
  expect((await deskOf(app.sandbox, session).manifest()).Sailing.CheckedIn).toBe(1)
  expect(await (await testDevice()).count('answers')).toBe(0)
})

it('MAN-2 SES-5 a double use that is reported while a log-out sends its scans stops the log-out', async () => {
  const { app, passenger } = await openGateWithScan()
  server.resetHandlers()
  await app.desk.scan(passenger.Number, todaysSailing, '2026-11-20T06:00:00Z')
  await logOut(app)

  await app.user.click(await page.findByRole('button', { name: 'Send and log out' }))

  const told = await page.findByRole('region', { name: '1 check-in needs attention' })
  expect(told).toHaveTextContent('Already checked in')
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
  expect(app.router.state.location.pathname).toBe('/manifest')
})

it('MAN-2 SES-5 an answer that arrives after the log-out is not kept', async () => {
  const app = await openGate()
  const owner = sessionOwner() ?? ''
  await waitFor(async () => expect(await keptOnDevice()).toContain(owner))
  await logOut(app)
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/login'))

  await cacheResponse(owner, 'sailing/late', {}, Date.now())

  expect(await keptOnDevice()).not.toContain(owner)
})

/** Opens a gate that is offline, where the scan of one passenger waits to be sent. */
async function openGateWithScan() {
  const app = await openGate()
  const { Passengers } = await app.desk.manifest()
  const passenger = Passengers.find(({ LastName }) => LastName !== '')
  if (!passenger) throw new Error('Nobody with a last name travels on this sailing.')
  cutLine()
  await scan(app, passenger.Number)
  await toSend(1)
  return { app, passenger }
}

async function logOut({ user }: GateApp) {
  await user.click(await page.findByRole('button', { name: /^Account: Sari/ }))
  await user.click(await page.findByRole('button', { name: 'Log out' }))
}
