import { act, screen as page, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'

import { clearSession } from '../../../shared/app/session-store.ts'
import {
  agentsHost,
  clearDevice,
  keptOnDevice,
  testDevice,
  todaysSailing,
} from '../../../test/authority.ts'
import { cutLine, heading, openGate, reload, scan, toSend } from '../../../test/gate.ts'
import { logIn, renderApp } from '../../../test/render-app.tsx'

afterEach(clearDevice)

it('MAN-2 SES-5 the end of a session deletes the lists from the device, and keeps the waiting scans without a name', async () => {
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

it('MAN-2 SES-5 the end of a session in another tab deletes the lists from the device', async () => {
  await openGate()
  await waitFor(async () => expect(await (await testDevice()).count('answers')).toBe(1))

  localStorage.clear()
  act(() => void globalThis.dispatchEvent(new StorageEvent('storage', { key: null })))

  await waitFor(async () => expect(await (await testDevice()).count('answers')).toBe(0))
})

it('MAN-2 SES-5 a login deletes the lists of another account from the device', async () => {
  const app = await openGate()
  await waitFor(async () => expect(await (await testDevice()).count('answers')).toBe(1))
  reload()
  const agent = await logIn(app.sandbox, 'rizal', 'selat-demo-4', agentsHost)

  await renderApp('/', { sandbox: app.sandbox, session: agent, host: agentsHost })

  await waitFor(async () => expect(await (await testDevice()).count('answers')).toBe(0))
})

const recent = async () => {
  const title = await page.findByRole('heading', { name: 'Last scans' })
  return within(title.closest('section') ?? document.body)
}

it('MAN-2 the last scans survive a reload, and none of them is shown as the passenger at the gate', async () => {
  const app = await openGate()
  const { Passengers } = await app.desk.manifest()
  await scan(app, Passengers[0]?.Number ?? '')
  await heading('Checked in')
  await scan(app, 'NOBODY-1')
  await heading('Unknown ticket')
  reload()

  await openGate(todaysSailing, app)

  await waitFor(async () => expect((await recent()).getAllByRole('listitem')).toHaveLength(2))
  const [first, second] = (await recent()).getAllByRole('listitem')
  expect(first).toHaveTextContent('Unknown ticket')
  expect(second).toHaveTextContent('Checked in')
  expect(page.queryByText('Unknown ticket', { selector: 'section p' })).toBeNull()
  await scan(app, Passengers[1]?.Number ?? '')
  expect(await heading('Checked in')).toBeVisible()
  expect((await recent()).getAllByRole('listitem')).toHaveLength(3)
})

it('MAN-2 SES-5 the end of a session deletes the last scans of its account', async () => {
  const app = await openGate()
  await scan(app, 'NOBODY-1')
  await heading('Unknown ticket')
  await waitFor(async () => expect(await keptOnDevice()).toContain('NOBODY-1'))

  act(() => clearSession())

  await waitFor(async () => expect(await keptOnDevice()).not.toContain('NOBODY-1'))
})

it('MAN-2 SES-5 the login of another account deletes the last scans', async () => {
  const app = await openGate()
  await scan(app, 'NOBODY-1')
  await heading('Unknown ticket')
  await waitFor(async () => expect(await keptOnDevice()).toContain('NOBODY-1'))
  reload()
  const agent = await logIn(app.sandbox, 'rizal', 'selat-demo-4', agentsHost)

  await renderApp('/', { sandbox: app.sandbox, session: agent, host: agentsHost })

  await waitFor(async () => expect(await keptOnDevice()).not.toContain('NOBODY-1'))
})
