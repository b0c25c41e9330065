import { expectPage } from './support/journey.ts'
import { addPeople, bookPanel, fillRide } from './support/products.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'

const DAY = '2026-12-11'

const add = t('product:price.add')

test('PRD-4 RUL-1 a transfer without data marks each missing field, and takes no more travellers than the car holds', async ({
  page,
}) => {
  await page.goto('/transport/trn_BTM-PT1')
  const panel = bookPanel(page)
  await panel.getByRole('button', { name: add }).click()

  for (const field of [
    'pickUpTime',
    'pickUpAddress',
    'dropOffAddress',
    'connectionNumber',
  ] as const)
    await expect(panel.getByText(t(`transport:issue.required_${field}`))).toBeVisible()
  await expect(
    panel.getByRole('button', { name: new RegExp(`^${t('transport:form.date')}`) }),
  ).toBeFocused()

  await fillRide(page, {
    date: DAY,
    time: '11:00',
    from: 'Batam Centre terminal',
    to: 'Nagoya',
    connection: 'SRL 10:20',
  })
  await addPeople(page, { adults: 3 })
  const what = t('passenger:bandPlural.adult')
  await panel.getByRole('button', { name: t('common:action.increase', { what }) }).press('Enter')

  await expect(panel.getByRole('status', { name: what })).toHaveText('4')
})

test('FER-2 PRD-6 a link with invalid search values opens the list of hotels', async ({ page }) => {
  await page.goto('/hotels?checkIn=2026-02-31&checkOut=never&rooms=99,x&page=-1&sort=__proto__')

  await expectPage(page, t('hotel:page.title'))
})
