import { recordAnnouncements } from '../src/test/record-announcements.ts'
import { agree, expectPage, fillContact, fillPassengers } from './support/journey.ts'
import { openCheckout } from './support/saved.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'
import { travellers } from './support/travellers.ts'

const trip = { depart: '2026-12-10', adults: 2 }

test('CHK-1 PAX-3 while a traveller types, the checkout tells wrong and missing fields politely, without an interruption', async ({
  page,
}) => {
  await openCheckout(page, trip)
  const said = await page.evaluateHandle(recordAnnouncements)
  const told = async () => said.jsonValue()

  await fillContact(page, { email: 'weiling@' })
  await fillPassengers(page, travellers(trip, trip.depart, 6))
  await page.getByRole('textbox', { name: t('common:phone.number') }).focus()
  await expect.poll(async () => (await told()).polite.join()).toContain(t('order:checkout.email'))
  expect((await told()).assertive).toEqual([])

  await page.getByRole('button', { name: t('order:checkout.place') }).click()
  const summary = page.locator('[data-slot="error-summary"]')
  await expect(summary).toBeFocused()
  const afterSubmit = (await told()).assertive.length

  await fillContact(page)
  await expect
    .poll(async () => (await told()).polite)
    .toContain(t('order:checkout.left', { count: 1 }))
  await agree(page)
  await expect.poll(async () => (await told()).polite).toContain(t('order:checkout.noneLeft'))
  expect((await told()).assertive).toHaveLength(afterSubmit)
  await expectPage(page, t('order:checkout.title'))
})
