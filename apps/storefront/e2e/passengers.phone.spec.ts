import { isWiderThanWindow } from './support/accessibility.ts'
import { fillContact, passengerForm, placeOrder, press } from './support/journey.ts'
import { openCheckout, saveBefore, signIn, somebody } from './support/saved.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'

test('PAX-1 PAX-5 on a phone, saved passengers are managed and booked, and nothing scrolls sideways', async ({
  page,
}) => {
  const expectNothingAside = async () => expect(await isWiderThanWindow(page)).toBe(false)
  await signIn(page)
  await saveBefore(
    page,
    somebody('TELUKBAYUR', 'E7000001', {
      FirstName: 'MUHAMMAD HAFIZ BIN ABDUL RAHMAN',
      Title: 'Mr',
    }),
  )
  await page.goto('/profile/passenger?search=telukbayur')
  const name = 'TELUKBAYUR MUHAMMAD HAFIZ BIN ABDUL RAHMAN'
  await expect(page.getByText(name)).toBeVisible()
  await expectNothingAside()
  await press(page.getByRole('button', { name: t('traveller:saved.reveal', { name }) }))
  await expect(page.getByText('E7000001')).toBeVisible()

  await press(page.getByRole('link', { name: t('traveller:saved.editOf', { name }) }))
  const expiry = page.getByRole('group', {
    name: new RegExp(`^${t('passenger:field.dateOfExpiry')}`),
  })
  await press(expiry.getByRole('button'))
  const calendar = page.getByRole('dialog')
  await calendar.getByRole('combobox', { name: t('passenger:field.year') }).selectOption('2031')
  await expectNothingAside()
  await press(calendar.getByRole('button', { name: /\b15\b.*2031/ }))
  await expect(expiry.getByRole('textbox', { name: t('passenger:field.year') })).toHaveValue('2031')
  await press(page.getByRole('button', { name: t('common:action.save'), exact: true }))
  await expect(page.getByText(t('traveller:saved.done', { name }))).toBeVisible()

  await openCheckout(page, { depart: '2026-12-19', adults: 1 })
  const form = passengerForm(page, 0)
  await press(form.getByRole('button', { name: t('traveller:fill.mrz') }))
  await expectNothingAside()
  await press(page.getByRole('button', { name: t('common:action.cancel') }))
  await press(form.getByRole('button', { name: t('traveller:fill.saved') }))
  const picker = page.getByRole('dialog', { name: t('traveller:pick.title') })
  await picker.getByRole('searchbox').fill('telukbayur')
  await press(picker.getByRole('button', { name: new RegExp(`^${name}`) }))
  await expect(
    form.getByRole('textbox', { name: t('passenger:field.passportNumber') }),
  ).toHaveValue('E7000001')
  await expectNothingAside()
  await fillContact(page)
  await placeOrder(page)
})
