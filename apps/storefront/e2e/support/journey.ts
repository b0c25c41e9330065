import { expect, type Locator, type Page, test } from '@playwright/test'

import { untilTakenOver } from './taken-over.ts'
import { t } from './texts.ts'
import { contact, type Party, type Traveller } from './travellers.ts'

export type Trip = Party & { depart: string; back?: string; from?: string; to?: string }

/** Taps on a device with a touch screen, and clicks on any other. */
export async function press(target: Locator): Promise<void> {
  if (test.info().project.use.hasTouch) await target.tap()
  else await target.click()
}

/** Waits until the page has this heading of the first level and React has taken it over. */
export async function expectPage(page: Page, title: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await untilTakenOver(page)
}

/** Scrolls to the end of the page, whose parts load only then. */
export async function goToFooter(page: Page): Promise<Locator> {
  const footer = page.getByRole('contentinfo')
  await footer.scrollIntoViewIfNeeded()
  return footer
}

/** Matches the name of a day in the calendar as screen readers say it, with any weekday and fare. */
export function dayName(date: string): RegExp {
  const parts = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return new RegExp(`\\b${new Date(date).toLocaleDateString('en-GB', parts)}\\b`)
}

/** Opens the results of a search by their address, as a visitor with a link does. */
export async function openResults(page: Page, trip: Trip, site = ''): Promise<void> {
  const { from = 'HFC', to = 'BTC', depart, back, adults, children, infants } = trip
  const query = new URLSearchParams({
    trip: back === undefined ? 'one_way' : 'round_trip',
    from,
    to,
    depart,
    ...(back !== undefined && { return: back }),
    adults: String(adults),
    ...(children !== undefined && { children: String(children) }),
    ...(infants !== undefined && { infants: String(infants) }),
  })
  await page.goto(`${site}/ferry-result?${query}`)
}

/** Fills in and sends the search form on the page; the terminals stay HarbourFront and Batam Centre, as the form proposes. */
export async function search(page: Page, trip: Trip): Promise<void> {
  const form = page.getByRole('form', { name: t('ferry:search.title') })
  await form
    .getByRole('radio', {
      name: t(trip.back === undefined ? 'ferry:tripType.one_way' : 'ferry:tripType.round_trip'),
    })
    .check()
  await chooseDates(page, form, trip)
  await chooseParty(page, form, trip)
  await press(form.getByRole('button', { name: t('ferry:search.submit') }))
}

async function chooseDates(page: Page, form: Locator, { depart, back }: Trip): Promise<void> {
  await press(form.getByRole('button', { name: t('ferry:search.departDate') }))
  const calendar = page.getByRole('dialog', { name: t('ferry:search.chooseDate') })
  await chooseDay(calendar, depart)
  if (back !== undefined) await chooseDay(calendar, back)
  const done = calendar.getByRole('button', { name: t('common:action.apply') })
  if (await done.isVisible()) await press(done)
  await expect(calendar).toBeHidden()
}

/** Pages on to the month of a day and chooses it. */
export async function chooseDay(calendar: Locator, date: string): Promise<void> {
  const day = calendar.getByRole('button', { name: dayName(date) })
  const next = calendar.getByRole('button', { name: t('ferry:calendar.nextMonth') })
  // Without this wait, a calendar that is still loading would be paged past the day.
  await expect(next).toBeVisible()
  for (let month = 0; month < 6 && !(await day.first().isVisible()); month += 1) await press(next)
  await press(day.first())
}

async function chooseParty(page: Page, form: Locator, party: Party): Promise<void> {
  await press(form.getByRole('button', { name: t('passenger:party.label') }))
  const panel = page.getByRole('dialog', { name: t('passenger:party.label') })
  await addTravellers(panel, 'adult', party.adults - 1)
  await addTravellers(panel, 'child', party.children ?? 0)
  await addTravellers(panel, 'infant', party.infants ?? 0)
  await press(panel.getByRole('button', { name: t('common:action.apply') }))
}

export async function addTravellers(
  panel: Locator,
  band: Traveller['Band'],
  count: number,
): Promise<void> {
  for (let added = 0; added < count; added += 1) await press(moreButton(panel, band))
}

export function moreButton(panel: Locator, band: Traveller['Band']): Locator {
  const what = t(`passenger:bandPlural.${band}`)
  return panel.getByRole('button', { name: t('common:action.increase', { what }) })
}

const legs = ['ferry:results.outbound', 'ferry:results.return'] as const

/** Returns the part of the results for one direction: 0 outbound, 1 return. */
export function leg(page: Page, index: number): Locator {
  return page.getByRole('region', { name: new RegExp(`^${t(legs[index] ?? legs[0])}`) })
}

/** Returns the button that chooses a class of a sailing, by its departure. */
export function offer(way: Locator, time: string, travelClass = 'Economy'): Locator {
  return way
    .getByRole('button', { name: new RegExp(`${time}.*\\b${travelClass}\\b(?! Promo)`) })
    .first()
}

/** Chooses the sailings one after the other. */
export async function chooseSailings(page: Page, ...times: string[]): Promise<void> {
  for (const [index, time] of times.entries()) await press(offer(leg(page, index), time))
  await expect(addButton(page)).toBeVisible()
}

const addButton = (page: Page) => page.getByRole('button', { name: t('ferry:estimate.addToCart') })

/** Puts the chosen sailings in the cart, and waits for the page of the cart. */
export async function addToCart(page: Page): Promise<void> {
  await press(addButton(page))
  await expectPage(page, t('cart:page.title'))
}

