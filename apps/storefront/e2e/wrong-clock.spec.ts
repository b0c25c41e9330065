import { setClockAhead } from '../src/test/set-clock-ahead.ts'
import { addToCart, chooseSailings, goToCheckout, leg, openResults } from './support/journey.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'

const DAY_MS = 24 * 3_600_000

// A device that other tests use must not keep the wrong clock.
test.use({ device: 'fresh' })

for (const [name, days] of [
  ['ahead', 2],
  ['behind', -2],
] as const)
  test(`FER-1 CRT-2 a device whose clock is two days ${name} is offered the days of the server`, async ({
    page,
  }) => {
    await page.addInitScript(setClockAhead, days * DAY_MS)

    await page.goto('/')
    const form = page.getByRole('form', { name: t('ferry:search.title') })
    await expect(form.getByRole('button', { name: t('ferry:search.departDate') })).toHaveText(
      /27 Nov/,
    )

    await openResults(page, { depart: '2026-11-21', adults: 1 })
    const outbound = leg(page, 0)
    await expect(outbound.getByRole('button', { name: /19 Nov/ })).toBeDisabled()
    await expect(outbound.getByRole('button', { name: /20 Nov/ })).toBeEnabled()
    await chooseSailings(page, '10:20')
    await addToCart(page)
    await goToCheckout(page)
    await expect(page.getByRole('timer').first()).toHaveText(/1[345]:\d\d/)

    await openResults(page, { depart: '2026-11-19', adults: 1 })
    await expect(page.getByText(t('ferry:issue.date_in_past')).first()).toBeVisible()
  })
