import type { Page } from '@playwright/test'

import { isWiderThanWindow } from './support/accessibility.ts'
import { choosePassword, enterCode, newcomer, openAccount } from './support/account.ts'
import { expectPage } from './support/journey.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'

async function expectNothingAside(page: Page): Promise<void> {
  expect(await isWiderThanWindow(page), `${page.url()} scrolls sideways`).toBe(false)
}

/** A toast lies over the top of a phone until it is dismissed. */
async function dismissToast(page: Page): Promise<void> {
  await page.getByRole('button', { name: t('common:toast.dismiss') }).tap()
}

test('ACC-1 ACC-2 ACC-5 on a phone, a traveller opens an account, changes its e-mail and logs out', async ({
  page,
  desk,
}) => {
  test.slow()
  const person = newcomer('thumbs')
  await page.goto('/register')
  await expectPage(page, t('account:register.title'))
  await expectNothingAside(page)
  await openAccount(page, person, desk.codeOf)
  await expectPage(page, t('base:home.title'))

  await dismissToast(page)
  await page.getByRole('button', { name: t('common:nav.openMenu') }).tap()
  await page.getByRole('link', { name: t('common:nav.profile') }).tap()
  await expectPage(page, t('account:profile.title'))
  await expectNothingAside(page)
  const rooms = page.getByRole('navigation', { name: t('account:profile.nav') })
  await rooms.getByRole('link', { name: t('account:profile.details') }).tap()
  const moved = 'thumbs.moved@traveller.example'
  await page.getByRole('textbox', { name: t('account:field.email'), exact: true }).fill(moved)
  await page.getByRole('button', { name: t('common:action.save') }).tap()
  await expect(page.getByRole('heading', { name: /waits for its code/ })).toBeVisible()
  await expectNothingAside(page)
  await enterCode(page, await desk.codeOf(moved))
  await page.getByRole('button', { name: t('account:details.confirmEmail') }).tap()
  await expect(page.getByText(t('account:details.emailChanged', { email: moved }))).toBeVisible()

  await dismissToast(page)
  await rooms.getByRole('link', { name: t('account:profile.password') }).tap()
  await expectPage(page, t('account:change.title'))
  await expectNothingAside(page)
  await page
    .getByRole('main')
    .getByRole('button', { name: t('common:nav.logout'), exact: true })
    .tap()
  await expectPage(page, t('base:home.title'))
})

test('ACC-4 on a phone, a traveller resets a forgotten password', async ({ page, desk }) => {
  test.slow()
  const person = newcomer('thumbs.forgot')
  await openAccount(page, person, desk.codeOf)
  await expectPage(page, t('base:home.title'))
  await page.goto('/forgot-password')
  await page
    .getByRole('textbox', { name: t('account:field.email'), exact: true })
    .fill(person.email)
  await page.getByRole('button', { name: t('account:forgot.submit') }).tap()
  await expectPage(page, t('account:reset.title'))
  await expectNothingAside(page)

  await enterCode(page, await desk.codeOf(person.email))
  await choosePassword(page, t('account:field.newPassword'), 'tide tables by heart')
  await page.getByRole('button', { name: t('account:reset.submit') }).tap()

  await expectPage(page, t('account:login.title'))
  await expectNothingAside(page)
})
