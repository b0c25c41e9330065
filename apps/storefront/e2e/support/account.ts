import type { Page } from '@playwright/test'

import { expectPage, press } from './journey.ts'
import { t } from './texts.ts'

export type Newcomer = { name: string; username: string; email: string; password: string }

/** Returns a person without an account; each test passes a username of its own. */
export function newcomer(username: string): Newcomer {
  return {
    name: 'Lim Hui Min',
    username,
    email: `${username}@traveller.example`,
    password: 'four ferries at dawn',
  }
}

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

export async function fillRegistration(page: Page, person: Newcomer): Promise<void> {
  const form = page.getByRole('form', { name: t('account:register.title') })
  await box(page, t('account:field.name')).fill(person.name)
  await box(page, t('account:field.email')).fill(person.email)
  await form.getByRole('combobox', { name: t('common:phone.code') }).selectOption('SG')
  await box(page, t('common:phone.number')).fill('8123 4567')
  await box(page, t('account:field.idCard')).fill('S1234567D')
  await form.getByRole('combobox', { name: t('account:field.referral') }).selectOption('search')
  await box(page, t('account:field.username')).fill(person.username)
  await choosePassword(page, t('account:field.password'), person.password)
}

export async function choosePassword(page: Page, label: string, password: string): Promise<void> {
  await box(page, label).fill(password)
  await box(page, t('account:field.confirmation')).fill(password)
}

/** Opens an account and enters its code; the visitor is logged in at the end. */
export async function openAccount(
  page: Page,
  person: Newcomer,
  codeOf: (recipient: string) => Promise<string>,
): Promise<void> {
  await page.goto('/register')
  await fillRegistration(page, person)
  await press(page.getByRole('button', { name: t('account:register.submit') }))
  await expectPage(page, t('account:verify.title'))
  await enterCode(page, await codeOf(person.email))
  await press(page.getByRole('button', { name: t('account:verify.submit'), exact: true }))
}

export async function enterCode(page: Page, code: string): Promise<void> {
  await box(page, t('account:field.code')).fill(code)
}
