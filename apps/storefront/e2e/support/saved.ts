import type { Locator, Page } from '@playwright/test'
import type { Schemas } from '@selat/sdk'

import { addToCart, chooseSailings, expectPage, goToCheckout, openResults } from './journey.ts'
import { logIn } from './log-in.ts'
import { expect } from './test.ts'
import { t } from './texts.ts'
import type { Traveller } from './travellers.ts'

export type SavedInput = Schemas['SavedPassengerInput']

/** Returns a person to save. The last name and the passport keep the tests that share an account apart. */
export function somebody(lastName: string, passport: string, changes: Partial<SavedInput> = {}) {
  return {
    Title: 'Ms',
    FirstName: 'SITI NUR',
    LastName: lastName,
    NativeName: '',
    DateOfBirth: '1988-03-09',
    PlaceOfBirth: 'Batam',
    Nationality: 'ID',
    CountryOfResidence: 'ID',
    PassportNumber: passport,
    DateOfIssue: '2023-02-11',
    DateOfExpiry: '2033-02-11',
    PlaceOfIssue: 'Batam',
    ...changes,
  } satisfies SavedInput
}

export async function signIn(page: Page, next = '/profile/passenger'): Promise<void> {
  await page.goto(`/login?${new URLSearchParams({ next })}`)
  await logIn(page, 'weiling', 'selat-demo-1')
  await page.waitForURL(`**${next}`)
}

/** Saves people as if on an earlier visit; the page must be signed in. */
export async function saveBefore(page: Page, ...Items: SavedInput[]): Promise<void> {
  const token = await page.evaluate(
    () => JSON.parse(localStorage.getItem('sessionStore') ?? '{}').token as string,
  )
  const answer = await page.request.post('/admin/v1/passenger?system=4101', {
    headers: { Authorization: `Bearer ${token}`, 'Idempotency-Key': crypto.randomUUID() },
    data: { Items },
  })
  expect(answer.status(), await answer.text()).toBe(201)
}

/** Expects each field of a passenger's form to hold the data of the traveller. */
export async function expectPassenger(form: Locator, traveller: Traveller): Promise<void> {
  const chosen = [
    [t('passenger:field.title'), traveller.Title],
    [t('passenger:field.nationality'), traveller.Nationality],
    [t('passenger:field.countryOfResidence'), traveller.CountryOfResidence],
  ] as const
  for (const [name, value] of chosen)
    await expect(form.getByRole('combobox', { name })).toHaveValue(value)
  const typed = [
    [t('passenger:field.firstName'), traveller.FirstName],
    [t('passenger:field.lastName'), traveller.LastName],
    [t('passenger:field.placeOfBirth'), traveller.PlaceOfBirth],
    [t('passenger:field.passportNumber'), traveller.PassportNumber],
    [t('passenger:field.placeOfIssue'), traveller.PlaceOfIssue],
  ] as const
  for (const [name, value] of typed)
    await expect(form.getByRole('textbox', { name })).toHaveValue(value ?? '')
  const dates = [
    [t('passenger:field.dateOfBirth'), traveller.DateOfBirth],
    [t('passenger:field.dateOfIssue'), traveller.DateOfIssue],
    [t('passenger:field.dateOfExpiry'), traveller.DateOfExpiry],
  ] as const
  for (const [label, date] of dates) {
    const parts = form.getByRole('group', { name: new RegExp(`^${label}`) }).getByRole('textbox')
    const figures = await parts.evaluateAll(
      (all) => all.map((part) => Number((part as HTMLInputElement).value)), // these controls have that role
    )
    expect(figures, label).toEqual((date ?? '').split('-').map(Number).toReversed())
  }
}

/** Puts one crossing in the cart, and opens the checkout. */
export async function openCheckout(
  page: Page,
  trip: { depart: string; adults: number; children?: number },
): Promise<void> {
  await openResults(page, trip)
  await chooseSailings(page, '10:20')
  await addToCart(page)
  await goToCheckout(page)
  await expectPage(page, t('order:checkout.title'))
}

/** Puts rows on the clipboard in the format that a spreadsheet uses. */
export async function copy(page: Page, rows: readonly (readonly string[])[]): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const text = rows.map((row) => row.join('\t')).join('\n')
  await page.evaluate((list) => navigator.clipboard.writeText(list), text)
}
