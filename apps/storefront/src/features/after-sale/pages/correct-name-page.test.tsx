import { http } from 'msw'
import { expect, it } from 'vitest'

import { paths } from '../../../shared/app/paths.ts'
import { holderOf, orderCart, placeOrder } from '../../../test/place-order.ts'
import { problemResponse, refuseCall } from '../../../test/refuse-call.ts'
import { createTestSandbox, renderApp, server } from '../../../test/render-app.tsx'
import { seedCart } from '../../../test/seed-cart.ts'

const TOO_LATE =
  /^The time in which [A-Z].+ corrects names for HarbourFront.* to Batam Centre.* is over\.$/

/**
 * Opens the page for a booking that was paid so many seconds ago; the first traveller's name may have been corrected
 * before.
 */
async function openPaid(adults = 2, later = 0, corrected = '') {
  const sandbox = await createTestSandbox()
  const placed = await placeOrder(sandbox, { adults, isRoundTrip: true })
  const holder = holderOf(sandbox, placed)
  await holder.choose('QRIS')
  await sandbox.console.payments.settle(placed.order.Payment.Id)
  if (corrected !== '') await holder.correctName(corrected)
  await sandbox.console.clock.advance(later)
  const app = await renderApp(paths.correctName(placed.order.Id), { sandbox })
  await app.screen.findByRole('heading', { name: 'Correct a name', level: 1 })
  return { ...app, ...placed, sandbox, holder }
}

