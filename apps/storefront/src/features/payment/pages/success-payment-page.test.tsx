import { waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { paths } from '../../../shared/app/paths.ts'
import { holderOf, placeOrder } from '../../../test/place-order.ts'
import { createTestSandbox, renderApp } from '../../../test/render-app.tsx'

async function openPaid({ isRoundTrip = false, isOpenTicket = false } = {}) {
  const sandbox = await createTestSandbox()
  const placed = await placeOrder(sandbox, { isRoundTrip, isOpenTicket })
  const { order } = placed
  const holder = holderOf(sandbox, placed)
  await holder.choose('TRANSFER_BCA')
  await sandbox.console.payments.settle(order.Payment.Id)
  const { Items } = await holder.tickets()
  const app = await renderApp(paths.successPayment(order.Id), { sandbox })
  await app.screen.findByRole('heading', { name: 'Payment successful' })
  return { ...app, order, tickets: Items }
}

it('CHK-10 there is one ticket for each passenger and crossing, with its number and code', async () => {
  const { screen, tickets } = await openPaid({ isRoundTrip: true })

  const passes = await screen.findAllByRole('article')

  expect(tickets).toHaveLength(4)
  expect(passes).toHaveLength(4)
  for (const { Number: number } of tickets) {
    expect(screen.getByRole('img', { name: `QR code of ticket ${number}` })).toBeVisible()
    expect(screen.getByText(number)).toBeVisible()
  }
})

it('CHK-10 tickets are grouped by crossing, in the order of travel', async () => {
  const { screen } = await openPaid({ isRoundTrip: true })
  await screen.findAllByRole('article')

  const crossings = screen.getAllByRole('region', { name: / to .*Dec$/ })

  expect(crossings.map((region) => region.querySelector('h3')?.textContent)).toEqual([
    expect.stringMatching(/^HarbourFront, Singapore to Batam Centre.*Sat, 12 Dec$/),
    expect.stringMatching(/^Batam Centre.* to HarbourFront, Singapore.*Mon, 14 Dec$/),
  ])
  for (const crossing of crossings) expect(within(crossing).getAllByRole('article')).toHaveLength(2)
})

it('CHK-10 a ticket shows departure and arrival in local time, check-in, class, vessel and state', async () => {
  const { screen, tickets } = await openPaid()

  const [pass] = await screen.findAllByRole('article')

  const sailing = tickets[0]?.Sector.Sailing
  expect(pass).toHaveTextContent(`${sailing?.DepartsAt.slice(11, 16)} SGT`)
  expect(pass).toHaveTextContent(`${sailing?.ArrivesAt.slice(11, 16)} WIB`)
  expect(pass).toHaveTextContent(`Check-in closes${sailing?.CheckInClosesAt.slice(11, 16)} SGT`)
  expect(pass).toHaveTextContent('ClassEconomy')
  expect(pass).toHaveTextContent(`Vessel${sailing?.Vessel}`)
  expect(pass).toHaveTextContent('Issued')
})

it('CHK-10 an open ticket shows until when it is valid, and no sailing', async () => {
  const { screen, tickets } = await openPaid({ isOpenTicket: true })

  const [pass] = await screen.findAllByRole('article')

  expect(tickets[0]?.ValidUntil).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  expect(pass).toHaveTextContent(/Valid until\d{1,2} \w{3} 20\d\d/)
  expect(pass).toHaveTextContent('Choose a sailing before you travel')
  expect(pass).not.toHaveTextContent('Check-in closes')
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull()
})

it('FER-9 the next steps list border papers, check-in times, and what is due at the counter', async () => {
  const { screen } = await openPaid({ isRoundTrip: true })

  const steps = screen.getByRole('region', { name: 'Before you travel' })

  expect(
    within(steps)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent.replaceAll('\u00A0', ' ')),
  ).toEqual([
    "Bring each passenger's passportPassport valid until 14 Jun 2027 or later The names on the tickets are compared with it.",
    'All Indonesia arrival card: fill in from Wed, 9 DecBefore you arrive at Batam Centre, Batam on Sat, 12 Dec',
    'SG Arrival Card: fill in from Fri, 11 DecBefore you arrive at HarbourFront, Singapore on Mon, 14 Dec',
    "Check-in closes 07:00 SGT, HarbourFront, SingaporeSaturday, 12 December 2026. It opens at 06:00 SGT; times are the terminal's own.",
    "Check-in closes 05:30 WIB, Batam Centre, BatamMonday, 14 December 2026. It opens at 04:30 WIB; times are the terminal's own.",
    'Have Rp 130,000 and S$12.00 readyCollected at the counter, not part of what you paid online.',
  ])
})

it('CHK-10 the first actions are the code and saving, printing comes last, and the tickets stand before the next steps', async () => {
  const { screen, user } = await openPaid()
  const [pass] = await screen.findAllByRole('article')
  const scroll = vi.fn()
  Element.prototype.scrollIntoView = scroll

  const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent)
  await user.click(screen.getByRole('button', { name: 'Show QR code' }))

  expect(buttons.filter((text) => /QR|PDF|calendar|Print/.test(text))).toEqual([
    'Show QR code',
    'Save as PDF',
    'Add to calendar',
    'Print',
  ])
  const [shown] = scroll.mock.contexts
  expect(shown).toBe(pass?.querySelector('[data-slot="qr-code"]'))
  const steps = screen.getByRole('region', { name: 'Before you travel' })
  expect(pass?.compareDocumentPosition(steps)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

it('CHK-10 the button prints the tickets', async () => {
  const { screen, user } = await openPaid()
  const print = vi.spyOn(window, 'print').mockReturnValue()

  await user.click(screen.getByRole('button', { name: 'Print' }))

  expect(print).toHaveBeenCalledOnce()
})

it('CHK-10 the calendar file is named by the confirmation number', async () => {
  const { screen, user, order } = await openPaid()
  const made = vi.spyOn(URL, 'createObjectURL')
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download)
  })

  await user.click(screen.getByRole('button', { name: 'Add to calendar' }))

  await waitFor(() => expect(saved).toEqual([`${order.ConfirmationNumber}.ics`]))
  const [file] = made.mock.calls[0] as [Blob]
  expect(file.type).toBe('text/calendar')
  expect(await file.text()).toMatch(/^BEGIN:VCALENDAR\r\n/)
})
