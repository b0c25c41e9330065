import type { Schemas } from '@selat/sdk'
import { expect, it } from 'vitest'

import { paths } from '../../../shared/app/paths.ts'
import { amendAnswer } from '../../../test/amend-answer.ts'
import { holderOf, placeOrder } from '../../../test/place-order.ts'
import { createTestSandbox, renderApp } from '../../../test/render-app.tsx'

type Reason = Schemas['PaymentFailure']['Reason']

/** Opens a payment whose last try by card has failed. */
async function openDeclined(Reason: Reason, path = paths.payment) {
  const sandbox = await createTestSandbox()
  const placed = await placeOrder(sandbox)
  const holder = holderOf(sandbox, placed)
  await holder.choose('CARD')
  const Failure = { Reason, At: '2026-11-20T06:30:00Z' }
  let isDeclined = true
  amendAnswer<Schemas['Payment']>(sandbox, '*/travel/v1/order/*/payment', (payment) =>
    isDeclined ? { ...payment, Flow: 'failed', Failure } : payment,
  )
  const app = await renderApp(path(placed.order.Id), { sandbox })
  return { ...app, ...placed, goOn: () => (isDeclined = false) }
}

it.each([
  ['declined', 'The bank or wallet declined it', /Try another card/],
  ['insufficient_funds', 'There was not enough money for it', /Top it up/],
  ['authentication_failed', "The bank's code was not right", /newest code/],
  ['abandoned', 'You turned back before it was done', /Go on whenever you are ready/],
] as const)(
  'CHK-5 a try that ended as %s says why, and what to do now',
  async (reason, why, now) => {
    const { screen } = await openDeclined(reason)

    expect(
      await screen.findByRole('heading', { name: 'The payment did not go through' }),
    ).toBeVisible()
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(why)
    expect(alert).toHaveTextContent(/Nothing was taken/)
    expect(alert).toHaveTextContent(now)
    expect(screen.getByRole('timer', { name: 'Time left to pay' })).toBeVisible()
  },
)

it('CHK-5 the same method is tried again with one press, as a new try', async () => {
  const { screen, user, sandbox, goOn } = await openDeclined('declined')
  const again = await screen.findByRole('button', { name: /^Try again with / })
  goOn()

  await user.click(again)

  expect(await screen.findByRole('link', { name: 'Continue to the card page' })).toBeVisible()
  const starts = sandbox.services.requests
    .list()
    .filter(({ operation }) => operation === 'startPayment')
  expect(starts.map(({ status }) => status)).toEqual([201, 201])
})

it('CHK-5 another method can be chosen after a failed try', async () => {
  const { screen, user, goOn } = await openDeclined('insufficient_funds')
  await user.click(await screen.findByRole('radio', { name: 'QRIS' }))
  goOn()

  await user.click(screen.getByRole('button', { name: 'Pay with QRIS' }))

  expect(await screen.findByRole('heading', { name: 'QRIS' })).toHaveFocus()
})

it.each([
  ['/pending-payment', paths.pendingPayment],
  ['/success-payment', paths.successPayment],
])('CHK-5 %s redirects to the payment after a failed try', async (_path, path) => {
  const { screen, router } = await openDeclined('declined', path)

  expect(
    await screen.findByRole('heading', { name: 'The payment did not go through' }),
  ).toBeVisible()
  expect(router.state.location.pathname).toBe('/payment')
})
