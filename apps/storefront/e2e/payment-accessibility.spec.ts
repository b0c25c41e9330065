import { expectAccessible } from './support/accessibility.ts'
import { expectPage } from './support/journey.ts'
import { payByCard, toCardPage } from './support/processor.ts'
import { openStaged } from './support/staged-order.ts'
import { expect, test } from './support/test.ts'
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

test('APP-10 axe finds nothing when the payer is back without a result', async ({ page }) => {
  test.slow()
  const { address, close } = await openStaged(page, 'payment-3ds-open')
  await page.goto(`${address}&returned=1`)
  await page.getByText(t('payment:redirect.noResult')).waitFor()

  await expectAccessible(page, 'back without a result')
  await close()
})

test('APP-10 CHK-4 axe finds nothing on the processor’s pages for a card and its code', async ({
  page,
}) => {
  const { close } = await openStaged(page, 'payment-waits-for-card')
  await toCardPage(page)
  await expectAccessible(page, 'card page')

  await payByCard(page, 'challenge')
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeVisible()
  await expectAccessible(page, 'code of the bank')
  await close()
})

test('APP-10 CHK-4 axe finds nothing on the processor’s page for a wallet', async ({ page }) => {
  const { close } = await openStaged(page, 'payment-waits-for-e-wallet')
  await page.getByRole('link', { name: t('payment:redirect.toWallet', { name: 'GoPay' }) }).click()
  await expect(page.getByRole('button', { name: /^Pay / })).toBeVisible()

  await expectAccessible(page, 'wallet page')
  await close()
})

test('APP-10 CHK-4 with forced colours the amount to pay is framed, as its background is not drawn', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const { close } = await openStaged(page, 'payment-waits-for-bill')
  const board = page.getByRole('region', { name: t('payment:page.amount') })
  await expect(board).toBeVisible()

  expect(await board.evaluate((element) => getComputedStyle(element).borderTopWidth)).toBe('1px')
  await close()
})
