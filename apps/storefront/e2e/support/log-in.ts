import type { Page } from '@playwright/test'

import { t } from './texts.ts'

/** Logs in on the login page that is open. `say` is the language that the page speaks. */
export async function logIn(
  page: Page,
  username: string,
  password: string,
  say = t,
): Promise<void> {
  await page.getByRole('textbox', { name: say('account:login.identifier') }).fill(username)
  await page.getByRole('textbox', { name: say('account:login.password') }).fill(password)
  await page
    .getByRole('main')
    .getByRole('button', { name: say('account:login.submit') })
    .click()
}
