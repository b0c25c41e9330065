import { addDays } from '@selat/domain'
import type { Sandbox } from '@selat/mock-api'
import type { Schemas } from '@selat/sdk'
import { act, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { bookingToken } from '../../../shared/app/booking-access.ts'
import { paths } from '../../../shared/app/paths.ts'
import { clearSession, signIn } from '../../../shared/app/session-store.ts'
import { holdAnswer, holdCall } from '../../../test/hold-call.ts'
import { holderOf, orderCart, placeOrder } from '../../../test/place-order.ts'
import { refuseCall } from '../../../test/refuse-call.ts'
import { createTestSandbox, logIn, renderApp } from '../../../test/render-app.tsx'
import { addInput, ask } from '../../../test/seed-cart.ts'

type Wanted = Parameters<typeof placeOrder>[1] & { isFreeToChange?: boolean }

/**
 * Opens the page that changes the date of a paid order, of two travellers on a dated crossing unless something else is
 * wanted.
 */
async function openPaid(wanted: Wanted = {}, { later = 0, method = 'QRIS' } = {}) {
  const sandbox = await createTestSandbox()
  const placed = await (wanted.isFreeToChange ? placeEmerald(sandbox) : placeOrder(sandbox, wanted))
  const holder = holderOf(sandbox, placed)
  await holder.choose(method)
  await sandbox.console.payments.settle(placed.order.Payment.Id)
  await sandbox.console.clock.advance(later)
  const app = await renderApp(paths.changeDate(placed.order.Id), { sandbox })
  const { screen, user } = app
  await screen.findByRole('heading', { name: 'Change the date', level: 1 })
  const sailings = () => screen.findByRole('group', { name: /^Sailings on/ })
  return {
    ...app,
    ...placed,
    holder,
    sailings,
    nextDay: () => user.click(screen.getByRole('button', { name: 'The day after' })),
    /** Chooses the first available sailing of the day and returns its id. */
    pick: async () => {
      const open = within(await sailings())
        .getAllByRole('radio')
        .filter((radio) => !(radio as HTMLInputElement).disabled)
      await user.click(open[0] as HTMLElement)
      return (open[0] as HTMLInputElement).value
    },
    askFor: () => user.click(screen.getByRole('button', { name: 'See what it costs' })),
  }
}

/** Orders a crossing to Bintan for one traveller, in the class whose changes cost nothing but the fare. */
async function placeEmerald(sandbox: Sandbox) {
  const date = '2026-12-12'
  const found = await ask<Schemas['FerrySearchResult']>(sandbox, 'ferry/search', {
    query: { from: 'TMF', to: 'BBT', dateFrom: date, adults: '1' },
  })
  const [sailing] = found.Departures.Sailings.filter(({ Operator }) => Operator === 'BHF')
  const offer = sailing?.Offers.find(({ Class }) => Class === 'EMD')
  if (!sailing || !offer) throw new Error('Nothing sails to Bintan.')
  const counts = { Qty: 1, QtyAdult: 1, QtyChild: 0, QtyInfant: 0 }
  const kind = {
    IsRoundTrip: false,
    IsInternational: true,
    IsOpenTicket: false,
    IsOpenTicket2W: false,
  }
  const Ferry = { DateFrom: date, DateUntil: null, ...counts, ...kind, Offers: [offer.Offer] }
  const cart = await addInput(sandbox, undefined, {
    ItemContent: 'ferry',
    Items: [{ Item: sailing.Item, Qty: 1, Ferry }],
  })
  return orderCart(sandbox, cart)
}

const sailingsOf = ({ Items }: Schemas['TicketList']) => Items.map(({ Sector }) => Sector.Sailing)

it('CHK-11 a price is not shown if another sailing was chosen while it was loading', async () => {
  const { screen, user, sailings, pick, askFor, nextDay } = await openPaid()
  await sailings()
  await nextDay()
  await pick()
  const former = holdAnswer('post', '*/change/quote')
  await askFor()
  await former.asked

  const others = within(await sailings()).getAllByRole('radio', { checked: false })
  const other = others.find((radio) => !(radio as HTMLInputElement).disabled)
  await user.click(other as HTMLElement)
  former.release()
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)))

  expect(screen.queryByRole('region', { name: 'Old and new' })).toBeNull()
  expect(other).toBeChecked()
})

