import { isWiderThanWindow } from './support/accessibility.ts'
import { bookingLink } from './support/direct-booking.ts'
import { expectPage, payBy, press, orderOf } from './support/journey.ts'
import { buyCrossing } from './support/paid-crossing.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'

test('CHK-11 on a phone, one of two travellers is moved to the next day', async ({
  page,
  desk,
}) => {
  test.slow()
  const booked = await buyCrossing(desk, '2027-01-20', { method: 'QRIS' })
  await page.goto(bookingLink(booked))
  await expectPage(page, booked.confirmationNumber)
  await press(page.getByRole('link', { name: t('order:changeDate.title') }))
  await expectPage(page, t('order:changeDate.title'))
  await page.getByRole('checkbox').first().tap()
  await press(page.getByRole('button', { name: t('order:changeDate.after') }))
  const board = page.getByRole('group', { name: /^Sailings on .*21 January 2027/ })
  await board.getByText(t('order:changeDate.same')).first().tap()
  expect(await isWiderThanWindow(page)).toBe(false)
  await press(page.getByRole('button', { name: t('order:changeDate.ask') }))
  await expect(page.getByRole('heading', { name: t('order:changeDate.quoteTitle') })).toBeFocused()
  expect(await isWiderThanWindow(page)).toBe(false)
  await press(page.getByRole('button', { name: /^Hold the seats and pay Rp/ }))
  await payBy(page, 'QRIS')
  await desk.settle(orderOf(page))
  await expectPage(page, t('payment:change.done'))
  await press(page.getByRole('link', { name: t('payment:change.booking') }))

  await expectPage(page, booked.confirmationNumber)
  await expect(page.getByRole('heading', { level: 3, name: /20 Jan/ })).toBeVisible()
  await expect(page.getByRole('heading', { level: 3, name: /21 Jan/ })).toBeVisible()
  expect(await isWiderThanWindow(page)).toBe(false)
})

test('CHK-11 on a phone, a booking is cancelled after its refund was shown', async ({
  page,
  desk,
}) => {
  const booked = await buyCrossing(desk, '2027-01-20', { method: 'QRIS' })
  await page.goto(bookingLink(booked))
  await press(page.getByRole('link', { name: t('order:cancelBooking.title') }))
  await press(page.getByRole('button', { name: t('order:cancelBooking.ask') }))
  const confirm = page.getByRole('button', { name: /^Cancel and get Rp/ })
  await expect(confirm).toBeVisible()
  expect(await isWiderThanWindow(page)).toBe(false)
  await press(confirm)

  await expect(page.getByRole('heading', { name: t('order:cancelBooking.done') })).toBeFocused()
  await press(page.getByRole('link', { name: t('order:detail.toBooking') }))
  await expect(page.getByRole('region', { name: t('order:refunds.title') })).toBeVisible()
  expect(await isWiderThanWindow(page)).toBe(false)
})
