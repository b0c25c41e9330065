import { expect, it } from 'vitest'

import { paths } from '../../../shared/app/paths.ts'
import { holderOf, placeOrder } from '../../../test/place-order.ts'
import { refuseCall } from '../../../test/refuse-call.ts'
import { createTestSandbox, renderApp } from '../../../test/render-app.tsx'

/** Opens a page of a paid booking of two adults and a child. */
async function openFamily(pageOf: (order: string) => string) {
  const sandbox = await createTestSandbox()
  const placed = await placeOrder(sandbox, { adults: 2, children: 1 })
  const holder = holderOf(sandbox, placed)
  await holder.choose('QRIS')
  await sandbox.console.payments.settle(placed.order.Payment.Id)
  const app = await renderApp(pageOf(placed.order.Id), { sandbox })
  const toggle = async (name: string) =>
    app.user.click(await app.screen.findByRole('checkbox', { name }))
  return { ...app, holder, toggle }
}

it('PAX-4 CHK-11 cancelling both adults warns that the child would be left, until the child is chosen too', async () => {
  const { screen, user, toggle } = await openFamily(paths.cancelBooking)
  await user.click(await screen.findByRole('radio', { name: 'Only a part' }))
  await toggle('Ms TAN WEI LING')
  expect(screen.queryByText(/without an adult/)).toBeNull()

  await toggle('Ms TAN MEI')

  expect(screen.getByText(/^TAN XIU would be left without an adult/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'See what comes back' }))
  expect(screen.queryByRole('region', { name: 'What comes back' })).toBeNull()

  await toggle('Miss TAN XIU')
  expect(screen.queryByText(/without an adult/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'See what comes back' }))
  expect(await screen.findByRole('region', { name: 'What comes back' })).toBeVisible()
})

it('PAX-4 CHK-11 moving both adults without the child warns at the party that the child would stay alone', async () => {
  const { screen, user, toggle } = await openFamily(paths.changeDate)
  const party = await screen.findByRole('group', { name: 'Who goes at another time?' })
  expect(party).not.toHaveAccessibleDescription(/without an adult/)

  await toggle('Miss TAN XIU')

  expect(party).toHaveAccessibleDescription(/TAN XIU would stay without an adult/)
  await user.click(screen.getByRole('button', { name: 'See what it costs' }))
  // The button is far below the party, so the reason is repeated beside it.
  expect(screen.getAllByText(/^TAN XIU would stay without an adult/)).toHaveLength(2)
  await toggle('Ms TAN MEI')
  expect(party).not.toHaveAccessibleDescription(/without an adult/)
})

it('PAX-4 CHK-11 moving the adults to a sailing on which the child would travel alone is refused by name', async () => {
  const { screen, user, toggle } = await openFamily(paths.changeDate)
  await toggle('Ms TAN WEI LING')
  await toggle('Ms TAN MEI')
  await user.click(screen.getByRole('button', { name: 'The day after' }))
  const group = await screen.findByRole('group', { name: /^Sailings on/ })
  const open = [...group.querySelectorAll<HTMLInputElement>('input[type=radio]:not(:disabled)')]
  await user.click(open[0] as HTMLElement)

  await user.click(screen.getByRole('button', { name: 'See what it costs' }))

  expect(await screen.findByText(/^TAN XIU would sail without an adult/)).toBeVisible()
})

it('PAX-4 CHK-11 a refused refund names the traveller who would be left alone', async () => {
  const { screen, user } = await openFamily(paths.cancelBooking)
  await screen.findByRole('radio', { name: 'The whole booking' })
  refuseCall('post', '*/refund/quote', 422, 'refund_refused', {
    reason: 'unaccompanied',
    sailing: 'sai_HFC-BTC-SRL-20261212-1020',
    people: 'TAN XIU',
  })

  await user.click(screen.getByRole('button', { name: 'See what comes back' }))

  expect(await screen.findByText(/^TAN XIU would be left without an adult/)).toBeVisible()
})
