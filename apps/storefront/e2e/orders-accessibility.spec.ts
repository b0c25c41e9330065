import { expectAccessible } from './support/accessibility.ts'
import { addToCart, chooseSailings, goToCheckout, openResults } from './support/journey.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'

const day = '2027-01-20'

test('APP-10 axe finds nothing in a refused promo code, nor in the link to another device', async ({
  page,
}) => {
  test.slow()
  await openResults(page, { depart: day, adults: 1 })
  await chooseSailings(page, '10:20')
  await addToCart(page)
  await goToCheckout(page)
  await page.getByRole('textbox', { name: t('order:promo.label') }).fill('NOSUCHCODE')
  await page.getByRole('button', { name: t('order:promo.apply') }).click()
  await expect(page.getByText(t('order:issue.promo_unknown'), { exact: true })).toBeVisible()
  await expectAccessible(page, 'refused code')

  await page.getByRole('button', { name: t('order:resume.action') }).click()
  await expect(page.getByRole('button', { name: t('order:resume.copy') })).toBeVisible()
  await expectAccessible(page, 'link to another device')
})