it('CHK-11 a spelling mistake in a name is corrected on all tickets of the traveller, and only once', async () => {
  const { screen, user, holder } = await openPaid()
  await user.click(await screen.findByRole('radio', { name: 'Ms TAN MEI' }))
  const last = screen.getByLabelText(/^Last name/)

  await user.clear(last)
  await user.type(last, 'TANG')

  expect(screen.getByText('1 letter differs, up to 3 may')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Look over the new name' }))
  expect(screen.getByRole('heading', { name: 'Is every letter right?' })).toHaveFocus()
  expect(screen.getByText('TAN MEI')).toBeVisible()
  expect(screen.getByText('TANG MEI')).toBeVisible()
  expect(
    (await holder.tickets()).Items.some(({ PassengerName }) => PassengerName === 'TANG MEI'),
  ).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Change it again' }))
  expect(screen.getByLabelText(/^First name/)).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Look over the new name' }))
  await user.click(screen.getByRole('button', { name: 'Correct the name' }))
  expect(await screen.findByRole('heading', { name: 'The name is corrected' })).toHaveFocus()
  const { Items } = await holder.tickets()
  expect(Items.map(({ PassengerName }) => PassengerName).toSorted()).toEqual([
    'TAN WEI LING',
    'TAN WEI LING',
    'TANG MEI',
    'TANG MEI',
  ])

  await user.click(await screen.findByRole('button', { name: 'Correct another name' }))
  const corrected = await screen.findByRole('radio', { name: 'Ms TANG MEI' })
  expect(corrected).toBeDisabled()
  expect(corrected).toHaveAccessibleDescription(
    'A name can be corrected once, and that has been done.',
  )
  expect(screen.getByRole('radio', { name: 'Ms TAN WEI LING' })).toBeChecked()
})

it('CHK-8 CHK-11 a correction that the server failed to make stays in its review, and is sent again with the same key', async () => {
  const { screen, user, holder } = await openPaid()
  const keys: (string | null)[] = []
  let isDown = true
  server.use(
    http.post('*/travel/v1/order/:id/name', ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'))
      return isDown ? problemResponse(503, 'internal_error') : undefined
    }),
  )
  await user.click(await screen.findByRole('radio', { name: 'Ms TAN MEI' }))
  await user.type(screen.getByLabelText(/^Last name/), 'G')
  await user.click(screen.getByRole('button', { name: 'Look over the new name' }))
  await user.click(screen.getByRole('button', { name: 'Correct the name' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  isDown = false

  await user.click(screen.getByRole('button', { name: 'Correct the name' }))

  await screen.findByRole('heading', { name: 'The name is corrected' })
  expect(new Set(keys).size).toBe(1)
  const names = (await holder.tickets()).Items.map(({ PassengerName }) => PassengerName)
  expect(names).toContain('TANG MEI')
})

it('CHK-11 another person’s name is refused beside the field before it is sent', async () => {
  const { screen, user, holder } = await openPaid()
  const first = await screen.findByLabelText(/^First name/)

  await user.clear(first)
  await user.type(first, 'BUDI')
  await user.click(screen.getByRole('button', { name: 'Look over the new name' }))

  expect(first).toHaveFocus()
  expect(first).toHaveAccessibleErrorMessage(
    'That is more than 3 letters from the name on the ticket.',
  )
  const { Items } = await holder.tickets()
  expect(Items.every(({ PassengerName }) => PassengerName.startsWith('TAN '))).toBe(true)
})

it('CHK-11 swapped names count as a mistake, however many letters differ', async () => {
  const { screen, user } = await openPaid(1)
  const first = await screen.findByLabelText(/^First name/)
  const last = screen.getByLabelText(/^Last name/)
  await user.clear(first)
  await user.type(first, 'TAN')
  await user.clear(last)
  await user.type(last, 'WEI LING')

  expect(screen.getByText('First and last name swapped')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Look over the new name' }))
  await user.click(screen.getByRole('button', { name: 'Correct the name' }))

  expect(await screen.findByText(/^The tickets are for WEI LING TAN now/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Correct another name' })).toBeNull()
})

it('CHK-11 a word that moved to the other name is not called swapped names', async () => {
  const { screen, user } = await openPaid(1)
  const first = await screen.findByLabelText(/^First name/)
  const last = screen.getByLabelText(/^Last name/)
  await user.clear(first)
  await user.type(first, 'WEI')
  await user.clear(last)
  await user.type(last, 'LING TAN')

  expect(screen.getByText('The same letters, written or divided in another way')).toBeVisible()
  expect(screen.queryByText('First and last name swapped')).toBeNull()
})

it.each([
  ['too_late', 'The time to correct this name is over.'],
  ['already_corrected', 'This name was corrected once already.'],
  ['checked_in', 'A ticket of this traveller is checked in already.'],
])(
  'CHK-11 a correction that is refused as %s says so and keeps what was typed',
  async (reason, words) => {
    const { screen, user } = await openPaid(1)
    refuseCall('post', '*/order/:id/name', 422, 'name_refused', { reason })
    const last = await screen.findByLabelText(/^Last name/)
    await user.type(last, 'G')

    await user.click(screen.getByRole('button', { name: 'Look over the new name' }))
    await user.click(screen.getByRole('button', { name: 'Correct the name' }))

    expect(await screen.findByRole('alert')).toHaveTextContent(words)
    expect(screen.getByLabelText(/^Last name/)).toHaveValue('TANG')
  },
)

it('CHK-11 a correction that comes too late names the crossing and the operator', async () => {
  const { screen, user, sandbox } = await openPaid(1)
  await user.type(await screen.findByLabelText(/^Last name/), 'G')
  await user.click(screen.getByRole('button', { name: 'Look over the new name' }))
  await sandbox.console.clock.advance(21.5 * 86_400)

  await user.click(screen.getByRole('button', { name: 'Correct the name' }))

  expect(await screen.findByRole('alert')).toHaveTextContent(TOO_LATE)
  expect(screen.getByLabelText(/^Last name/)).toHaveValue('TANG')
})

it('CHK-11 a booking without names to correct says why, by crossing and operator', async () => {
  const { screen } = await openPaid(2, 21.5 * 86_400)

  expect(await screen.findByText('No name of this booking can be corrected')).toBeVisible()
  expect(screen.getByText(TOO_LATE)).toBeVisible()
})

it('CHK-11 when names are closed for different reasons, each traveller’s reason is given', async () => {
  const { screen } = await openPaid(2, 21.5 * 86_400, 'WEI LIN')

  expect(
    await screen.findByText('TAN WEI LIN: A name can be corrected once, and that has been done.'),
  ).toBeVisible()
  expect(screen.getByText(/^TAN MEI: The time in which .* is over\.$/)).toBeVisible()
})

it('CHK-11 an operator that corrects no names is named', async () => {
  const sandbox = await createTestSandbox()
  const cart = await seedCart(sandbox, { from: 'TMF', to: 'DSR' })
  const placed = await orderCart(sandbox, cart)
  await holderOf(sandbox, placed).choose('QRIS')
  await sandbox.console.payments.settle(placed.order.Payment.Id)
  const { screen } = await renderApp(paths.correctName(placed.order.Id), { sandbox })

  expect(
    await screen.findByText(
      /^Johor Strait Express does not correct names on tickets for Tanah Merah.* to Desaru.*\.$/,
    ),
  ).toBeVisible()
})

it('CHK-11 an order that is not paid has no names to correct', async () => {
  const sandbox = await createTestSandbox()
  const { order } = await placeOrder(sandbox)
  const { screen } = await renderApp(paths.correctName(order.Id), { sandbox })

  expect(await screen.findByText('Nothing can be changed here now')).toBeVisible()
})

it('CHK-11 a booking that was cancelled elsewhere while a name was typed is called cancelled', async () => {
  const { screen, user, holder } = await openPaid(1)
  await user.type(await screen.findByLabelText(/^Last name/), 'G')
  await user.click(screen.getByRole('button', { name: 'Look over the new name' }))
  await holder.cancelTickets()

  await user.click(screen.getByRole('button', { name: 'Correct the name' }))

  expect(await screen.findByText(/^This order is: Cancelled/)).toBeVisible()
  expect(screen.queryByLabelText(/^Last name/)).toBeNull()
})
