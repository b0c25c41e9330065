import { expectPage } from './support/journey.ts'
import { paymentResults } from './support/payment-results.ts'
import { openStaged, scenariosOf } from './support/staged-order.ts'
import { expect, test } from './support/test.ts'

test('ERR-3 every row about how payments go on and end is looked at here', async () => {
  expect(await scenariosOf('Payments that go on and end')).toEqual(
    Object.keys(paymentResults).toSorted(),
  )
})

for (const [scenario, { at, title, says = [] }] of Object.entries(paymentResults))
  test(`CHK-5 ERR-3 the payer sees ${scenario} for what it is`, async ({ page }) => {
    const staged = await openStaged(page, scenario)

    await expectPage(page, title)
    expect(new URL(page.url()).pathname).toBe(at)
    for (const text of says) await expect(page.getByText(text).first()).toBeVisible()
    await staged.close()
  })