it('CHK-11 moving one of two travellers shows the price, waits for its payment, and is paid from the booking', async () => {
  const { screen, user, router, sandbox, order, holder, pick, askFor, nextDay } = await openPaid()
  await screen.findByText(/charges Rp.* for the change/)
  expect(await screen.findByText('Your sailing now')).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: 'Ms TAN MEI' }))
  await nextDay()
  const sailing = await pick()
  await askFor()

  const quote = await screen.findByRole('region', { name: 'Old and new' })
  expect(within(quote).getByText('TAN WEI LING')).toBeVisible()
  expect(within(quote).getByRole('timer', { name: 'This offer is valid for' })).toBeVisible()
  const before = await holder.tickets()

  await user.click(within(quote).getByRole('button', { name: /^Hold the seats and pay Rp/ }))

  await screen.findByRole('heading', { name: /pay/i, level: 1 })
  expect(router.state.location.pathname).toBe('/payment')
  expect(sailingsOf(await holder.tickets())).toEqual(sailingsOf(before))

  await router.navigate(paths.orderDetail(order.Id))
  expect(await screen.findByText('A change of date waits for its payment')).toBeVisible()
  const pay = screen.getByRole('link', { name: /^Pay Rp/ })
  const changing = new URL(pay.getAttribute('href') ?? '', 'http://localhost').searchParams
  const change = changing.get('order') ?? ''
  expect(change).not.toBe(order.Id)

  const payer = holderOf(sandbox, {
    order: { ...order, Id: change },
    token: bookingToken(change) ?? '',
  })
  await payer.choose('QRIS')
  await sandbox.console.payments.settle((await payer.payment()).Id)
  const moved = await holder.tickets()
  expect(sailingsOf(moved).map((at) => at?.Id)).toEqual([
    sailing,
    before.Items[1]?.Sector.Sailing?.Id,
  ])
})

it('ERR-4 CHK-11 a change that is answered after its page was left waits for its payment, and the traveller stays on the new page', async () => {
  const { screen, user, router, order, pick, askFor, nextDay } = await openPaid()
  await screen.findByText('Your sailing now')
  await nextDay()
  await pick()
  await askFor()
  const quote = within(await screen.findByRole('region', { name: 'Old and new' }))
  const letThrough = holdCall('post', '*/travel/v1/order/*/change')
  await user.click(quote.getByRole('button', { name: /^Hold the seats and pay Rp/ }))
  await router.navigate(paths.contact())
  await screen.findByRole('heading', { level: 1, name: 'Contact us' })

  letThrough()

  const devices = () => JSON.parse(localStorage.getItem('bookingAccess') ?? '[]') as unknown[]
  await waitFor(() => expect(devices()).toHaveLength(2))
  await router.settle()
  expect(router.state.location.pathname).toBe('/contact')
  await router.navigate(paths.orderDetail(order.Id))
  expect(await screen.findByText('A change of date waits for its payment')).toBeVisible()
})

it('SES-3 CHK-11 a change that is answered after a logout leaves no access to its order on the device', async () => {
  const { screen, user, router, sandbox, pick, askFor, nextDay } = await openPaid()
  const person = await logIn(sandbox, 'weiling', 'selat-demo-1')
  await act(async () => void signIn(person))
  await screen.findByText('Your sailing now')
  await nextDay()
  await pick()
  await askFor()
  const quote = within(await screen.findByRole('region', { name: 'Old and new' }))
  const { asked, release } = holdAnswer('post', '*/travel/v1/order/*/change')
  await user.click(quote.getByRole('button', { name: /^Hold the seats and pay Rp/ }))
  await asked
  await act(async () => clearSession())

  release()

  await screen.findByRole('heading', { name: 'This order cannot be shown here' })
  await router.settle()
  expect(localStorage.getItem('bookingAccess')).toBeNull()
})

