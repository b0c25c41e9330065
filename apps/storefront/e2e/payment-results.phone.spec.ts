import { isWiderThanWindow } from './support/accessibility.ts'
import { bookDirectly, bookingLink } from './support/direct-booking.ts'
import { expectPage, payBy, press, tickets } from './support/journey.ts'
import { expectDeclined, payByCard, toCardPage } from './support/processor.ts'
import { sites } from './support/sites.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'

test('CHK-4 CHK-5 on a phone, a payer whose card is declined pays by e-wallet, and nothing scrolls sideways', async ({
  page,
}) => {
  const booked = await bookDirectly(sites.agency, '2026-12-18')
  await page.goto(bookingLink(booked))
  await expectPage(page, booked.confirmationNumber)
  await page.goto(`/payment?order=${booked.order}`)
  await expectPage(page, t('payment:page.chooseMethod'))
  expect(await isWiderThanWindow(page)).toBe(false)
  await payBy(page, 'Credit or debit card')
  await toCardPage(page)
  expect(await isWiderThanWindow(page)).toBe(false)
  await payByCard(page, 'declined')
  await expectDeclined(page, 'declined')
  expect(await isWiderThanWindow(page)).toBe(false)

  await payBy(page, 'DANA')
  expect(await isWiderThanWindow(page)).toBe(false)
  await press(page.getByRole('link', { name: t('payment:redirect.toWallet', { name: 'DANA' }) }))
  await press(page.getByRole('button', { name: /^Pay / }))

  await expectPage(page, t('payment:success.title'))
  await expect(tickets(page)).toHaveCount(1)
})
