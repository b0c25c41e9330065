import type { Schemas } from '@selat/sdk'
import { waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { type App, captureOrders, passenger, put } from '../../../test/checkout-driver.ts'
import { createTestSandbox, renderApp, server, testNow } from '../../../test/render-app.tsx'
import { arif, meiLing, savedPeople, signInWith, sukarno } from '../../../test/saved-people.ts'
import { seedCart, type SeedTrip } from '../../../test/seed-cart.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date(testNow) }))
afterEach(() => vi.useRealTimers())

const ownName = { ...meiLing, FirstName: 'WEI LING', PassportNumber: 'K7654321A' }

async function openAs(people: Schemas['SavedPassengerInput'][], trip: SeedTrip = {}) {
  const sandbox = await createTestSandbox()
  const session = await signInWith(sandbox, ...people)
  await seedCart(sandbox, trip)
  const app = await renderApp('/checkout', { sandbox, session })
  await app.screen.findByRole('heading', { name: 'Passenger details' })
  return { ...app, saved: () => savedPeople(sandbox, session.Token) }
}

async function openPicker(app: App, number: number) {
  const form = within(passenger(app, number))
  await app.user.click(form.getByRole('button', { name: 'Saved passengers' }))
  return within(await app.screen.findByRole('dialog', { name: 'Choose a saved passenger' }))
}

it('PAX-5 one press fills a place with a saved passenger', async () => {
  const app = await openAs([meiLing, sukarno])
  const picker = await openPicker(app, 1)

  await app.user.click(await picker.findByRole('button', { name: /^TAN MEI LING/ }))

  const form = within(passenger(app))
  expect(form.getByLabelText('First name (given name)')).toHaveValue('MEI LING')
  expect(form.getByLabelText('Passport number')).toHaveValue('K1234567N')
  expect(
    within(form.getByRole('group', { name: 'Date of birth' })).getByLabelText('Year'),
  ).toHaveValue('1985')
  expect(app.screen.getByText('Complete')).toBeVisible()
})

it('PAX-5 the picker is searched and used by keyboard', async () => {
  const app = await openAs([meiLing, sukarno])
  await openPicker(app, 1)
  const search = app.screen.getByRole('searchbox', { name: 'Search saved passengers' })
  expect(search).toHaveFocus()

  await app.user.keyboard('suk')
  await app.screen.findByText('1 found')
  await app.user.keyboard('{ArrowDown}{Enter}')

  expect(within(passenger(app)).getByLabelText('Name as in the passport')).toHaveValue('SUKARNO')
})

it('PAX-5 RUL-1 a search of the picker that is too long stays whole, and says how long it may be', async () => {
  const app = await openAs([meiLing, sukarno])
  await openPicker(app, 1)
  const search = app.screen.getByRole('searchbox', { name: 'Search saved passengers' })

  await app.user.paste('s'.repeat(81))

  expect(search).toHaveValue('s'.repeat(81))
  expect(search).toHaveAccessibleErrorMessage('Keep it within 80 characters')
  expect(app.screen.getByRole('button', { name: /^TAN MEI LING/ })).toBeVisible()
})

it('PAX-4 PAX-5 a passenger of another age than the place says why and cannot be chosen', async () => {
  const app = await openAs([meiLing, arif], { adults: 1, children: 1 })
  const picker = await openPicker(app, 2)
  const adult = await picker.findByRole('button', { name: /^TAN MEI LING/ })

  expect(adult).toHaveTextContent('Aged 41 on the day of travel; this place is for “Child”')
  await app.user.click(adult)
  expect(picker.getByRole('button', { name: /^RAHMAN ARIF/ })).toHaveTextContent(
    'Valid until 1 Mar 2027, under 6 months',
  )
  await app.user.click(picker.getByRole('button', { name: /^RAHMAN ARIF/ }))

  const form = within(passenger(app, 2))
  expect(form.getByLabelText('First name (given name)')).toHaveValue('ARIF')
  expect(form.getByText(/^Less than 6 months left after the trip/)).toBeVisible()
})

it('PAX-5 a passenger who has a place is marked in the picker of another place', async () => {
  const app = await openAs([meiLing], { adults: 2 })
  await app.user.click(
    await (await openPicker(app, 1)).findByRole('button', { name: /^TAN MEI LING/ }),
  )

  const picker = await openPicker(app, 2)

  expect(await picker.findByRole('button', { name: /^TAN MEI LING/ })).toHaveTextContent(
    'Is Passenger 1, Adult already',
  )
})

it('PAX-5 the first place is filled with the account’s owner, and can be cleared', async () => {
  const app = await openAs([ownName, sukarno], { adults: 2 })
  const form = within(passenger(app))

  await waitFor(() =>
    expect(form.getByLabelText('First name (given name)')).toHaveValue('WEI LING'),
  )
  expect(within(passenger(app, 2)).getByLabelText('First name (given name)')).toHaveValue('')
  await app.user.click(await form.findByRole('button', { name: 'Clear' }))

  expect(form.getByLabelText('First name (given name)')).toHaveValue('')
})

it('PAX-5 new passengers are saved with one call, and the page names who was saved before', async () => {
  const app = await openAs([meiLing, sukarno], { adults: 2 })
  const sent: number[] = []
  await app.user.click(
    await (await openPicker(app, 1)).findByRole('button', { name: /^TAN MEI LING/ }),
  )
  await app.user.click(await (await openPicker(app, 2)).findByRole('button', { name: /^SUKARNO/ }))
  const second = within(passenger(app, 2))
  await put(app, second.getByLabelText('Name as in the passport'), 'HARTONO')
  await put(app, second.getByLabelText('Passport number'), 'B1234567')
  await put(app, second.getByLabelText('Place of issue'), 'Batam')
  for (const [name, year] of [
    ['Date of issue', '2022'],
    ['Date of expiry', '2032'],
  ] as const) {
    const date = within(second.getByRole('group', { name }))
    await put(app, date.getByLabelText('Day'), '1')
    await put(app, date.getByLabelText('Month'), '2')
    await put(app, date.getByLabelText('Year'), year)
  }
  server.use(
    http.post('*/admin/v1/passenger', async ({ request }) => {
      const { Items } = (await request.clone().json()) as Schemas['SavedPassengersInput']
      sent.push(Items.length)
    }),
  )

  await app.user.click(
    await app.screen.findByRole('button', { name: 'Save 2 passengers to my account' }),
  )

  expect(
    await app.screen.findByText('1 passenger is saved. Saved before: TAN MEI LING.'),
  ).toBeVisible()
  expect(sent).toEqual([1])
  expect((await app.saved()).map(({ FirstName }) => FirstName)).toContain('HARTONO')
})

it('ERR-4 a save that fails says so beside its button and keeps the form', async () => {
  const app = await openAs([ownName])
  await app.screen.findByText('Complete')
  server.use(http.get('*/admin/v1/passenger', () => HttpResponse.error()))

  await app.user.click(app.screen.getByRole('button', { name: 'Save 1 passenger to my account' }))

  expect(await app.screen.findByRole('alert')).toHaveTextContent('An error occurred')
  expect(within(passenger(app)).getByLabelText('Passport number')).toHaveValue('K7654321A')
})

it('PAX-5 a guest gets a link to log in for saved passengers, which leads back to the checkout', async () => {
  const sandbox = await createTestSandbox()
  await seedCart(sandbox)
  const app = await renderApp('/checkout', { sandbox })

  expect(
    await app.screen.findByRole('link', { name: 'Log in to fill in saved passengers' }),
  ).toHaveAttribute('href', '/login?next=%2Fcheckout')
  expect(app.screen.queryByRole('button', { name: 'Saved passengers' })).not.toBeInTheDocument()
})

it('PAX-5 Enter in the picker’s search does not place the order', async () => {
  const sent = captureOrders()
  const app = await openAs([meiLing])
  await openPicker(app, 1)

  await app.user.keyboard('tan{Enter}')

  expect(app.screen.queryByText('Your order is not ready yet')).not.toBeInTheDocument()
  expect(sent).toEqual([])
})
