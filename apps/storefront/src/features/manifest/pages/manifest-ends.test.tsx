import { act, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'

import { clearSession } from '../../../shared/session-store.ts'
import { agentsHost, clearDevice, keptOnDevice, testDevice } from '../../../test/authority.ts'
import { cutLine, openGate, reload, scan, toSend } from '../../../test/gate.ts'
import { logIn, renderApp } from '../../../test/render-app.tsx'

afterEach(clearDevice)

it('MAN-2 SES-5 the end of the session takes the lists from the device, and leaves what waits without a name', async () => {
  const app = await openGate()
  const { Passengers } = await app.desk.manifest()
  const passenger = Passengers.find(({ LastName }) => LastName !== '')
  await waitFor(async () => expect(await keptOnDevice()).toContain(passenger?.LastName))
  cutLine()
  await scan(app, passenger?.Number ?? '')
  await toSend(1)

  act(() => clearSession())

  await waitFor(async () => expect(await keptOnDevice()).not.toContain(passenger?.LastName))
  const device = await testDevice()
  expect([await device.count('answers'), await device.count('scans')]).toEqual([0, 1])
})

it('MAN-2 SES-5 a session that ends in another tab takes the lists from the device, too', async () => {
  await openGate()
  await waitFor(async () => expect(await (await testDevice()).count('answers')).toBe(1))

  localStorage.clear()
  act(() => void globalThis.dispatchEvent(new StorageEvent('storage', { key: null })))

  await waitFor(async () => expect(await (await testDevice()).count('answers')).toBe(0))
})

it('MAN-2 SES-5 who logs in on a device that has lists of another account finds none of them there', async () => {
  const app = await openGate()
  await waitFor(async () => expect(await (await testDevice()).count('answers')).toBe(1))
  reload()
  const agent = await logIn(app.sandbox, 'rizal', 'selat-demo-4', agentsHost)

  await renderApp('/', { sandbox: app.sandbox, session: agent, host: agentsHost })

  await waitFor(async () => expect(await (await testDevice()).count('answers')).toBe(0))
})
