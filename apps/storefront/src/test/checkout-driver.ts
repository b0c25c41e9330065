import type { Schemas } from '@selat/sdk'
import { waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect } from 'vitest'

import { createTestSandbox, renderApp, server } from './render-app.tsx'
import { ask, seedCart, type SeedTrip } from './seed-cart.ts'

export type App = Awaited<ReturnType<typeof renderApp>>

/** Opens the checkout of a cart in a fresh mock. */
export async function openCheckout(...trips: SeedTrip[]) {
  const sandbox = await createTestSandbox()
  const cart = await seedCart(sandbox, ...trips)
  const app = await renderApp('/checkout', { sandbox })
  await app.screen.findByRole('heading', { name: 'Passenger details' })
  return { ...app, cart }
}

export type Person = Partial<
  Record<'band' | 'title' | 'first' | 'last' | 'born' | 'number' | 'issued' | 'expires', string>
>

export const weiLing = {
  title: 'Ms',
  first: 'WEI LING',
  last: 'TAN',
  born: '1990-05-04',
  number: 'K1234567N',
  issued: '2023-02-01',
  expires: '2033-02-01',
}

/** Opens a checkout in which an adult is typed in for each given person, and the consent is given. */
export async function openFilled(people: readonly Person[] = [{}], ...trips: SeedTrip[]) {
  const sandbox = await createTestSandbox()
  const cart = await seedCart(sandbox, ...(trips.length > 0 ? trips : [{ adults: people.length }]))
  seedDraft(cart, people)
  const app = await renderApp('/checkout', { sandbox })
  await app.screen.findByRole('heading', { name: 'Passenger details' })
  await agree(app)
  return { ...app, cart }
}

/** Stores what a visitor has typed so far, as the page keeps it over a reload. */
function seedDraft(cart: Schemas['Cart'], people: readonly Person[]): void {
  const contact = {
    name: 'Tan Wei Ling',
    email: 'weiling@example.com',
    phoneCountry: 'SG',
    phoneCode: '+65',
    phoneNumber: '8123 4567',
  }
  const passengers = { [cart.Items[0]?.Id ?? '']: people.map(toTyped) }
  const draft = {
    cartToken: cart.Token,
    contact,
    passengers,
    sameAs: {},
    note: '',
    codeReference: '',
  }
  sessionStorage.setItem('checkoutDraft', JSON.stringify(draft))
}

function toTyped(given: Person) {
  const person = { ...weiLing, ...given }
  return {
    band: given.band ?? 'adult',
    title: person.title,
    firstName: person.first,
    lastName: person.last,
    isOneName: false,
    dateOfBirth: person.born,
    placeOfBirth: 'Singapore',
    nationality: 'SG',
    countryOfResidence: 'SG',
    passportNumber: person.number,
    dateOfIssue: person.issued,
    dateOfExpiry: person.expires,
    placeOfIssue: 'Singapore',
  }
}

/** Returns the form of a passenger in the first item that has one. */
export const passenger = (app: App, number = 1) =>
  app.screen.getAllByRole('group', { name: new RegExp(`^Passenger ${number}, `) })[0] as HTMLElement

/** Pastes the text in one event, because typing each letter would only test the browser. */
export async function put({ user }: App, field: HTMLElement, text: string) {
  await user.clear(field)
  await user.click(field)
  await user.paste(text)
}

export async function putDate(app: App, within_: HTMLElement, name: string, date: string) {
  const group = within(within(within_).getByRole('group', { name }))
  const [year = '', month = '', day = ''] = date.split('-')
  await put(app, group.getByLabelText('Day'), String(Number(day)))
  await put(app, group.getByLabelText('Month'), String(Number(month)))
  await put(app, group.getByLabelText('Year'), year)
}

/** Fills in an adult by hand. */
export async function fillPassenger(app: App, given: Person = {}) {
  const form = within(passenger(app))
  const { title, first, last, born, number, issued, expires } = { ...weiLing, ...given }
  await app.user.selectOptions(form.getByLabelText('Title'), title)
  await put(app, form.getByLabelText('First name (given name)'), first)
  await put(app, form.getByLabelText('Last name (surname)'), last)
  await putDate(app, passenger(app), 'Date of birth', born)
  await app.user.selectOptions(form.getByLabelText('Nationality'), 'SG')
  await app.user.selectOptions(form.getByLabelText('Country of residence'), 'SG')
  await put(app, form.getByLabelText('Place of birth'), 'Singapore')
  await put(app, form.getByLabelText('Passport number'), number)
  await put(app, form.getByLabelText('Place of issue'), 'Singapore')
  await putDate(app, passenger(app), 'Date of issue', issued)
  await putDate(app, passenger(app), 'Date of expiry', expires)
}

export async function fillContact(app: App) {
  await put(app, app.screen.getByLabelText('Full name'), 'Tan Wei Ling')
  await put(app, app.screen.getByLabelText('E-mail'), 'weiling@example.com')
  await app.user.selectOptions(app.screen.getByLabelText('Country code'), 'SG')
  await put(app, app.screen.getByLabelText('Phone number'), '8123 4567')
}

export const agree = ({ user, screen }: App) =>
  user.click(screen.getByRole('checkbox', { name: /I have read the booking policy/ }))

export const placeButton = ({ screen }: App) =>
  screen.getByRole('button', { name: 'Place order and choose payment' })

/** Waits until the order is placed and the checkout has ended, so that nothing of it reaches into the next test. */
export const arriveAtPayment = ({ router }: App) =>
  waitFor(() => {
    expect(router.state.location.pathname).toBe('/payment')
    expect(localStorage.getItem('cartToken')).toBeNull()
  })

export type Sent = { key: string | null; body: Schemas['OrderInput'] }

/** Records every order that reaches the network, also those that are sent again; the mock answers them. */
export function captureOrders(): Sent[] {
  const sent: Sent[] = []
  server.use(
    http.post('*/travel/v1/order', async ({ request }) => {
      const copy = request.clone()
      const body = (await copy.json()) as Schemas['OrderInput']
      sent.push({ key: request.headers.get('Idempotency-Key'), body })
    }),
  )
  return sent
}

/** Answers an order with a refusal of the server. */
export function refuseOrder(status: number, code: string, errors: object[] = []) {
  const type = `https://selat.test/problems/${code}`
  const requestId = 'req_of_this_test'
  const problem = { type, title: code, status, code, detail: code, params: {}, errors, requestId }
  return http.post('*/travel/v1/order', () => HttpResponse.json(problem, { status }))
}

/** Reads the order that was placed, as its guest. */
export async function readOrder(app: App): Promise<Schemas['Order']> {
  const [[id, token] = []] = JSON.parse(localStorage.getItem('bookingAccess') ?? '[]') as string[][]
  return ask(app.sandbox, `booking/detail/${id}`, { header: { 'Booking-Token': token ?? '' } })
}
