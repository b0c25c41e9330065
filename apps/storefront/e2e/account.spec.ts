import type { Page } from '@playwright/test'

import { expectAccessible } from './support/accessibility.ts'
import {
  choosePassword,
  enterCode,
  fillRegistration,
  newcomer,
  openAccount,
} from './support/account.ts'
import { openDevice } from './support/device.ts'
import { expectPage } from './support/journey.ts'
import { pressAt, typeAt } from './support/keyboard.ts'
import { logIn } from './support/log-in.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const main = (page: Page) => page.getByRole('main')
const toast = (page: Page) => page.getByRole('region', { name: t('common:toast.region') })

test('ACC-1 ACC-2 ACC-3 ACC-5 ACC-6 an account is opened and changed, and a logout everywhere ends its sessions on all devices', async ({
  page,
  browser,
  desk,
}) => {
  test.slow()
  const person = newcomer('huimin.lim')
  await openAccount(page, person, desk.codeOf)
  await expectPage(page, t('base:home.title'))
  await page.getByRole('button', { name: new RegExp(person.name) }).click()
  await page.getByRole('link', { name: t('common:nav.profile') }).click()
  await expectPage(page, t('account:profile.title'))
  await expect(main(page)).toContainText(t('account:profile.missing'))

  await main(page)
    .getByRole('link', { name: t('account:profile.edit') })
    .click()
  await box(page, t('account:field.name')).fill('Hui Min Lim')
  await page.getByRole('textbox', { name: t('account:field.address') }).fill('1 Harbour Lane')
  await page.getByRole('button', { name: t('common:action.save') }).click()
  await expect(toast(page)).toContainText(t('account:details.saved'))
  await expect(page.getByRole('button', { name: /Hui Min Lim/ })).toBeVisible()

  const elsewhere = await openDevice(browser)
  const other = await elsewhere.newPage()
  await other.goto('/login?next=%2Fprofile')
  await logIn(other, person.email, 'somebody else’s password')
  await expect(main(other).getByRole('alert')).toContainText(t('problem:login_failed'))
  await logIn(other, person.email, person.password)
  await expectPage(other, t('account:profile.title'))
  await page
    .getByRole('link', { name: t('account:profile.password'), exact: true })
    .first()
    .click()
  await box(page, t('account:field.oldPassword')).fill(person.password)
  await choosePassword(page, t('account:field.newPassword'), 'tide tables by heart')
  await page.getByRole('button', { name: t('account:change.title') }).click()
  await expect(toast(page)).toContainText(t('account:change.doneBody'))

  // After its session is refused, the page reloads by itself once more (SES-4).
  const started = other.waitForResponse((answer) => /\/base\?/.test(answer.url()) && answer.ok())
  await other.reload({ waitUntil: 'commit' })
  await started
  await expectPage(other, t('account:login.title'))
  await logIn(other, person.username, 'tide tables by heart')
  await expectPage(other, t('account:profile.title'))
  const tab = await page.context().newPage()
  await tab.goto('/profile')
  await expectPage(tab, t('account:profile.title'))
  await page.getByRole('button', { name: t('account:everywhere.action') }).click()
  const question = page.getByRole('dialog', { name: t('account:everywhere.title') })
  await question.getByRole('button', { name: t('account:everywhere.action') }).click()
  await expectPage(page, t('account:login.title'))
  await expectPage(tab, t('account:login.signedOut'))
  await other.reload()
  await expectPage(other, t('account:login.title'))
  await elsewhere.close()
})

test('ACC-4 a forgotten password is reset with the link in the e-mail', async ({ page, desk }) => {
  const person = newcomer('forgetful')
  await openAccount(page, person, desk.codeOf)
  await expectPage(page, t('base:home.title'))
  await page.evaluate(() => localStorage.clear())
  await page.goto('/login')
  await page.getByRole('link', { name: t('account:login.forgot') }).click()
  await box(page, t('account:field.email')).fill(person.email)
  await page.getByRole('button', { name: t('account:forgot.submit') }).click()
  await expectPage(page, t('account:reset.title'))
  await expect(toast(page)).toContainText(t('account:success.codeSent'))

  const query = new URLSearchParams({ email: person.email })
  await page.goto(`/reset-password?${query}#${await desk.codeOf(person.email)}`)
  await expect(box(page, t('account:field.code'))).toHaveValue(/^\d{6}$/)
  await expect.poll(() => new URL(page.url()).hash).toBe('')
  await choosePassword(page, t('account:field.newPassword'), 'tide tables by heart')
  await page.getByRole('button', { name: t('account:reset.submit') }).click()

  await expect(main(page)).toContainText(t('account:success.passwordReset'))
  await expect(page.getByRole('textbox', { name: t('account:login.identifier') })).toHaveValue(
    person.email,
  )
  await logIn(page, person.email, 'tide tables by heart')
  await expect(page.getByRole('button', { name: new RegExp(person.name) })).toBeVisible()
})

