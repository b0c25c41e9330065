import {
  findScenario,
  type PlayedScenario,
  playScenario,
  scenarioGroups,
} from '@selat/mock-api/scenarios'
import type { Schemas } from '@selat/sdk'
import { expect, it } from 'vitest'

import { createTestSandbox, logIn, renderApp } from '../../../test/render-app.tsx'

/** The page on which the payer ends, with its heading and further texts. */
type Shown = {
  at: '/payment' | '/pending-payment' | '/success-payment'
  title: string
  says?: (string | RegExp)[]
}

const choosing = 'Choose a payment method'
const paid: Shown = { at: '/success-payment', title: 'Payment successful' }
const verifying: Shown = { at: '/pending-payment', title: 'Payment is being verified' }
const expired: Shown = { at: '/payment', title: 'The time to pay has run out' }
const cancelled: Shown = { at: '/payment', title: 'The order is cancelled' }
const paying = (title: string, ...says: (string | RegExp)[]): Shown => ({
  at: '/payment',
  title,
  says,
})
const card = 'Credit or debit card'
const failed = (reason: string): Shown =>
  paying(
    'The payment did not go through',
    reason,
    'Nothing was taken, and what you booked is still held until the time runs out.',
  )
const rejected = (reason: string): Shown =>
  paying('Bank transfer, BCA', 'Payment failed: the proof was not accepted', reason)

/** These are the results of the rows about payments in the scenario table, as the payer sees them. */
const results: Readonly<Record<string, Shown>> = {
  'payment-waits-for-method': { at: '/payment', title: choosing },
  'methods-of-order': paying(choosing, 'QRIS', 'Virtual account'),
  'payment-waits-for-proof': paying(
    'Bank transfer, BCA',
    'Upload the proof first; then this button sends it to be verified.',
  ),
  'payment-proof-uploaded': paying('Bank transfer, BCA', 'Proof uploaded'),
  'payment-verifying': verifying,
  'payment-declared-again': verifying,
  'payment-by-transfer': paid,
  'payment-approved-by-itself': paid,
  'payment-proof-unreadable': rejected('The proof could not be read'),
  'payment-proof-amount-differs': rejected('The amount differs from the order'),
  'payment-proof-not-received': rejected('The money has not arrived'),
  'payment-proof-wrong-account': rejected('It went to another account'),
  'payment-second-proof': paid,
  'payment-waits-for-transfer': paying(
    'QRIS',
    'This page goes on by itself once the payment arrives.',
  ),
  'payment-by-qr': paid,
  'payment-qr-by-itself': paid,
  'payment-in-dollars': paying('PayNow QR', /S\$.[\d,.]+/),
  'payment-failed': cancelled,
  'payment-method-changed': paying('QRIS', 'Scan QR code'),
  'payment-qr-expired': expired,
  'payment-never-started': expired,
  'payment-late-reseated': { ...paid, says: ['Your payment came after the time had run out'] },
  'payment-late-refunded': { ...expired, says: ['Your payment is refunded'] },
  'payment-after-cancelling': { ...cancelled, says: ['Your payment is refunded'] },
  'payment-twice': paid,
  'payment-cancelled-before-method': cancelled,
  'payment-cancelled': cancelled,
  'payment-finished': paid,
  'tickets-issued': { ...paid, says: ['Boarding pass'] },
  'payment-waits-for-virtual-account': paying('BCA virtual account', 'Virtual account number'),
  'payment-waits-for-bill': paying('Mandiri bill payment', 'Company code', '70012'),
  'payment-by-virtual-account': paid,
  'payment-virtual-account-by-itself': paid,
  'payment-declined-by-bank': failed('The bank or wallet declined it'),
  'payment-waits-for-card': paying(card, 'Continue to the card page'),
  'payment-by-card': paid,
  'payment-card-twice': paid,
  'payment-card-declined': failed('The bank or wallet declined it'),
  'payment-card-without-funds': failed('There was not enough money for it'),
  'payment-card-second-try': paid,
  'payment-card-other-method': paying('QRIS', 'Scan QR code'),
  'payment-3ds-open': paying(card, 'Continue to the card page'),
  'payment-3ds-right-code': paid,
  'payment-3ds-wrong-code': failed("The bank's code was not right"),
  'payment-3ds-abandoned': failed('You turned back before it was done'),
  'payment-card-abandoned': failed('You turned back before it was done'),
  'payment-card-answer-awaited': paying(card, 'Waiting for your payment'),
  'payment-card-late-reseated': { ...paid, says: ['Your payment came after the time had run out'] },
  'payment-card-late-refunded': { ...expired, says: ['Your payment is refunded'] },
  'payment-card-page-too-late': expired,
  'payment-waits-for-e-wallet': paying('GoPay', 'Open GoPay'),
  'payment-by-e-wallet': paid,
  'payment-by-fpx': paid,
  'payment-e-wallet-declined': failed('The bank or wallet declined it'),
  'payment-e-wallet-without-balance': failed('There was not enough money for it'),
  'payment-e-wallet-abandoned': failed('You turned back before it was done'),
  'payment-waits-for-agent': paying('Wallet balance', 'Left afterwards'),
  'payment-by-agent-wallet': paid,
  'methods-shortly-before-closing': paying(choosing, 'QR code'),
  'payment-mails': { ...paid, says: ['Booking details will be e-mailed within 5-10 minutes.'] },
}

