import { expectPage, press } from './support/journey.ts'
import {
  addPeople,
  bookPanel,
  chooseCabin,
  chooseProductDay,
  fillRide,
  roomsOf,
} from './support/products.ts'
import { sites } from './support/sites.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'

const DAY = '2026-12-11'

const add = t('product:price.add')

test('PRD-3 RUL-1 a child without an age is asked for it, and no hotels are searched before', async ({
  page,
}) => {
  await page.goto('/hotels')
  const form = page.getByRole('search', { name: t('hotel:search.title') })
  await form.getByRole('button', { name: new RegExp(`^${t('hotel:search.guests')}`) }).click()
  const room = form.getByRole('group', { name: t('item:stay.room', { number: 1 }) })
  const what = t('passenger:bandPlural.child')
  await room.getByRole('button', { name: t('common:action.increase', { what }) }).click()

  await form.getByRole('button', { name: t('hotel:search.submit') }).click()

  const age = room.getByRole('combobox', { name: t('hotel:rooms.age', { number: 1 }) })
  await expect(age).toBeFocused()
  await expect(age).toHaveAccessibleDescription(t('hotel:error.ageRequired'))
  await expect(page).toHaveURL(/\/hotels$/)
})

test('PRD-3 CRT-2 one room that is left is not sold to two parties of one stay', async ({
  page,
}) => {
  await page.goto('/hotels/htl_BTM-01?checkIn=2026-12-26&checkOut=2026-12-27&rooms=2,1')
  const kings = (party: number) =>
    roomsOf(page, party).getByRole('radiogroup', { name: 'Deluxe King' }).getByRole('radio').first()
  await kings(1).check()

  await expect(roomsOf(page, 2).getByText(t('hotel:choose.taken'))).toBeVisible()
  await expect(kings(2)).toBeDisabled()
})

test('PRD-2 PRD-7 RUL-1 an attraction asks for its day, keeps to its bounds, and says both beside the fields', async ({
  page,
}) => {
  await page.goto('/attractions/att_BIN-06')
  const panel = bookPanel(page)
  await panel.getByRole('button', { name: add }).click()

  const date = panel.getByRole('button', { name: new RegExp(`^${t('attraction:form.date')}`) })
  await expect(date).toBeFocused()
  await expect(panel.getByText(t('attraction:form.dateRequired'))).toBeVisible()

  await chooseProductDay(page, t('attraction:form.date'), DAY)
  const what = t('passenger:bandPlural.adult')
  await panel.getByRole('button', { name: t('common:action.decrease', { what }) }).click()
  await panel.getByRole('button', { name: add }).click()

  const people = panel.getByRole('group', { name: t('attraction:form.people') })
  await expect(people).toContainText(t('attraction:form.atLeast', { count: 2 }))
  await expect(page).toHaveURL(/\/attractions\/att_BIN-06/)
})

test('PRD-2 FER-4 days on which an attraction is closed cannot be chosen, and say so', async ({
  page,
}) => {
  await page.goto('/attractions/att_BTM-03?date=2026-12-07')
  await press(
    bookPanel(page).getByRole('button', { name: new RegExp(`^${t('attraction:form.date')}`) }),
  )

  const tuesday = page.getByRole('dialog').getByRole('button', { name: /\b8 December 2026/ })

  await expect(tuesday).toHaveAccessibleName(new RegExp(t('product:date.closed')))
  await expect(tuesday).toHaveAttribute('aria-disabled', 'true')
})

test('PRD-1 RUL-1 a package asks for its first day, and never takes children alone', async ({
  page,
}) => {
  await page.goto('/packages/pkg_BTM-DAY')
  const panel = bookPanel(page)
  await panel.getByRole('button', { name: add }).click()
  await expect(panel.getByText(t('package:form.dateRequired'), { exact: true })).toBeVisible()
  await expect(
    panel.getByRole('button', { name: new RegExp(`^${t('package:form.date')}`) }),
  ).toBeFocused()

  await chooseProductDay(page, t('package:form.date'), DAY)
  const what = t('passenger:bandPlural.adult')
  const fewer = panel.getByRole('button', { name: t('common:action.decrease', { what }) })
  await fewer.click()
  await panel.getByRole('button', { name: add }).click()

  await expect(panel.getByRole('group', { name: t('package:form.people') })).toContainText(
    t('package:form.atLeast', { count: 2 }),
  )
  await expect(page).toHaveURL(/\/packages\/pkg_BTM-DAY/)
})

test('PRD-4 RUL-1 a transfer marks everything that it needs, and refuses a car that is too small', async ({
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
    await expect(panel.getByText(t(`transport:required.${field}`))).toBeVisible()
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

test('PRD-5 RUL-1 a cruise asks for its sailing, and no cabin takes more than it has beds for', async ({
  page,
}) => {
  await page.goto('/cruises/crs_05')
  const panel = bookPanel(page)
  await panel.getByRole('button', { name: add }).click()

  const sailing = panel.getByRole('combobox', { name: t('cruise:form.sailing') })
  await expect(sailing).toBeFocused()
  await expect(sailing).toHaveAccessibleDescription(new RegExp(t('cruise:issue.sailing')))

  await chooseCabin(page, 'Sat, 26 Dec|Sat, 9 Jan', 'Private cabin')
  const what = t('passenger:bandPlural.adult')
  const more = panel.getByRole('button', { name: t('common:action.increase', { what }) })
  await more.press('Enter')
  await expect(panel.getByRole('status', { name: what })).toHaveText('2')
})

for (const path of [
  '/hotels?checkIn=2026-02-31&checkOut=never&rooms=99,x&page=-1&sort=__proto__',
  '/hotels/htl_BTM-01?checkIn=2026-02-31&rooms=%00',
  '/attractions/att_BTM-02?date=2026-02-31&option=%3Cscript%3E&adult=-4',
  '/packages/pkg_BTM-DAY?date=1999-01-01&type=NONE&adult=9e9',
  '/transport/trn_BTM-PT1?date=soon&time=99:99&rate=%F0%9F%9A%A2',
  '/cruises/crs_05?date=2026-02-31&cabin=constructor',
  '/attractions?facet=place:nowhere&facet=x&q=%00&date=never&page=1e9',
])
  test(`FER-2 PRD-6 a tampered link opens as the nearest that can be: ${path}`, async ({
    page,
  }) => {
    await page.goto(path)

    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(
      new RegExp(`${t('common:error.genericTitle')}|${t('common:error.notFoundTitle')}`),
    )
  })

for (const path of [
  '/hotels/htl_NOWHERE-01',
  '/attractions/htl_BTM-01',
  '/packages/pkg_%00',
  '/transport/trn_NOWHERE',
  '/cruises/crs_99',
])
  test(`NAV-3 ERR-2 ${path} is no page`, async ({ page }) => {
    await page.goto(path)

    await expectPage(page, t('common:error.notFoundTitle'))
  })

test('APP-6 PRD-6 where only ferries are sold the other lists are no pages, and nothing leads there', async ({
  page,
}) => {
  await page.goto(sites.riauLine)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  for (const list of ['hotels', 'attractions', 'packages', 'transport', 'cruises']) {
    await expect(page.locator(`a[href^="/${list}"]`)).toHaveCount(0)
  }
  for (const list of ['hotels', 'cruises']) {
    await page.goto(`${sites.riauLine}/${list}`)
    await expectPage(page, t('common:error.notFoundTitle'))
  }
})
