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
