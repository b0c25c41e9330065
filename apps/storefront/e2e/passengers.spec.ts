import { expectAccessible } from './support/accessibility.ts'
import { newcomer, openAccount } from './support/account.ts'
import {
  expectPage,
  fillContact,
  fillPassenger,
  passengerForm,
  placeOrder,
} from './support/journey.ts'
import { pressAt, typeAt } from './support/keyboard.ts'
import {
  copy,
  expectPassenger,
  openCheckout,
  saveBefore,
  signIn,
  somebody,
} from './support/saved.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'
import { travellers } from './support/travellers.ts'

const NAMES = 'P<SGPTAN<<WEI<LING<<<<<<<<<<<<<<<<<<<<<<<<<<'
const DATA = 'K1234567N9SGP8511032F3302118<<<<<<<<<<<<<<<2'

const HEADINGS = [
  'Nama depan',
  'Nama belakang',
  'L/P',
  'Tanggal lahir',
  'Kewarganegaraan',
  'No. paspor',
  'Tanggal terbit',
  'Tanggal kedaluwarsa',
  'Tempat lahir',
  'Tempat terbit',
]
const person = (first: string, sex: string, born: string, passport: string) => [
  first,
  'Wijaya',
  sex,
  born,
  'Indonesia',
  passport,
  '11/2/2023',
  '11/2/2033',
  'Batam',
  'Batam',
]

test('PAX-1 a passenger is saved, found, changed, deleted and restored', async ({ page }) => {
  await signIn(page)
  await saveBefore(page, somebody('HANDAYANI', 'E1000001'), somebody('KUSUMA', 'E1000002'))
  await page.reload()
  const main = page.getByRole('main')
  const search = page.getByRole('searchbox', { name: t('traveller:search.label') })
  await search.fill('handa')
  await expect(main.getByText('HANDAYANI SITI NUR')).toBeVisible()
  await expect(main.getByText('KUSUMA SITI NUR')).toBeHidden()
  await expect(page).toHaveURL(/search=handa/)

  const name = 'HANDAYANI SITI NUR'
  await main.getByRole('link', { name: t('traveller:saved.editOf', { name }) }).click()
  await expectPage(page, t('traveller:saved.editTitle'))
  await page.getByRole('textbox', { name: t('passenger:field.nativeName') }).fill('韩雅妮')
  await page.reload()
  const native = page.getByRole('textbox', { name: t('passenger:field.nativeName') })
  await expect(native).toHaveValue('韩雅妮')
  await page.getByRole('button', { name: t('common:action.save'), exact: true }).click()
  await expectPage(page, t('traveller:saved.title'))
  await expect(main.getByText('韩雅妮')).toBeVisible()

  await main.getByRole('button', { name: t('traveller:saved.deleteOf', { name }) }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('common:action.delete'), exact: true })
    .click()
  await expect(page.getByText(t('account:success.deleted'))).toBeVisible()
  await expect(main.getByText('韩雅妮')).toBeHidden()
  await page.getByRole('button', { name: t('traveller:saved.undoOf', { name }) }).click()
  await expect(main.getByText('韩雅妮')).toBeVisible()
})

test('PAX-2 a passenger is typed field by field, saved, and shown again as typed', async ({
  page,
}) => {
  const [traveller] = travellers({ adults: 1 }, '2026-12-19', 7)
  if (!traveller) throw new Error('Nobody travels')
  await signIn(page, '/profile/passenger?edit=new')
  const form = page.getByRole('form', { name: t('traveller:saved.addTitle') })
  await fillPassenger(form, traveller)
  await page.getByRole('button', { name: t('common:action.save'), exact: true }).click()
  await expectPage(page, t('traveller:saved.title'))

  const name = `${traveller.LastName} ${traveller.FirstName}`
  await page.getByRole('link', { name: t('traveller:saved.editOf', { name }) }).click()

  await expectPassenger(page.getByRole('form', { name: t('traveller:saved.editTitle') }), traveller)
})

test('PAX-5 a saved passenger is chosen and booked by keyboard alone', async ({ page }) => {
  await signIn(page)
  await saveBefore(page, somebody('PERMATA', 'E2000001'))
  await openCheckout(page, { depart: '2026-12-19', adults: 1 })
  const form = passengerForm(page, 0)

  await pressAt(page, form.getByRole('button', { name: t('traveller:fill.saved') }))
  await expect(page.getByRole('searchbox', { name: t('traveller:search.label') })).toBeFocused()
  await page.keyboard.type('permata')
  await expect(page.getByText(t('traveller:search.found', { count: 1 }))).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')

  await expect(
    form.getByRole('textbox', { name: t('passenger:field.passportNumber') }),
  ).toHaveValue('E2000001')
  await expect(form.getByRole('button', { name: t('traveller:fill.saved') })).toBeFocused()
  await fillContact(page)
  await placeOrder(page)
})

test('PAX-5 a passenger is filled in from the lines of a passport by keyboard alone', async ({
  page,
}) => {
  await signIn(page, '/profile/passenger?edit=new')
  const box = (name: string) => page.getByRole('textbox', { name })

  await pressAt(page, page.getByRole('button', { name: t('traveller:fill.mrz') }))
  await expect(box(t('traveller:mrz.lines'))).toBeFocused()
  await page.keyboard.type('P<SGPLIM<<JIA<HUI'.padEnd(44, '<'))
  await page.keyboard.press('Enter')
  await page.keyboard.type('K1234567N9SGP8511033')
  await expect(page.getByText(t('traveller:mrz.wrong', { digit: '3', place: 20 }))).toBeVisible()
  await page.keyboard.press('Backspace')
  await page.keyboard.type(DATA.slice(19))
  await pressAt(page, page.getByRole('button', { name: t('traveller:mrz.fill') }))
  await expect(box(t('passenger:field.lastName'))).toHaveValue('LIM')
  await typeAt(page, box(t('passenger:field.passportNumber')), 'E3000001')
  await pressAt(page, page.getByRole('button', { name: t('common:action.save'), exact: true }))

  await expectPage(page, t('traveller:saved.title'))
  await expect(page.getByRole('main').getByText('LIM JIA HUI')).toBeVisible()
})

