import { expectAccessible } from './support/accessibility.ts'
import { bookingLink } from './support/direct-booking.ts'
import {
  chooseTransfer,
  fillCart,
  orderCart,
  productInputs,
  takeCart,
} from './support/direct-cart.ts'
import { expectPage } from './support/journey.ts'
import { bookPanel, type Listed, vouchers } from './support/products.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'

/** A Saturday that no other test uses. */
const SATURDAY = '2027-01-09'
const SUNDAY = '2027-01-10'

const pages: readonly { content: Listed; list: string; detail: string }[] = [
  {
    content: 'hotel',
    list: `/hotels?checkIn=${SATURDAY}&checkOut=${SUNDAY}&rooms=2,2-6`,
    detail: `/hotels/htl_BTM-01?checkIn=${SATURDAY}&checkOut=${SUNDAY}&rooms=2,2-6`,
  },
  { content: 'attraction', list: '/attractions', detail: '/attractions/att_BTM-02' },
  { content: 'package', list: '/packages', detail: '/packages/pkg_BTM-DAY' },
  { content: 'transport', list: '/transport', detail: '/transport/trn_BTM-PT1' },
  { content: 'cruise', list: '/cruises', detail: '/cruises/crs_05' },
]

for (const { content, list, detail } of pages) {
  test(`APP-10 axe finds nothing on the list of ${content}, light and dark, wide and narrow`, async ({
    page,
  }) => {
    test.slow()
    await page.goto(list)
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    await expectAccessible(page, `${content} list`)

    await page.goto(`${list}${list.includes('?') ? '&' : '?'}q=nothinglikethis`)
    await expect(page.getByText(t('product:empty.title'))).toBeVisible()
    await expectAccessible(page, `empty ${content} list`)
  })

  test(`APP-10 axe finds nothing on the page of a ${content}, as it opens and with what is missing`, async ({
    page,
  }) => {
    test.slow()
    await page.goto(detail)
    await expect(bookPanel(page)).toBeVisible()
    await expectAccessible(page, content)

    if (content !== 'hotel') {
      await bookPanel(page)
        .getByRole('button', { name: t('product:price.add') })
        .click()
      await expectAccessible(page, `${content} with errors`)
    }
  })
}

test('APP-10 axe finds nothing on a cart, a checkout and vouchers of every product', async ({
  page,
  desk,
}) => {
  test.slow()
  const cart = await fillCart(productInputs(SATURDAY, SUNDAY))
  await takeCart(page, cart)
  await page.goto('/cart')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(5)
  await expectAccessible(page, 'mixed cart')
  await page.goto('/checkout')
  await expectPage(page, t('order:checkout.title'))
  await expectAccessible(page, 'mixed checkout')

  const booked = await orderCart(cart, SATURDAY)
  await chooseTransfer(booked)
  await desk.settle(booked.order)
  await page.goto(bookingLink(booked))
  await expect(vouchers(page)).toHaveCount(5)
  await expectAccessible(page, 'vouchers')
})
