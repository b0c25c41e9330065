import { act, fireEvent, within } from '@testing-library/react'
import { http } from 'msw'
import { expect, it, vi } from 'vitest'

import {
  type App,
  arriveAtPayment,
  captureOrders,
  openFilled,
  placeButton,
  put,
  readOrder,
} from '../../../test/checkout-driver.ts'
import { server } from '../../../test/render-app.tsx'

const review = ({ screen }: App) =>
  within(screen.getByRole('region', { name: 'Check before you order' }))
const codeField = (app: App) => review(app).getByRole('textbox', { name: /^Promo code/ })

async function apply(app: App, code: string) {
  await put(app, codeField(app), code)
  await app.user.keyboard('{Enter}')
}

it('CHK-1 the review names the travellers as the ticket will, and links back to their fields', async () => {
  const app = await openFilled([{}, { first: '', last: '', number: 'K7654321N' }])

  const people = review(app).getAllByRole('listitem')

  expect(people.map((person) => person.textContent)).toEqual([
    'Passenger 1, AdultTAN WEI LINGborn 4 May 1990 · Singapore · K1234567NEdit',
    'Passenger 2, AdultStill to fill inborn 4 May 1990 · Singapore · K7654321NEdit',
  ])
  await app.user.click(review(app).getByRole('button', { name: 'Edit passenger 2' }))
  const second = app.screen.getByRole('group', { name: /^Passenger 2, / })
  expect(within(second).getByLabelText('Title')).toHaveFocus()
})

it('CHK-1 the review states the rules of the fare with their dates, and what is paid later', async () => {
  const app = await openFilled()

  const terms = review(app).getAllByRole('term')
  const said = Object.fromEntries(
    terms.map((term) => [
      term.textContent,
      within(term.parentElement as HTMLElement)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ]),
  )

  expect(said).toMatchObject({
    Cancelling: expect.arrayContaining([
      expect.stringMatching(/^\d+% of the fare back until \d+ Dec 2026, .* SGT$/),
      'No refund of the fare after that',
    ]),
    'Another date': [
      expect.stringMatching(/^Until \d+ Dec 2026, .* SGT\.$/),
      expect.stringMatching(/^It costs S\$\d\.\d\d a traveller/),
    ],
    'Check-in': [expect.stringMatching(/^Closes 12 Dec 2026, /)],
    'Ferry fares': [expect.stringMatching(/^Rp\s[\d,]+$/)],
    'Later, at the counter': [expect.stringMatching(/S\$/)],
  })
})

it('CHK-14 a code is checked by Enter right after its last key, before the form has rendered it', async () => {
  const app = await openFilled()
  const field = codeField(app)

  act(() => {
    fireEvent.change(field, { target: { value: 'NOSUCH' } })
    fireEvent.keyDown(field, { key: 'Enter' })
  })

  expect(await review(app).findByText(/^There is no such code/)).toBeVisible()
})

it('CHK-14 a promo code lowers what is paid now, and the order has its discount', async () => {
  const app = await openFilled()
  const payNow = () => app.screen.getAllByText('To pay now').at(-1)?.parentElement?.textContent
  const before = payNow()

  await apply(app, 'selat10')

  expect(await review(app).findByText(/^Applied: −/)).toBeVisible()
  expect(review(app).getByText('Promo code SELAT10')).toBeVisible()
  expect(payNow()).toMatch(/^To pay nowRp\s[\d,]+$/)
  expect(payNow()).not.toBe(before)
  await app.user.click(placeButton(app))
  await arriveAtPayment(app)
  const order = await readOrder(app)
  expect(order.PromoCode).toBe('SELAT10')
  expect(order.Items[0]?.Price.Lines.map(({ Kind }) => Kind)).toContain('discount')
})

it('CHK-14 RUL-1 a code that is too long stays whole, says how long it may be, and is not asked for', async () => {
  const app = await openFilled()
  const asked = vi.fn()
  server.use(http.post('*/travel/v1/cart/promo', asked))

  await apply(app, 'SELAT10'.repeat(6))

  expect(codeField(app)).toHaveValue('SELAT10'.repeat(6))
  expect(codeField(app)).toHaveAccessibleErrorMessage('Keep it within 40 characters')
  expect(asked).not.toHaveBeenCalled()
})

it('CHK-14 a code that is not valid yet or any more says its day', async () => {
  const app = await openFilled()

  await apply(app, 'LUNAR27')
  expect(await review(app).findByText(/^This code is valid from 20 Jan 2027/)).toBeVisible()
  await app.user.clear(codeField(app))
  await apply(app, 'MERDEKA81')

  expect(await review(app).findByText(/^This code was valid until 1 Sept? 2026/)).toBeVisible()
})

it('CHK-14 a refused code says why and stops the order, until it is removed', async () => {
  const app = await openFilled()
  const sent = captureOrders()

  await apply(app, 'NOSUCHCODE')

  expect(await review(app).findByText(/^There is no such code/)).toBeVisible()
  await app.user.click(placeButton(app))
  expect(
    await app.screen.findByRole('link', { name: /^Promo code: There is no such code/ }),
  ).toBeVisible()
  expect(sent).toEqual([])
  await app.user.clear(codeField(app))
  await app.user.click(placeButton(app))
  await arriveAtPayment(app)
  expect(sent[0]?.body).not.toHaveProperty('PromoCode')
})

it('CHK-14 a code that is typed but not applied is checked with the order', async () => {
  const app = await openFilled()
  await put(app, codeField(app), 'NOSUCHCODE')

  await app.user.click(placeButton(app))

  expect(await review(app).findByText(/^There is no such code/)).toBeVisible()
  expect(app.router.state.location.pathname).toBe('/checkout')
})

it('CHK-14 removing a code removes its discount', async () => {
  const app = await openFilled()
  await apply(app, 'SELAT10')

  await app.user.click(await review(app).findByRole('button', { name: 'Remove the code' }))

  expect(codeField(app)).toHaveValue('')
  expect(review(app).queryByText('Promo code SELAT10')).toBeNull()
})