test('PAX-5 the lines of a passport are pasted into a field at checkout', async ({ page }) => {
  await openCheckout(page, { depart: '2026-12-20', adults: 1 })
  const form = passengerForm(page, 0)
  await copy(page, [[NAMES], [DATA]])

  await form.getByRole('textbox', { name: t('passenger:field.firstName') }).click()
  await page.keyboard.press('Control+V')
  const dialog = page.getByRole('dialog', { name: t('traveller:mrz.title') })
  await expect(dialog.getByText('TAN WEI LING')).toBeVisible()
  await dialog.getByRole('button', { name: t('traveller:mrz.fill') }).click()

  await expect(form.getByRole('textbox', { name: t('passenger:field.lastName') })).toHaveValue(
    'TAN',
  )
  await expect(form.getByRole('combobox', { name: t('passenger:field.nationality') })).toHaveValue(
    'SG',
  )
})

test('PAX-5 a group of six is pasted from a spreadsheet, corrected and booked', async ({
  page,
}) => {
  test.slow()
  await openCheckout(page, { depart: '2026-12-22', adults: 4, children: 2 })
  await copy(page, [
    HEADINGS,
    person('Agus', 'L', '17/8/1975', 'E4000001'),
    person('Dewi', 'P', '31/2/1978', 'E4000002'),
    person('Rina', 'P', '5 Mei 2001', 'E4000003'),
    person('Bayu', 'L', '2 Okt 1999', 'E4'),
    person('Putri', 'P', '1/12/2018', 'E4000005'),
    person('Dimas', 'L', '3/4/2020', 'E4000006'),
  ])

  await page.getByRole('button', { name: t('traveller:fill.list') }).click()
  const dialog = page.getByRole('dialog', { name: t('traveller:list.title') })
  await expect(dialog.getByRole('textbox', { name: t('traveller:list.label') })).toBeFocused()
  await page.keyboard.press('Control+V')
  await expect(dialog.getByText(t('traveller:list.mendRows', { count: 2 }))).toBeVisible()
  const born = dialog.getByRole('textbox', { name: t('traveller:column.dateOfBirth') })
  await expect(born).toHaveAccessibleDescription(t('passenger:issue.invalid_date'))
  await born.fill('28/2/1978')
  await dialog.getByRole('textbox', { name: t('traveller:column.passportNumber') }).fill('E4000004')
  await page.keyboard.press('Tab')
  await dialog.getByRole('button', { name: t('traveller:list.fill', { count: 6 }) }).click()

  await expect(
    passengerForm(page, 5).getByRole('textbox', { name: t('passenger:field.firstName') }),
  ).toHaveValue('DIMAS')
  await fillContact(page)
  await placeOrder(page)
})

test('PAX-1 the saved passengers are accessible, light and dark, wide and narrow', async ({
  page,
}) => {
  test.slow()
  await signIn(page)
  await saveBefore(page, somebody('AXIOMA', 'E5000001', { DateOfExpiry: '2027-01-01' }))
  await page.goto('/profile/passenger?search=axioma')
  await expect(page.getByText('AXIOMA SITI NUR')).toBeVisible()
  await expectAccessible(page, 'saved passengers')

  await page.goto('/profile/passenger?edit=new')
  await page.getByRole('button', { name: t('common:action.save'), exact: true }).click()
  await expectAccessible(page, 'wrong passenger')
})

test('PAX-5 passport lines and the picker are accessible, light and dark, wide and narrow', async ({
  page,
  desk,
}) => {
  test.slow()
  // The crossing stays in the account's cart. In the account of other tests it would block their checkout once its hold ends.
  await openAccount(page, newcomer('picker.of.passengers'), desk.codeOf)
  await expectPage(page, t('base:home.title'))
  await saveBefore(page, somebody('AXELIA', 'E5000002'))
  await openCheckout(page, { depart: '2026-12-20', adults: 1 })
  await page.getByRole('button', { name: t('traveller:fill.saved') }).click()
  await expect(page.getByText('AXELIA SITI NUR')).toBeVisible()
  await expectAccessible(page, 'picker')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: t('traveller:fill.mrz') }).click()
  await page.getByRole('textbox', { name: t('traveller:mrz.lines') }).fill(`${NAMES}\n${DATA}`)
  await expectAccessible(page, 'passport lines')
})

test('PAX-5 the pasted list is accessible, light and dark, wide and narrow', async ({ page }) => {
  test.slow()
  await openCheckout(page, { depart: '2026-12-20', adults: 2 })
  await page.getByRole('button', { name: t('traveller:fill.list') }).click()
  const rows = [HEADINGS, person('Dewi', 'P', '31/2/1978', 'E6')]
  await page
    .getByRole('textbox', { name: t('traveller:list.label') })
    .fill(rows.map((row) => row.join('\t')).join('\n'))
  await page.getByRole('button', { name: t('traveller:list.read') }).click()
  await expect(page.getByText(t('traveller:list.mendRows', { count: 1 }))).toBeVisible()
  await expectAccessible(page, 'list with verdicts')
})