it('ERR-3 every scenario about payments is tested in this file', () => {
  const group = scenarioGroups.find(({ title }) => title === 'Payments that go on and end')

  expect(group?.scenarios.map(({ id }) => id).toSorted()).toEqual(Object.keys(results).toSorted())
})

it.each(Object.entries(results))(
  'CHK-5 ERR-3 the payer sees the result of %s',
  async (id, { at, title, says = [] }) => {
    const { screen, router } = await openPayment(id)

    expect(await screen.findByRole('heading', { name: title, level: 1 })).toBeVisible()
    expect(router.state.location.pathname).toBe(at)
    for (const text of says)
      // oxlint-disable-next-line no-await-in-loop -- what is there already is found at once
      expect((await screen.findAllByText(text, { exact: false }))[0]).toBeVisible()
  },
)

/** Opens the payment page of the order that a scenario has placed, as the guest or agent who placed it. */
async function openPayment(id: string) {
  const scenario = findScenario(id)
  if (!scenario) throw new Error(`There is no scenario ${id}`)
  const sandbox = await createTestSandbox()
  const { steps, passed } = await playScenario(scenario, sandbox)
  if (!passed) throw new Error(`${id} ended as ${steps.at(-1)?.answer.text}`)
  const { Order, BookingToken, isAgents } = placedIn(steps)
  localStorage.setItem('bookingAccess', JSON.stringify([[Order.Id, BookingToken]]))
  const login = steps.find(({ request: { path } }) => path.startsWith('/travel/v1/auth/login'))
  const host = isAgents ? 'b2b.localhost' : 'localhost'
  const { Username = '', Password = '' } = JSON.parse(login?.request.body ?? '{}')
  const session = login && (await logIn(sandbox, Username, Password, host))
  return renderApp(`/payment?order=${Order.Id}`, { sandbox, host, ...(session && { session }) })
}

type Placed = { Order: Schemas['Order']; BookingToken: string }

/** Returns the order that was placed, and whether it was placed on the site for agents. */
function placedIn(steps: PlayedScenario['steps']): Placed & { isAgents: boolean } {
  for (const { answer, request } of steps) {
    const { Order, BookingToken } = (answer.body ?? {}) as Partial<Placed> // only the answer to an order has both
    const isAgents = request.path.includes('system=4102')
    if (Order && BookingToken !== undefined) return { Order, BookingToken, isAgents }
  }
  throw new Error('The scenario places no order.')
}
