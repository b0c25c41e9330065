import {
  addToCart,
  chooseSailings,
  expectPage,
  fillContact,
  fillPassengers,
  goToCheckout,
  passengerForm,
  placeOrder,
  search,
} from './support/journey.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'
import { travellers } from './support/travellers.ts'

test('PAX-4 FER-5 CHK-12 an infant who turns three between two sailings is priced by the age at each of them, before the order is placed', async ({
  page,
}) => {
  const trip = { depart: '2026-12-12', back: '2026-12-14', adults: 2, infants: 1 }
  const [first, second, infant] = travellers(trip, trip.depart)
  if (!first || !second || !infant) throw new Error('Three travel')
  // The adults are too young for a senior's fare, and the child is two on the 12th and three from the 13th on.
  const family = [
    { ...first, DateOfBirth: '1985-11-03' },
    { ...second, DateOfBirth: '1987-02-14' },
    { ...infant, DateOfBirth: '2023-12-13', DateOfIssue: '2024-02-11', DateOfExpiry: '2029-02-11' },
  ]
  await page.goto('/')
  await search(page, trip)
  await chooseSailings(page, '10:20', '16:10')
  await addToCart(page)
  await expect(page.getByRole('region', { name: t('cart:total.title') })).toContainText(
    /Rp.2,129,400/,
  )
  await goToCheckout(page)
  await fillContact(page)

  await fillPassengers(page, family)

  const toPay = page.getByRole('region', { name: t('order:checkout.policy') })
  await expect(toPay).toContainText(/Rp.2,467,200/)
  await expect(passengerForm(page, 2)).toContainText(
    /this passenger is 3 and pays the “Child” fare/,
  )
  await placeOrder(page)
  await expectPage(page, t('payment:page.chooseMethod'))
  await expect(page.getByText(/Rp.2,467,200/).first()).toBeVisible()
})
