import { screen as page, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'

import { clearDevice, openManifest, sellTickets } from '../../../test/authority.ts'
import {
  cutLine,
  heading,
  laterSailing,
  letAboard,
  openGate,
  reload,
  scan,
  toSend,
} from '../../../test/gate.ts'
import { createTestSandbox, server } from '../../../test/render-app.tsx'

afterEach(clearDevice)

it('MAN-2 a ticket for another day is let aboard only with a reason, which the list shows', async () => {
  const sandbox = await createTestSandbox()
  const [ticket] = await sellTickets(sandbox)
  const sailing = ticket?.Sector.Sailing?.Id ?? ''
  const app = await openGate(sailing, { sandbox })

  await scan(app, ticket?.Number ?? '')
  expect(await heading('Check-in is not open yet')).toBeVisible()
  expect(
    app.screen.getByText(/^It is open Sat, 12 Dec, \d\d:\d\d to \d\d:\d\d SGT\.$/),
  ).toBeVisible()
  expect((await app.desk.manifest(sailing)).Sailing.CheckedIn).toBe(0)

  await app.user.click(app.screen.getByRole('button', { name: 'Let aboard with a reason' }))
  const dialog = within(await page.findByRole('dialog', { name: /^Let .* aboard outside/ }))
  await app.user.click(dialog.getByRole('button', { name: 'Let aboard' }))
  expect(dialog.getByLabelText(/^Reason/)).toHaveAccessibleErrorMessage('Say why.')
  await app.user.click(dialog.getByLabelText(/^Reason/))
  await app.user.paste('r'.repeat(201))
  await app.user.click(dialog.getByRole('button', { name: 'Let aboard' }))
  expect(dialog.getByLabelText(/^Reason/)).toHaveValue('r'.repeat(201))
  expect(dialog.getByLabelText(/^Reason/)).toHaveAccessibleErrorMessage(
    'Keep it within 200 characters',
  )
  await app.user.clear(dialog.getByLabelText(/^Reason/))
  await app.user.type(dialog.getByLabelText(/^Reason/), 'Crew of the next ship{Enter}')
  await app.user.click(dialog.getByRole('button', { name: 'Let aboard' }))

  expect(await heading('Checked in')).toBeVisible()
  await app.user.click(app.screen.getByRole('link', { name: 'Passengers' }))
  expect(await page.findByText('Outside the check-in times: Crew of the next ship')).toBeVisible()
  const { Passengers } = await app.desk.manifest(sailing)
  expect(Passengers.find(({ Number }) => Number === ticket?.Number)?.CheckedIn?.Reason).toBe(
    'Crew of the next ship',
  )
})

it('MAN-2 a device whose clock is slow uses the time of the server, also offline', async () => {
  const sandbox = await createTestSandbox()
  sandbox.clock.advance(100 * 60)
  const app = await openGate(laterSailing, { sandbox })
  const { Passengers } = await app.desk.manifest(laterSailing)
  const [first, second] = Passengers

  await scan(app, first?.Number ?? '')
  expect(await heading('Checked in')).toBeVisible()
  cutLine()
  await scan(app, second?.Number ?? '')

  await toSend(1)
  expect(page.queryByText('Check-in is not open yet')).toBeNull()
})

it('MAN-2 offline, the device asks for a reason, keeps it over a reload and sends it', async () => {
  const app = await openGate(laterSailing)
  const { Passengers } = await app.desk.manifest(laterSailing)
  const [first, second] = Passengers
  cutLine()

  await scan(app, first?.Number ?? '')
  expect(await heading('Check-in is not open yet')).toBeVisible()
  await toSend(0)
  await letAboard(app, 'The ship is late')
  expect(await heading('Checked in')).toBeVisible()
  await toSend(1)
  reload()
  const again = await openGate(laterSailing, app)
  await scan(again, second?.Number ?? '')
  await letAboard(again, 'Boards early with a group')
  await toSend(2)
  // Meanwhile another gate has let the first passenger aboard offline, a minute earlier.
  const before = new Date(Date.now() - 60_000).toISOString()
  await app.desk.scan(first?.Number ?? '', laterSailing, before)
  server.resetHandlers()
  globalThis.dispatchEvent(new Event('online'))

  expect(await page.findByRole('region', { name: '1 check-in needs attention' })).toHaveTextContent(
    'Already checked in',
  )
  const { Passengers: now } = await app.desk.manifest(laterSailing)
  expect(now.slice(0, 2).map(({ CheckedIn }) => CheckedIn?.Reason)).toEqual([
    'Needs help to board',
    'Boards early with a group',
  ])
})

it('MAN-2 NAV-12 by keyboard, the refusal of a passenger in the list leads to its reason and back to the passenger', async () => {
  const app = await openManifest(`sailing=${laterSailing}`)
  const [button] = await app.screen.findAllByRole('button', { name: /^Check in / })
  button?.focus()

  await app.user.keyboard('{Enter}')
  const open = await page.findByRole('button', { name: 'Let aboard with a reason' })
  expect(open).toHaveFocus()
  await app.user.tab()
  await app.user.keyboard('{Enter}')
  expect(open).not.toBeInTheDocument()
  expect(button).toHaveFocus()

  await app.user.keyboard('{Enter}')
  await page.findByRole('button', { name: 'Let aboard with a reason' })
  await app.user.keyboard('{Enter}')
  const dialog = within(await page.findByRole('dialog'))
  await app.user.click(dialog.getByRole('button', { name: 'Needs help to board' }))
  await app.user.click(dialog.getByRole('button', { name: 'Let aboard' }))
  const undo = await app.screen.findByRole('button', { name: /^Undo the check-in of / })
  await waitFor(() => expect(undo).toHaveFocus())
})

it('MAN-2 a passenger who is too early can be let aboard from the list', async () => {
  const app = await openManifest(`sailing=${laterSailing}`)
  const [button] = await app.screen.findAllByRole('button', { name: /^Check in / })

  await app.user.click(button ?? document.body)
  await letAboard(app, 'Needs help to board')

  expect(await app.screen.findByRole('button', { name: /^Undo the check-in of / })).toBeVisible()
  expect(app.screen.getByText('Outside the check-in times: Needs help to board')).toBeVisible()
})
