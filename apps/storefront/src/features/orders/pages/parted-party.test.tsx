import { within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { paths } from '../../../shared/app/paths.ts'
import { parterOf } from '../../../test/part-party.ts'
import { holderOf, placeOrder } from '../../../test/place-order.ts'
import { createTestSandbox, logIn, renderApp } from '../../../test/render-app.tsx'
import { ask } from '../../../test/seed-cart.ts'

const OTHER_DATE = '2026-12-15'

/**
 * Opens a page of a paid crossing of three adults: TAN MEI goes three days later than TAN WEI LING, and TAN LI NA has
 * cancelled.
 */
async function openParted(pageOf: (order: string) => string) {
  const sandbox = await createTestSandbox()
  const session = await logIn(sandbox, 'budi', 'selat-demo-2')
  const placed = await placeOrder(sandbox, { adults: 3, bearer: session.Token })
  const holder = holderOf(sandbox, placed)
  await holder.choose('QRIS')
  await sandbox.console.payments.settle(placed.order.Payment.Id)
  const [first, second, third] = (await holder.tickets()).Items
  const parter = parterOf(sandbox, placed)
  const moved = await parter.move([second?.Id ?? ''], OTHER_DATE)
  await parter.cancel([third?.Id ?? ''])
  const app = await renderApp(pageOf(placed.order.Id), { sandbox, session })
  return { ...app, holder, first, moved, order: placed.order }
}

const clockOf = (at = '') => at.slice(11, 16)

it('CHK-2 an order shows the travellers of each sailing, and counter charges for two of three', async () => {
  const { screen, first, moved } = await openParted(paths.orderDetail)

  const booked = within(await screen.findByRole('region', { name: 'What you booked' }))
  const one = booked.getByText('Travellers: TAN WEI LING').parentElement
  const other = booked.getByText('Travellers: TAN MEI').parentElement
  expect(one).toHaveTextContent(clockOf(first?.Sector.Sailing?.DepartsAt))
  expect(one).toHaveTextContent('Sat, 12 Dec')
  expect(other).toHaveTextContent(clockOf(moved.DepartsAt))
  expect(other).toHaveTextContent('Tue, 15 Dec')
  const price = within(screen.getByRole('region', { name: 'Price' }))
  expect(price.getByRole('row', { name: /^Due at the counter/ })).toHaveTextContent('S$12.00')
})

it('CHK-2 each traveller is listed with their own sailing', async () => {
  const { screen } = await openParted(paths.orderDetail)

  const travellers = within(await screen.findByRole('region', { name: 'Travellers' }))
  const [one, two, three] = travellers.getAllByRole('listitem')
  expect(one).toHaveTextContent(/TAN WEI LING.*HarbourFront.*Sat, 12 Dec, /)
  expect(two).toHaveTextContent(/TAN MEI.*HarbourFront.*Tue, 15 Dec, /)
  expect(three).not.toHaveTextContent(' Dec, ')
})

it('FER-9 each traveller has a border checklist for their own days', async () => {
  const { screen } = await openParted(paths.orderDetail)

  const borders = within(await screen.findByRole('region', { name: 'Before you cross' }))
  const one = borders.getByText('TAN WEI LING').parentElement
  const other = borders.getByText('TAN MEI').parentElement
  expect(one).toHaveTextContent('Passport valid until 12 Jun 2027')
  expect(one).toHaveTextContent('fill in from Wed, 9 Dec')
  expect(other).toHaveTextContent('Passport valid until 15 Jun 2027')
  expect(other).toHaveTextContent('fill in from Sat, 12 Dec')
  expect(borders.queryByText(/TAN LI NA/)).toBeNull()
})

it('CHK-11 each sailing says until when its tickets can be moved, in the time of its terminal', async () => {
  const { screen, holder } = await openParted(paths.orderDetail)
  const { Items } = await holder.tickets()

  const manage = within(await screen.findByRole('region', { name: 'Manage booking' }))
  const change = await manage.findByRole('link', { name: /^Change the date/ })
  const untilOf = (name: string) => {
    const at = Items.find(({ PassengerName }) => PassengerName === name)?.ChangeUntil ?? ''
    // Singapore is eight hours ahead of UTC, in which the instant is written.
    const there = new Date(Date.parse(at) + 8 * 3_600_000).toISOString()
    return `${Number(there.slice(8, 10))} Dec 2026, ${there.slice(11, 16)} SGT`
  }
  expect(change).toHaveTextContent(`TAN WEI LING: until ${untilOf('TAN WEI LING')}`)
  expect(change).toHaveTextContent(`TAN MEI: until ${untilOf('TAN MEI')}`)
  expect(untilOf('TAN MEI')).not.toBe(untilOf('TAN WEI LING'))
  expect(change).not.toHaveTextContent('GMT')
})

it('CHK-11 the page that cancels groups travellers by sailing, and its quote keeps the groups apart', async () => {
  const { screen, user, first, moved } = await openParted(paths.cancelBooking)

  await user.click(await screen.findByRole('radio', { name: 'Only a part' }))
  const groupOf = (name: string) =>
    screen.getByRole('checkbox', { name }).closest('ul')?.parentElement
  expect(groupOf('Ms TAN WEI LING')).not.toBe(groupOf('Ms TAN MEI'))
  expect(groupOf('Ms TAN WEI LING')).toHaveTextContent(clockOf(first?.Sector.Sailing?.DepartsAt))
  expect(groupOf('Ms TAN MEI')).toHaveTextContent('Tue, 15 Dec')
  expect(groupOf('Ms TAN MEI')).toHaveTextContent(clockOf(moved.DepartsAt))
  expect(screen.queryByRole('checkbox', { name: 'Ms TAN LI NA' })).toBeNull()

  await user.click(screen.getByRole('radio', { name: /^The whole booking/ }))
  await user.click(screen.getByRole('button', { name: 'See what comes back' }))

  const quote = within(await screen.findByRole('region', { name: 'What comes back' }))
  const [one, other] = quote.getAllByRole('list', { name: 'What comes back by time' })
  expect(one?.parentElement).toHaveTextContent(/Sat, 12 Dec, .*TAN WEI LING/)
  expect(other?.parentElement).toHaveTextContent(/Tue, 15 Dec, .*TAN MEI/)
  expect(one).toHaveTextContent('SGT')
  expect(one).not.toHaveTextContent('GMT')
})

it('CHK-11 the page that changes a date says until when, in the time of the terminal', async () => {
  const { screen } = await openParted(paths.changeDate)

  expect(
    await screen.findByText(/^Can be changed until 1\d Dec 2026, \d\d:\d\d SGT$/),
  ).toBeVisible()
  expect(screen.getAllByRole('radio', { name: /^HarbourFront/ })).toHaveLength(2)
})

it('CHK-12 a receipt says who travels when, and whose change and refund it contains', async () => {
  const { screen, moved } = await openParted(paths.receipt)

  const receipt = within(await screen.findByRole('article', { name: /^Receipt R-/ }))
  const [one, other] = within(receipt.getByRole('region', { name: 'Sailings' })).getAllByRole(
    'listitem',
  )
  expect(one).toHaveTextContent(/12 Dec 2026.* SGT.*TAN WEI LING$/)
  expect(other).toHaveTextContent(/15 Dec 2026.* SGT.*TAN MEI$/)
  expect(other).toHaveTextContent(clockOf(moved.DepartsAt))
  expect(
    receipt.getByRole('row', { name: /^Change fee and difference in fare TAN MEI/ }),
  ).toBeVisible()
  expect(receipt.getByRole('row', { name: /^Refund of .* TAN LI NA/ })).toBeVisible()
})

it('CHK-9 the order history says how many travel on each day', async () => {
  const { screen, order } = await openParted(paths.orderHistory)

  const rows = await screen.findAllByRole('article')
  const row = rows.find((one) => within(one).queryByText(order.ConfirmationNumber) !== null)
  const own = within(row as HTMLElement)
  expect(own.getByText('Saturday, 12 December 2026')).toBeInTheDocument()
  expect(own.getByText(/^Sat, 12 Dec, .* · 1 traveller$/)).toBeVisible()
  expect(own.getByText(/^Tue, 15 Dec, .* · 1 traveller$/)).toBeVisible()
})

it('FER-7 FER-9 once a sailing is chosen for an open ticket, its order shows the date, the border checklist and the calendar', async () => {
  const sandbox = await createTestSandbox()
  const placed = await placeOrder(sandbox, { isOpenTicket: true })
  const holder = holderOf(sandbox, placed)
  await holder.choose('QRIS')
  await sandbox.console.payments.settle(placed.order.Payment.Id)
  const [ticket] = (await holder.tickets()).Items
  const sailing = `sai_HFC-BTC-${ticket?.Sector.Operator}-20261212`
  const schedule = await ask<{ Sailings: { Id: string }[] }>(sandbox, 'schedule/dolphin', {
    query: { ticket: ticket?.Id ?? '', dateFrom: '2026-12-12', dateUntil: '2026-12-12' },
    header: { 'Booking-Token': placed.token },
  })
  const [chosen] = schedule.Sailings.filter(({ Id }) => Id.startsWith(sailing))
  await ask(sandbox, 'item/transport/send', {
    method: 'POST',
    header: { 'Booking-Token': placed.token, 'Idempotency-Key': crypto.randomUUID() },
    body: { Ticket: ticket?.Id, Sailing: chosen?.Id },
  })

  const { screen } = await renderApp(paths.orderDetail(placed.order.Id), { sandbox })

  const booked = within(await screen.findByRole('region', { name: 'What you booked' }))
  expect(booked.getAllByText('Sat, 12 Dec')[0]).toBeVisible()
  expect(booked.queryByText(/from purchase/)).toBeNull()
  const borders = within(screen.getByRole('region', { name: 'Before you cross' }))
  expect(borders.getByText(/fill in from Wed, 9 Dec/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Add to calendar' })).toBeVisible()
  const manage = within(screen.getByRole('region', { name: 'Manage booking' }))
  expect(await manage.findByRole('link', { name: /^Change the date/ })).toHaveAttribute(
    'href',
    paths.changeDate(placed.order.Id),
  )
})