it('CHK-8 CHK-11 when money for a change comes too late, the booking says where its refund goes and by when', async () => {
  const app = await openPaid()
  const { screen, user, router, sandbox, order, pick, askFor, nextDay } = app
  await screen.findByText(/charges Rp.* for the change/)
  await nextDay()
  const sailing = await pick()
  await askFor()
  const quote = await screen.findByRole('region', { name: 'Old and new' })
  await user.click(within(quote).getByRole('button', { name: /^Hold the seats and pay Rp/ }))
  await screen.findByRole('heading', { name: /pay/i, level: 1 })
  const change = new URLSearchParams(router.state.location.search).get('order') ?? ''
  const payer = holderOf(sandbox, {
    order: { ...order, Id: change },
    token: bookingToken(change) ?? '',
  })
  const { Id } = await payer.choose('QRIS')
  const { TotalAmount } = await payer.booking()
  await sandbox.console.clock.advance(86_400)
  await sandbox.console.sailings.leaveSeats(sailing, 0)
  await sandbox.console.payments.settle(Id)
  app.unmount()

  const later = await renderApp(paths.orderDetail(order.Id), { sandbox })

  const refunds = within(await later.screen.findByRole('region', { name: 'Refunds' }))
  const amount = TotalAmount.Amount.toLocaleString('en')
  expect(refunds.getByText(new RegExp(`^Rp.${amount}$`))).toBeVisible()
  expect(
    refunds.getByText('Paid for a change of date that could not happen any more'),
  ).toBeVisible()
  expect(refunds.getByText('To QRIS, within 3 days')).toBeVisible()
  expect(refunds.getByText(/^Your payment arrived .* · Expected by 24 Nov 2026/)).toBeVisible()
})

it('CHK-11 the difference to a cheaper day goes to the named bank account, and the tickets move at once', async () => {
  const { screen, user, holder, pick, askFor, nextDay } = await openPaid(
    { isFreeToChange: true },
    { method: 'BCA_VA' },
  )
  await screen.findByText('Your sailing now')
  expect(screen.getByText(/charges nothing for the change/)).toBeVisible()
  for (let day = 0; day < 3; day += 1) await nextDay()
  await screen.findAllByText(/^Rp.* less$/)
  const sailing = await pick()
  await askFor()
  const confirm = await screen.findByRole('button', { name: /^Change, and get Rp.* back$/ })
  await user.click(confirm)
  expect(screen.getByLabelText(/^Bank/)).toHaveFocus()
  await user.type(screen.getByLabelText(/^Bank/), 'Bank Mandiri')
  await user.type(screen.getByLabelText(/^Account number/), '109-000 1234')
  await user.click(confirm)

  expect(await screen.findByRole('heading', { name: 'The date is changed' })).toHaveFocus()
  expect(sailingsOf(await holder.tickets()).map((at) => at?.Id)).toEqual([sailing])
  await user.click(screen.getByRole('link', { name: 'To the booking' }))
  const refunds = await screen.findByRole('region', { name: 'Refunds' })
  expect(within(refunds).getByText('Bank Mandiri •••• 1234')).toBeVisible()
  const story = within(screen.getByRole('region', { name: 'What has happened' }))
  expect(await story.findByText('The new sailing costs less, refund on its way')).toBeVisible()
  expect(story.queryByText(/cancelled/i)).toBeNull()
})

it('CHK-11 another sailing can be chosen from the quote, and the one before is still selected', async () => {
  const { screen, user, pick, askFor } = await openPaid({ adults: 1 })
  await screen.findByText('Your sailing now')
  const sailing = await pick()
  await askFor()

  await user.click(await screen.findByRole('button', { name: 'Choose another sailing' }))

  expect(await screen.findByRole('radio', { checked: true })).toHaveAttribute('value', sailing)
})

it('CHK-11 before another change of the same tickets is confirmed, the page says that it ends the one that waits', async () => {
  const { screen, user, router, order, pick, askFor, nextDay } = await openPaid({ adults: 1 })
  const note = 'This cancels a change that is awaiting payment'
  await screen.findByText('Your sailing now')
  await nextDay()
  await pick()
  await askFor()
  await user.click(await screen.findByRole('button', { name: /^Hold the seats and pay Rp/ }))
  await screen.findByRole('heading', { name: /pay/i, level: 1 })

  await router.navigate(paths.changeDate(order.Id))
  await screen.findByText('Your sailing now')
  await nextDay()
  await nextDay()
  await pick()
  expect(screen.queryByText(note)).toBeNull()
  await askFor()

  expect(await screen.findByText(note)).toBeVisible()
})

it('CHK-11 seats that were sold meanwhile are reported, and the day stays chosen', async () => {
  const { screen, sandbox, holder, pick, askFor, nextDay, sailings } = await openPaid()
  await screen.findByText('Your sailing now')
  await nextDay()
  const sailing = await pick()
  await sandbox.console.sailings.leaveSeats(sailing, 1)

  await askFor()

  expect(await screen.findByText('The seats on that sailing were taken meanwhile')).toBeVisible()
  expect(screen.queryByRole('radio', { checked: true })).toBeNull()
  expect(await within(await sailings()).findByText(/^Only 1 seat left, \d needed$/)).toBeVisible()
  const [at] = sailingsOf(await holder.tickets())
  const kept = addDays(at?.DepartsAt.slice(0, 10) ?? '', 1)
  expect(screen.getByRole('textbox', { name: 'Day' })).toHaveValue(kept.slice(-2))
})

