import { expect, type Page } from '@playwright/test'

import { expectPage, press } from './journey.ts'
import { t } from './texts.ts'

/** Test cards of the processor's page, by what they do. */
const testCards = {
  approved: '4111 1111 1111 1111',
  challenge: '5555 5555 5555 4444',
  declined: '4000 0000 0000 0002',
  insufficient: '4000 0000 0000 9995',
} as const

export const RIGHT_CODE = '123456'

/** Leaves the storefront for the processor's card page. */
export async function toCardPage(page: Page): Promise<void> {
  await press(page.getByRole('link', { name: t('payment:redirect.toCard') }))
  await expectPage(page, 'Pay by card')
}

/** Pays there with one of the test cards. */
export async function payByCard(page: Page, card: keyof typeof testCards): Promise<void> {
  await page.getByRole('radio', { name: testCards[card] }).check()
  await press(page.getByRole('button', { name: /^Pay / }))
}

/** Answers the bank's request for a code. */
export async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Code' }).fill(code)
  await press(page.getByRole('button', { name: 'Send the code' }))
}

export async function leaveWithoutPaying(page: Page): Promise<void> {
  await press(page.getByRole('button', { name: 'Leave without paying' }))
}

/** Expects the storefront to say why the try has failed, after the payer has come back to it. */
export async function expectDeclined(
  page: Page,
  reason: 'declined' | 'insufficient_funds' | 'authentication_failed' | 'abandoned',
): Promise<void> {
  await expectPage(page, t('payment:page.tryFailed'))
  await expect(page.getByRole('alert')).toContainText(t(`payment:failure.${reason}`))
}

export async function tryAgain(page: Page, method: string): Promise<void> {
  await press(page.getByRole('button', { name: t('payment:page.tryAgain', { method }) }))
}