test('ERR-4 Back asks a question before it leaves unsaved changes', async ({ page, desk }) => {
  await openAccount(page, newcomer('undecided'), desk.codeOf)
  await expectPage(page, t('base:home.title'))
  await page.goto('/profile')
  await main(page)
    .getByRole('link', { name: t('account:profile.edit') })
    .click()
  await expectPage(page, t('account:details.title'))
  await box(page, t('account:field.name')).fill('Somebody Else')
  const question = page.getByRole('dialog', { name: t('common:confirm.title') })

  await page.goBack()
  await question.getByRole('button', { name: t('common:confirm.stay') }).click()
  expect(new URL(page.url()).pathname).toBe('/profile/form')
  await expect(box(page, t('account:field.name'))).toHaveValue('Somebody Else')

  await page.goBack()
  await question.getByRole('button', { name: t('common:confirm.go') }).click()
  await expectPage(page, t('account:profile.title'))
  expect(new URL(page.url()).pathname).toBe('/profile')
})

test('ACC-1 ACC-2 an account is opened and logged out by keyboard alone', async ({
  page,
  desk,
}) => {
  test.slow()
  const person = newcomer('keys.only')
  const list = (name: string) => page.getByRole('combobox', { name, exact: true })
  await page.goto('/login')
  await pressAt(page, main(page).getByRole('link', { name: t('account:login.register') }))
  await expectPage(page, t('account:register.title'))
  await typeAt(page, box(page, t('account:field.name')), person.name)
  await typeAt(page, box(page, t('account:field.email')), person.email)
  await typeAt(page, list(t('common:phone.code')), 'Singapore')
  await typeAt(page, box(page, t('common:phone.number')), '81234567')
  await typeAt(page, box(page, t('account:field.idCard')), 'S1234567D')
  await typeAt(page, list(t('account:field.referral')), 'Search')
  await typeAt(page, box(page, t('account:field.username')), person.username)
  await typeAt(page, box(page, t('account:field.password')), person.password)
  await typeAt(page, box(page, t('account:field.confirmation')), person.password)
  await page.keyboard.press('Enter')
  await expectPage(page, t('account:verify.title'))
  await typeAt(page, box(page, t('account:field.code')), await desk.codeOf(person.email))
  await page.keyboard.press('Enter')
  await expectPage(page, t('base:home.title'))

  await pressAt(page, page.getByRole('button', { name: new RegExp(person.name) }))
  await pressAt(page, page.getByRole('link', { name: t('common:nav.profile') }))
  await expectPage(page, t('account:profile.title'))
  await pressAt(page, main(page).getByRole('button', { name: t('common:nav.logout'), exact: true }))
  await expectPage(page, t('base:home.title'))
})

test('APP-10 axe finds nothing when registration, verification and login show what they refuse', async ({
  page,
  desk,
}) => {
  test.slow()
  await page.goto('/register')
  await expectPage(page, t('account:register.title'))
  await page.getByRole('button', { name: t('account:register.submit') }).click()
  await expect(page.locator('[data-slot="error-summary"]')).toBeVisible()
  await expectAccessible(page, 'register with errors')
  const person = newcomer('axe.reader')
  await fillRegistration(page, person)
  await page.getByRole('button', { name: t('account:register.submit') }).click()
  await expectPage(page, t('account:verify.title'))
  const code = await desk.codeOf(person.email)
  await enterCode(page, code === '111111' ? '222222' : '111111')
  await page.getByRole('button', { name: t('account:verify.submit'), exact: true }).click()
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(1)
  await expectAccessible(page, 'verify with a wrong code')

  await page.goto('/login')
  await logIn(page, person.username, person.password)
  await expect(main(page).getByRole('alert')).toContainText(t('problem:email_not_verified'))
  await expectAccessible(page, 'login of an account that is not verified')
})

test('APP-10 axe finds nothing on the pages of an account', async ({ page, desk }) => {
  test.slow()
  await openAccount(page, newcomer('axe.owner'), desk.codeOf)
  await expectPage(page, t('base:home.title'))
  await page.goto('/profile')
  await expect(main(page).getByRole('heading', { name: 'Lim Hui Min' })).toBeVisible()
  await page.goto('/profile/form')
  await box(page, t('account:field.email')).fill('axe.moved@traveller.example')
  await page.getByRole('button', { name: t('common:action.save') }).click()
  await expect(page.getByRole('heading', { name: /waits for its code/ })).toBeVisible()
  await expectAccessible(page, 'details with an e-mail that waits')
  await page.goto('/profile/password')
  await expectPage(page, t('account:change.title'))
  await page.getByRole('button', { name: t('account:change.title') }).click()
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
  await expectAccessible(page, 'password with errors')
  await page.getByRole('button', { name: t('account:everywhere.action') }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, 'log out everywhere')
})