export async function goToCheckout(page: Page): Promise<void> {
  await press(page.getByRole('link', { name: t('cart:page.checkout') }))
  await expectPage(page, t('order:checkout.title'))
}

export async function fillContact(page: Page, changes: Partial<typeof contact> = {}) {
  const { name, email, phone } = { ...contact, ...changes }
  await page.getByRole('textbox', { name: t('order:checkout.fullName') }).fill(name)
  await page.getByRole('textbox', { name: t('order:checkout.email') }).fill(email)
  await page
    .getByRole('combobox', { name: t('common:phone.code') })
    .selectOption({ label: 'Singapore (+65)' })
  await page.getByRole('textbox', { name: t('common:phone.number') }).fill(phone)
}

/** Returns the form of one passenger by its index, which starts at 0. */
export function passengerForm(page: Page, index: number, say = t): Locator {
  const number = say('passenger:form.number', { number: index + 1 })
  return page.getByRole('group', { name: new RegExp(`^${number}[,，]`) })
}

/** Fills in the forms of all passengers; `say` returns texts in the language of the page. */
export async function fillPassengers(
  page: Page,
  passengers: readonly Traveller[],
  say = t,
): Promise<void> {
  for (const [index, passenger] of passengers.entries())
    await fillPassenger(passengerForm(page, index, say), passenger, say)
}

/** Types every field of a passenger by hand. */
export async function fillPassenger(form: Locator, traveller: Traveller, say = t): Promise<void> {
  // The name is not matched exactly, because the name of an optional field also says that it is optional.
  const type = (name: string, text: string | null) =>
    form.getByRole('textbox', { name }).fill(text ?? '')
  const pick = (name: string, value: string) =>
    form.getByRole('combobox', { name }).selectOption(value)
  await pick(say('passenger:field.title'), traveller.Title)
  await type(say('passenger:field.firstName'), traveller.FirstName)
  await type(say('passenger:field.lastName'), traveller.LastName)
  await fillDate(form, say('passenger:field.dateOfBirth'), traveller.DateOfBirth, say)
  await type(say('passenger:field.placeOfBirth'), traveller.PlaceOfBirth)
  await pick(say('passenger:field.nationality'), traveller.Nationality)
  await pick(say('passenger:field.countryOfResidence'), traveller.CountryOfResidence)
  await type(say('passenger:field.passportNumber'), traveller.PassportNumber)
  await type(say('passenger:field.placeOfIssue'), traveller.PlaceOfIssue)
  await fillDate(form, say('passenger:field.dateOfIssue'), traveller.DateOfIssue, say)
  await fillDate(form, say('passenger:field.dateOfExpiry'), traveller.DateOfExpiry, say)
}

/** Types a date into its three fields. */
export async function fillDate(
  form: Locator,
  name: string,
  date: string | null,
  say = t,
): Promise<void> {
  const [year = '', month = '', day = ''] = (date ?? '').split('-')
  const group = form.getByRole('group', { name: new RegExp(`^${name}`) })
  await group.getByRole('textbox', { name: say('passenger:field.day') }).fill(day)
  await group.getByRole('textbox', { name: say('passenger:field.month') }).fill(month)
  await group.getByRole('textbox', { name: say('passenger:field.year') }).fill(year)
}

export async function agree(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: t('order:checkout.agree') }).check()
}

/** After so many milliseconds without a key press, with some to spare, the checkout asks for the travellers' price. */
const PRICE_ASKED_MS = 400

/** Places the order at the price of the travellers in the form, and returns its id once the payment page is open. */
export async function placeOrder(page: Page): Promise<string> {
  await agree(page)
  // A customer who presses before that price has arrived must agree to it first, which `priced-by-age.test.tsx` tests.
  await page.waitForTimeout(PRICE_ASKED_MS)
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  await press(page.getByRole('button', { name: t('order:checkout.place') }))
  await page.waitForURL(/\/payment\?order=/)
  return orderOf(page)
}

/** Returns the id of the order in the address of the page; throws if there is none. */
export function orderOf(page: Page): string {
  const order = new URL(page.url()).searchParams.get('order')
  if (order === null) throw new Error(`${page.url()} names no order`)
  return order
}

export async function payBy(page: Page, method: string): Promise<void> {
  await page.getByRole('radio', { name: method }).check()
  await press(
    page.getByRole('button', { name: t('payment:page.payWith', { method }), exact: true }),
  )
  await expectPage(page, method)
}

type ChosenFile = { name: string; mimeType: string; buffer: Buffer }

/** Chooses a file as the proof, which uploads it unless the page refuses it at once. */
export async function chooseProof(page: Page, file: ChosenFile): Promise<void> {
  await page
    .getByLabel(t('payment:proof.title'), { exact: true })
    .or(page.getByLabel(t('payment:proof.replace'), { exact: true }))
    .first()
    .setInputFiles(file)
}

/** Uploads a proof and waits until the server has it. */
export async function uploadProof(page: Page, file: ChosenFile): Promise<void> {
  await chooseProof(page, file)
  await expect(page.getByText(t('payment:proof.uploaded'), { exact: true })).toBeVisible()
}

/** Declares the order paid, and waits for the page that shows the state of the review. */
export async function sayPaid(page: Page): Promise<void> {
  await press(page.getByRole('button', { name: t('payment:confirm.button') }))
  await expectPage(page, t('payment:verifying.title'))
}

/** Returns the e-tickets on the page, of all travellers or of one. */
export function tickets(page: Page, traveller?: Traveller): Locator {
  const all = page.getByRole('article').filter({ hasText: t('ticket:pass.title') })
  return traveller === undefined ? all : all.filter({ hasText: traveller.LastName })
}
