import type { Page } from '@playwright/test'

import { t } from './texts.ts'

/** Logs in on the login page that is open. */
export async function logIn(page: Page, username: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: t('account:login.identifier') }).fill(username)
  await page.getByRole('textbox', { name: t('account:login.password') }).fill(password)
  await page
    .getByRole('main')
    .getByRole('button', { name: t('account:login.submit') })
    .click()
}
