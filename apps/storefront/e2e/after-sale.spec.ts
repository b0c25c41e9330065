import type { Page } from '@playwright/test'

import { expectAccessible } from './support/accessibility.ts'
import { type Booked, bookingLink } from './support/direct-booking.ts'
import { chooseTransfer, fillCart, openTicketInput, orderCart } from './support/direct-cart.ts'
import { expectPage, orderOf, payBy, tickets } from './support/journey.ts'
import { buyCrossing } from './support/paid-crossing.ts'
import { payByCard, toCardPage } from './support/processor.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'

const changeTitle = t('order:changeDate.title')
const nameTitle = t('order:correctName.title')
const cancelTitle = t('order:cancelBooking.title')

/** Opens a booking by its link, and then one of the pages that 'Manage booking' leads to. */
async function manage(page: Page, booked: Booked, action: string): Promise<void> {
  await page.goto(bookingLink(booked))
  await expectPage(page, booked.confirmationNumber)
  const section = page.getByRole('region', { name: t('order:manage.title') })
  await section.getByRole('link', { name: action }).click()
  await expectPage(page, action)
}

const board = (page: Page) => page.getByRole('group', { name: /^Sailings on/ })
const firstOpen = (page: Page) => board(page).locator('input:enabled').first()

test('CHK-11 one of two travellers is cancelled after the refund was shown, and the other keeps the ticket', async ({
  page,
  desk,
}) => {
  const booked = await buyCrossing(desk, '2027-01-05', { method: 'QRIS' })
  await page.goto(bookingLink(booked))
  await expect(tickets(page)).toHaveCount(2)
  await manage(page, booked, cancelTitle)
  await page.getByRole('radio', { name: t('order:cancelBooking.part') }).check()
  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: t('order:cancelBooking.ask') }).click()
  await expect(
    page.getByRole('heading', { name: t('order:cancelBooking.quoteTitle') }),
  ).toBeFocused()
  await expectAccessible(page, 'refund quote')
  await page.getByRole('button', { name: /^Cancel and get Rp/ }).click()

  await expect(page.getByRole('heading', { name: t('order:cancelBooking.done') })).toBeFocused()
  await page.getByRole('link', { name: t('order:detail.toBooking') }).click()
  await expectPage(page, booked.confirmationNumber)
  await expect(tickets(page).filter({ hasText: t('ticket:status.void') })).toHaveCount(1)
  const refunds = page.getByRole('region', { name: t('order:refunds.title') })
  await expect(refunds).toContainText('QRIS')
  await expectAccessible(page, 'partly cancelled booking')
})

test('CHK-11 a whole booking is cancelled, and the refund of a transfer goes to the bank account that the customer names', async ({
  page,
  desk,
}) => {
  const booked = await buyCrossing(desk, '2027-01-05', { method: 'TRANSFER_BCA' })
  await manage(page, booked, cancelTitle)
  await page.getByRole('button', { name: t('order:cancelBooking.ask') }).click()
  const confirm = page.getByRole('button', { name: /^Cancel and get Rp/ })
  await confirm.click()
  const bank = page.getByRole('textbox', { name: t('order:afterSale.bankName') })
  await expect(bank).toBeFocused()
  await expectAccessible(page, 'bank account')
  await bank.fill('Bank Mandiri')
  await page.getByRole('textbox', { name: t('order:afterSale.accountNumber') }).fill('109-000 1234')
  await confirm.click()

  await expect(page.getByText('Bank Mandiri •••• 1234')).toBeVisible()
  await page.getByRole('link', { name: t('order:detail.toBooking') }).click()
  await expectPage(page, booked.confirmationNumber)
  await expect(page.getByText(t('order:status.CANCELLED')).first()).toBeVisible()
  await expect(page.getByRole('region', { name: t('order:manage.title') })).toHaveCount(0)
})

