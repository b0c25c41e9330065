import { expectAccessible } from './support/accessibility.ts'
import { expectPage } from './support/journey.ts'
import { openStaged } from './support/staged-order.ts'
import { test } from './support/test.ts'
import { t } from './support/texts.ts'

const CARD = 'Credit or debit card'

const looks: Readonly<Record<string, string>> = {
  'payment-waits-for-bill': 'Mandiri bill payment',
  'payment-waits-for-card': CARD,
  'payment-card-declined': t('payment:page.tryFailed'),
  'payment-card-abandoned': t('payment:page.tryFailed'),
  'payment-waits-for-agent': 'Wallet balance',
  'wallet-insufficient': 'Wallet balance',
  'payment-late-refunded': t('payment:expired.title'),
  'payment-late-reseated': t('payment:success.title'),
}

for (const [scenario, title] of Object.entries(looks))
  test(`APP-10 axe finds nothing where the payer sees ${scenario}`, async ({ page }) => {
    test.slow()
    const staged = await openStaged(page, scenario)
    await expectPage(page, title)

    await expectAccessible(page, scenario)
    await staged.close()
  })

test('APP-10 axe finds nothing where the payer is back without a result', async ({ page }) => {
  test.slow()
  const { address, close } = await openStaged(page, 'payment-3ds-open')
  await page.goto(`${address}&returned=1`)
  await page.getByText(t('payment:redirect.noResult')).waitFor()

  await expectAccessible(page, 'back without a result')
  await close()
})