it('CHK-11 a missing sailing and a missing traveller are reported', async () => {
  const { screen, user, askFor } = await openPaid()
  await screen.findByText('Your sailing now')
  await askFor()
  expect(screen.getByText('Choose a sailing.')).toBeVisible()

  await user.click(screen.getByRole('checkbox', { name: 'Ms TAN WEI LING' }))
  await user.click(screen.getByRole('checkbox', { name: 'Ms TAN MEI' }))
  await askFor()
  expect(screen.getAllByText('Choose at least one traveller.')[0]).toBeVisible()
})

it.each([
  ['too_late', 'The time to change these tickets is over.'],
  ['checked_in', 'One of the tickets is checked in already.'],
  ['sailing_unfit', 'This sailing does not fit these tickets any more. Choose another.'],
])('CHK-11 a change that is refused as %s says so', async (reason, words) => {
  const { screen, pick, askFor, nextDay } = await openPaid()
  await screen.findByText('Your sailing now')
  await nextDay()
  await pick()
  refuseCall('post', '*/order/:id/change/quote', 422, 'change_refused', { reason })
  await askFor()

  expect(await screen.findByRole('alert')).toHaveTextContent(words)
})

it('CHK-11 sailings that collide with the other crossing of a round trip cannot be chosen', async () => {
  const { screen, user, sailings, nextDay } = await openPaid({ isRoundTrip: true })
  expect(await screen.findAllByRole('radio', { name: /Centre|HarbourFront/ })).not.toHaveLength(0)
  await screen.findByText('Your sailing now')
  await user.click(screen.getByRole('radio', { name: /to HarbourFront/ }))
  await screen.findByText('Your sailing now')
  await user.click(screen.getByRole('radio', { name: /^HarbourFront/ }))
  await screen.findByText('Your sailing now')
  const now = within(await sailings()).getByRole('radio', { description: 'Your sailing now' })
  expect(now).toBeDisabled()
  expect(now).toHaveAccessibleName(/^\d\d:\d\d SGT HarbourFront, Singapore to .*, Selat Riau Line$/)
  await nextDay()
  await nextDay()
  await nextDay()
  const day = within(await sailings())
  expect(day.getAllByText('Collides with your other crossing').length).toBeGreaterThan(0)
  expect(day.getAllByRole('radio').every((radio) => radio.hasAttribute('disabled'))).toBe(true)
})

it('CHK-11 open tickets cannot change their date, and the page links to the choice of a sailing', async () => {
  const { screen } = await openPaid({ isOpenTicket: true, adults: 1 })

  expect(await screen.findByText('No date of this booking can be changed')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Choose a sailing' })).toHaveAttribute(
    'href',
    expect.stringContaining('/paid-dolphin?order='),
  )
})

it('CHK-11 after the time for changes nothing can be changed', async () => {
  const { screen } = await openPaid({}, { later: 21.5 * 86_400 })

  expect(await screen.findByText('No date of this booking can be changed')).toBeVisible()
})

it('CHK-11 tickets that were cancelled elsewhere after the quote stay behind, and the others can still move', async () => {
  const { screen, user, holder, nextDay, pick, askFor, sailings } = await openPaid()
  const gone = (await holder.tickets()).Items.at(-1)?.Id
  await sailings()
  await nextDay()
  await pick()
  await askFor()
  const confirm = await screen.findByRole('button', { name: /^Hold the seats and pay/ })
  await holder.cancelTickets([gone ?? ''])

  await user.click(confirm)

  await waitFor(() =>
    expect(screen.queryByRole('group', { name: 'Who goes at another time?' })).toBeNull(),
  )
  await nextDay()
  await pick()
  await askFor()
  expect(await screen.findByRole('region', { name: 'Old and new' })).toBeVisible()
})

it('CHK-11 a booking that was cancelled elsewhere after the quote of a change is called cancelled', async () => {
  const { screen, user, holder, nextDay, pick, askFor, sailings } = await openPaid()
  await sailings()
  await nextDay()
  await pick()
  await askFor()
  const confirm = await screen.findByRole('button', { name: /^Hold the seats and pay/ })
  await holder.cancelTickets()

  await user.click(confirm)

  expect(await screen.findByText(/^This order is: Cancelled/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Hold/ })).toBeNull()
})