for (const way of ['QRIS', 'card'] as const)
  test(`CHK-11 the date is changed, and the difference is paid by ${way}`, async ({
    page,
    desk,
  }) => {
    test.slow()
    const booked = await buyCrossing(desk, '2027-01-06', { method: 'QRIS' })
    await manage(page, booked, changeTitle)
    await expect(page.getByText(t('order:changeDate.current'))).toBeVisible()
    await page.getByRole('button', { name: t('order:changeDate.after') }).click()
    await firstOpen(page).check()
    await page.getByRole('button', { name: t('order:changeDate.ask') }).click()
    const quote = page.getByRole('region', { name: t('order:changeDate.quoteTitle') })
    await expect(quote.getByRole('heading')).toBeFocused()
    if (way === 'QRIS') await expectAccessible(page, 'change quote')
    await quote.getByRole('button', { name: /^Hold the seats and pay Rp/ }).click()
    await expect(page).toHaveURL(/\/payment\?order=ord_/)
    const change = orderOf(page)
    expect(change).not.toBe(booked.order)

    // Nothing has moved yet, and the booking shows the change that waits for its payment.
    await page.goto(`/order-detail?order=${booked.order}`)
    await expect(page.getByText(t('order:manage.waiting'))).toBeVisible()
    await expectAccessible(page, 'change that waits')
    await page.getByRole('link', { name: /^Pay Rp/ }).click()
    if (way === 'QRIS') {
      await payBy(page, 'QRIS')
      await desk.settle(change)
    } else {
      await payBy(page, 'Credit or debit card')
      await toCardPage(page)
      await payByCard(page, 'approved')
    }
    await expectPage(page, t('payment:change.done'))

    await page.goto(`/order-detail?order=${booked.order}`)
    await expectPage(page, booked.confirmationNumber)
    await expect(page.getByRole('heading', { name: /7 Jan/ })).toBeVisible()
    await expect(page.getByText(t('order:manage.waiting'))).toHaveCount(0)
    await expect(page.getByText(t('order:timeline.change_confirmed'))).toBeVisible()
  })

test('CHK-11 when the seats are sold after a change was quoted, the page says so and keeps the chosen day', async ({
  page,
  desk,
}) => {
  const booked = await buyCrossing(desk, '2027-01-11', { method: 'QRIS' })
  await manage(page, booked, changeTitle)
  await page.getByRole('button', { name: t('order:changeDate.after') }).click()
  const choice = firstOpen(page)
  await choice.check()
  const sailing = await choice.inputValue()
  await page.getByRole('button', { name: t('order:changeDate.ask') }).click()
  const confirm = page.getByRole('button', { name: /^Hold the seats and pay Rp/ })
  await expect(confirm).toBeVisible()
  await desk.leaveSeats(sailing, 1)
  await confirm.click()

  await expect(page.getByRole('alert')).toContainText(t('order:changeDate.seatsTaken'))
  await expect(board(page).locator(`input[value="${sailing}"]`)).toBeDisabled()
  await expect(page.getByRole('group', { name: /12 January 2027/ })).toBeVisible()
})

test('CHK-11 a spelling mistake in a name is reviewed and corrected by keyboard, and the name of another person is refused', async ({
  page,
  desk,
}) => {
  const booked = await buyCrossing(desk, '2027-01-13', { method: 'QRIS' })
  await manage(page, booked, nameTitle)
  const first = page.getByRole('textbox', { name: t('passenger:field.firstName') })
  const old = await first.inputValue()
  await first.fill('SOMEBODY ELSE')
  await first.press('Enter')
  await expect(page.getByText(t('order:issue.name_too_different', { letters: 3 }))).toBeVisible()
  await expectAccessible(page, 'name refused')
  await expect(first).toBeFocused()

  await first.fill(`${old}X`)
  await expect(page.getByText(t('order:correctName.changed', { count: 1, max: 3 }))).toBeVisible()
  await first.press('Enter')
  await expect(page.getByRole('heading', { name: t('order:correctName.review') })).toBeFocused()
  await expectAccessible(page, 'name looked over')
  await page.getByRole('button', { name: t('order:correctName.submit') }).press('Enter')
  await expect(page.getByRole('heading', { name: t('order:correctName.done') })).toBeFocused()
  await expectAccessible(page, 'name corrected')
  await page.getByRole('link', { name: t('order:detail.toBooking') }).click()
  await expect(tickets(page).filter({ hasText: `${old}X` })).toHaveCount(1)
})

test('CHK-11 the page says why a change is impossible: for open tickets, and for unpaid and unknown bookings', async ({
  page,
  desk,
}) => {
  const open = await orderCart(await fillCart([openTicketInput()]), '2027-01-14')
  await page.goto(bookingLink(open))
  await expectPage(page, open.confirmationNumber)
  await page.goto(`/order-detail/change?order=${open.order}`)
  await expect(page.getByText(t('order:afterSale.notNow'))).toBeVisible()
  await chooseTransfer(open)
  await desk.settle(open.order)
  await page.reload()
  await expect(page.getByText(t('order:changeDate.none'))).toBeVisible()
  await expectAccessible(page, 'nothing to change')
  await page.getByRole('link', { name: t('order:changeDate.chooseSailing') }).click()
  await expectPage(page, t('ticket:redeem.title'))

  await page.goto('/order-detail/name?order=ord_AAAAAAAAAA')
  await expectPage(page, t('order:notFound.title'))
})
