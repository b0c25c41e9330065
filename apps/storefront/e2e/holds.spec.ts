import type { Page } from '@playwright/test'

import { setClockAhead } from '../src/test/set-clock-ahead.ts'
import type { Desk } from './support/desk.ts'
import {
  addToCart,
  agree,
  chooseSailings,
  fillContact,
  goToCheckout,
  openResults,
} from './support/journey.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'
import { contact } from './support/travellers.ts'

/** Moves the clock of the mock and that of the device. */
async function letPass(page: Page, desk: Desk, minutes: number): Promise<void> {
  await desk.advance(minutes * 60)
  await page.evaluate(setClockAhead, minutes * 60_000)
}

const trip = { depart: '2026-12-12', back: '2026-12-13', adults: 2 }

test('CRT-2 a hold counts down, can be extended, and after its end links to the search for its sailings', async ({
  page,
  ownSandbox,
}) => {
  await openResults(page, trip, ownSandbox.url)
  await chooseSailings(page, '10:20', '16:10')
  await addToCart(page)
  const timer = page.getByRole('timer').first()
  await expect(timer).toHaveText(/1[45]:\d\d/)

  await ownSandbox.desk.advance(13.5 * 60)
  await page.reload()
  await expect(timer).toHaveText(/0[01]:\d\d/)
  await expect(page.getByText(t('cart:hold.soonTitle', { count: 2 })).first()).toBeVisible()
  await page.getByRole('button', { name: new RegExp(`^${t('cart:hold.extend')}`) }).click()
  await expect(timer).toHaveText(/1[56]:\d\d/)

  await letPass(page, ownSandbox.desk, 17)
  await expect(page.getByText(t('cart:gone.seats'))).toBeVisible()
  await expect(timer).toHaveCount(0)
  await page.getByRole('link', { name: t('cart:expired.searchAgain') }).click()

  await expect(page.getByRole('main')).toContainText('2 adults')
  await expect(page).toHaveURL(/from=HFC&to=BTC&depart=2026-12-12&return=2026-12-13&adults=2/)
})

test('CRT-2 ERR-4 when a hold ends at checkout, the page says so and keeps the typed contact', async ({
  page,
  ownSandbox,
}) => {
  await openResults(page, { ...trip, adults: 1 }, ownSandbox.url)
  await chooseSailings(page, '10:20', '16:10')
  await addToCart(page)
  await goToCheckout(page)
  await fillContact(page)
  await agree(page)
  await letPass(page, ownSandbox.desk, 16)

  const over = page.getByRole('alert').filter({ hasText: t('order:checkout.typedIsKept') })
  await expect(over).toBeVisible()
  await expect(over.getByRole('link', { name: t('cart:expired.searchAgain') })).toBeVisible()
  const policy = page.getByRole('region', { name: t('order:checkout.policy') })
  await expect(policy).not.toContainText(t('cart:total.payNow'))
  await expect(page.getByText(t('order:checkout.finalPrice'))).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: t('order:checkout.fullName') })).toHaveValue(
    contact.name,
  )
})
