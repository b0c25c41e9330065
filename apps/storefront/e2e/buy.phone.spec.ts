import type { Page } from '@playwright/test'

import { isWiderThanWindow } from './support/accessibility.ts'
import {
  addToCart,
  chooseSailings,
  expectPage,
  fillContact,
  fillPassengers,
  goToCheckout,
  payBy,
  placeOrder,
  sayPaid,
  search,
  tickets,
  uploadProof,
} from './support/journey.ts'
import { receipt } from './support/picture-file.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'
import { travellers } from './support/travellers.ts'

async function expectNothingAside(page: Page): Promise<void> {
  expect(await isWiderThanWindow(page), `${page.url()} scrolls sideways`).toBe(false)
}

test('FER-1 CHK-5 CHK-10 a traveller buys a round trip on a phone, and no screen scrolls sideways', async ({
  page,
  desk,
}) => {
  const trip = { depart: '2026-12-13', back: '2026-12-15', adults: 1, infants: 1 }
  await page.goto('/')
  await expectNothingAside(page)

  await search(page, trip)
  await expect(page.getByText(t('ferry:results.outbound')).first()).toBeVisible()
  await expectNothingAside(page)
  await chooseSailings(page, '10:20', '16:10')
  await expectNothingAside(page)
  await addToCart(page)
  await expectNothingAside(page)
  await goToCheckout(page)
  await fillContact(page)
  await fillPassengers(page, travellers(trip, trip.depart, 6))
  await expectNothingAside(page)
  const order = await placeOrder(page)
  await expectNothingAside(page)
  await payBy(page, 'Bank transfer, Mandiri')
  await expectNothingAside(page)
  await uploadProof(page, receipt())
  await sayPaid(page)
  await expectNothingAside(page)
  await desk.approve(order)

  await expectPage(page, t('payment:success.title'))
  await expect(tickets(page)).toHaveCount(4)
  await expectNothingAside(page)
})

test('NAV-1 on a phone, the menu of the header leads to the ferry search', async ({ page }) => {
  await page.goto('/')

  await page.getByRole('button', { name: t('common:nav.openMenu') }).tap()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: t('common:products.ferry') })
    .tap()

  await expectPage(page, t('ferry:search.title'))
})
