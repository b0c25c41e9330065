import { expect, type Page, test } from '@playwright/test'

import { agentAt } from './support/agent-calls.ts'
import {
  addToCart,
  chooseSailings,
  expectPage,
  goToCheckout,
  openResults,
} from './support/journey.ts'
import { openDoor } from './support/open-door.ts'
import { computer, phone, shoot } from './support/shoot.ts'
import { sites } from './support/sites.ts'
import { START } from './support/start.ts'
import { messagesIn, t } from './support/texts.ts'

/** This day at an agency appears in no other pictures. */
async function fillDesk(site: string): Promise<void> {
  const seller = await agentAt(site, 'dewi', 'selat-demo-8')
  await seller.order('2026-12-12', 2)
  await seller.pay(await seller.order('2026-11-22', 3))
  const treasurer = await agentAt(site, 'agus', 'selat-demo-9')
  await treasurer.topUp()
}

/** Fills in the checkout for a customer as far as the selling price. */
async function sellTo(page: Page, site: string, customer: string): Promise<void> {
  await page.goto(`${site}/customers`)
  await page.getByRole('link', { name: t('customer:list.bookFor', { name: customer }) }).click()
  await openResults(page, { depart: '2026-12-12', adults: 2 }, site)
  await chooseSailings(page, '10:20')
  await addToCart(page)
  await goToCheckout(page)
  await expect(page.getByText(t('customer:checkout.filled', { name: customer }))).toBeVisible()
}

test('pictures of an agency', async ({ page }) => {
  await page.clock.setFixedTime(START)
  const door = await openDoor(() => sites.agency, { 'x-mock-sandbox': 'pictures-of-an-agency' })
  const site = door.url.replace('//localhost', '//b2b.localhost')
  await fillDesk(door.url)
  await page.goto(`${site}/__mock/enter?user=rizal`)
  await expectPage(page, t('base:home.title'))

  const desk = { name: 'agency-desk', title: t('agency:desk.title') }
  await shoot(page, `${site}/agency`, { ...desk, view: computer })
  await shoot(page, `${site}/agency/markup`, {
    name: 'agency-markup',
    title: t('markup:page.title'),
    view: computer,
  })
  await sellTo(page, site, 'Tan Wei Ling')
  await shoot(page, `${site}/checkout`, {
    name: 'agency-checkout',
    title: t('order:checkout.title'),
    view: computer,
    subject: page.getByRole('region', { name: t('markup:sale.title') }),
  })

  await page.evaluate(() => localStorage.setItem('locale', 'ZHTD'))
  const title = messagesIn('zh-Hant')('agency:desk.title')
  await shoot(page, `${site}/agency`, { ...desk, title, view: phone })
  door.close()
})
