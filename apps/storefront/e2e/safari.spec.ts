import type { Locator } from '@playwright/test'

import { pressAsSafari } from './support/as-safari.ts'
import { chooseDay, leg, moreButton, offer, press } from './support/journey.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'

test('FER-1 FER-2 NAV-12 a trip is searched and chosen by the mouse in a browser that does not focus pressed buttons', async ({
  page,
}) => {
  await pressAsSafari(page)
  await page.goto('/')
  const form = page.getByRole('form', { name: t('ferry:search.title') })
  const travellers = form.getByRole('button', { name: t('passenger:party.label') })
  const panel = page.getByRole('dialog', { name: t('passenger:party.label') })
  await press(travellers)
  await press(moreButton(panel, 'adult'))
  await press(travellers)
  await expect(panel).toBeHidden()
  await press(travellers)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(travellers).toBeFocused()

  await press(form.getByRole('radio', { name: t('ferry:tripType.round_trip') }))
  await press(form.getByRole('button', { name: t('ferry:search.departDate') }))
  const calendar = page.getByRole('dialog', { name: t('ferry:search.chooseDate') })
  await chooseDay(calendar, '2027-01-09')
  await chooseDay(calendar, '2027-01-11')
  await press(form.getByRole('button', { name: t('ferry:search.submit') }))

  await press(offer(leg(page, 0), '10:20'))
  await expect(leg(page, 1).getByRole('heading', { level: 2 })).toBeFocused()
})

test.describe('a phone on its side', () => {
  test.use({ viewport: { width: 844, height: 390 } })

  test('APP-10 keeps what is read and pressed clear of its notch and its home bar', async ({
    page,
  }) => {
    const line = await page.context().newCDPSession(page)
    const insets = { left: 47, right: 47, bottom: 21 }
    await line.send('Emulation.setSafeAreaInsetsOverride', { insets })
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await leftOf(page.getByRole('heading', { level: 1 }))).toBeGreaterThanOrEqual(
      insets.left,
    )
    expect(await leftOf(page.getByRole('banner').getByRole('link').first())).toBeGreaterThanOrEqual(
      insets.left,
    )

    await press(page.getByRole('button', { name: t('common:nav.openMenu') }))
    const menu = page.getByRole('dialog')
    await expect(menu).toBeVisible()
    await expect
      .poll(() => leftOf(menu.getByRole('link').first()))
      .toBeGreaterThanOrEqual(insets.left)
    await line.detach()
  })
})

async function leftOf(target: Locator): Promise<number> {
  const box = await target.boundingBox()
  return box?.x ?? 0
}
