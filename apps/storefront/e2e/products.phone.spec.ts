import { isWiderThanWindow } from './support/accessibility.ts'
import { fillCart, productInputs, takeCart } from './support/direct-cart.ts'
import { expectPage, goToCheckout, press } from './support/journey.ts'
import { bookPanel, chooseProductDay, openProduct } from './support/products.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'

test('PRD-2 PRD-6 CRT-1 on a phone, a visitor puts an attraction from the menu into the cart', async ({
  page,
}) => {
  await page.goto('/')
  await press(page.getByRole('button', { name: t('common:nav.openMenu') }))
  await press(
    page
      .getByRole('dialog', { name: t('common:nav.menu') })
      .getByRole('link', { name: t('common:products.attraction'), exact: true }),
  )
  await expectPage(page, t('attraction:list.title'))
  await openProduct(page, 'Singapore Zoo')

  await chooseProductDay(page, t('attraction:form.date'), '2026-12-16')
  await press(bookPanel(page).getByRole('button', { name: t('product:price.add') }))

  await expectPage(page, t('cart:page.title'))
  await expect(page.getByRole('article', { name: 'Singapore Zoo' })).toBeVisible()
})

test('NAV-12 CRT-1 a cart of every product fits a phone, and leads to the checkout', async ({
  page,
}) => {
  const cart = await fillCart(productInputs('2027-02-13', '2027-02-14'))
  await takeCart(page, cart)
  await page.goto('/cart')

  await expect(page.getByRole('main').getByRole('article')).toHaveCount(5)
  expect(await isWiderThanWindow(page)).toBe(false)
  await goToCheckout(page)
  expect(await isWiderThanWindow(page)).toBe(false)
})
