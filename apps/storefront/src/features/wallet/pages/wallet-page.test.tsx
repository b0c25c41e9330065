import type { Sandbox } from '@selat/mock-api'
import { act, fireEvent, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it, vi } from 'vitest'

import { paths } from '../../../shared/app/paths.ts'
import { agentSession, openAsAgent } from '../../../test/agents.ts'
import { agentsHost, placeAgentOrder } from '../../../test/place-agent-order.ts'
import { createTestSandbox, logIn, renderApp, server } from '../../../test/render-app.tsx'
import { ask } from '../../../test/seed-cart.ts'
import { tellTopUp } from '../../../test/tell-top-up.ts'

/** Places an order as rizal, and pays it from the wallet of the agency. */
async function payFromWallet(sandbox: Sandbox) {
  const { order, session } = await placeAgentOrder(sandbox)
  const post = (path: string, body?: object) =>
    ask(sandbox, `order/${order.Id}/payment${path}`, {
      method: 'POST',
      query: { system: '4102' },
      header: { Authorization: `Bearer ${session.Token}`, 'Idempotency-Key': crypto.randomUUID() },
      ...(body && { body }),
    })
  await post('', { PaymentMethod: 'AGENT_WALLET' })
  await post('/confirm')
  return order
}

/** Formats an amount with plain spaces, because the queries normalise spaces. */
const money = (amount: number) => `Rp ${amount.toLocaleString('en-SG')}`

it('AGT-1 the wallet shows what can be spent, balance and credit, and its statement adds up', async () => {
  const sandbox = await createTestSandbox()
  const order = await payFromWallet(sandbox)
  const total = order.TotalAmount.Amount

  const { screen } = await openAsAgent(paths.wallet(), 'dewi', { sandbox })

  const balance = await screen.findByRole('region', { name: 'Balance in Indonesian Rupiah' })
  expect(within(balance).getByText(money(30_000_000 - total))).toBeVisible()
  expect(within(balance).getByText(money(25_000_000 - total))).toBeVisible()
  expect(within(balance).getByText(money(5_000_000))).toBeVisible()
  const link = await screen.findByRole('link', { name: order.ConfirmationNumber })
  expect(screen.getByText('Baruna Tours')).toBeVisible()
  expect(link).toHaveAttribute('href', paths.historyOrder(order.Id))
  expect(screen.getByText('By: Rizal Hakim')).toBeVisible()
  expect(
    screen.getByText(
      `${money(25_000_000)} + ${money(0)} − ${money(total)} = ${money(25_000_000 - total)}`,
    ),
  ).toBeVisible()
  expect(screen.getByText('Counted again: it adds up')).toBeVisible()
})

it('AGT-1 a statement that the server has summed up wrongly is reported', async () => {
  const sandbox = await createTestSandbox()
  const session = await agentSession(sandbox, 'rizal')
  server.use(
    http.get('*/admin/v1/wallet/statement', async ({ request }) => {
      const answer = await sandbox.fetch(request)
      const statement = (await answer.json()) as { End: { Amount: number } }
      statement.End.Amount += 500
      return HttpResponse.json(statement)
    }),
  )

  const { screen } = await renderApp(paths.wallet(), { sandbox, session, host: agentsHost })

  expect(await screen.findByText('This statement does not add up')).toBeVisible()
  expect(screen.getByText(/differs by Rp.500/)).toBeVisible()
  expect(screen.queryByText('Counted again: it adds up')).toBeNull()
})

it('AGT-1 currency, period, kind and text are in the address and filter the entries', async () => {
  const sandbox = await createTestSandbox()
  const order = await payFromWallet(sandbox)
  const { screen, user, router } = await openAsAgent(paths.wallet(), 'rizal', { sandbox })
  const booking = { name: order.ConfirmationNumber }
  await screen.findByRole('link', booking)

  await user.selectOptions(screen.getByRole('combobox', { name: 'Entries' }), 'Top-up')
  expect(screen.queryByRole('link', booking)).toBeNull()
  expect(screen.getByText('0 of 1 entries')).toBeVisible()
  expect(router.state.location.search).toBe('?kind=top_up')
  await user.click(screen.getByRole('button', { name: 'Show all entries' }))
  await user.click(screen.getByRole('radio', { name: 'This year' }))
  const opening = { selector: 'span' }
  expect(await screen.findByText('First balance', opening)).toBeVisible()
  await user.type(screen.getByRole('searchbox', { name: 'Search in entries' }), 'rizal')
  await waitFor(() => expect(screen.queryByText('First balance', opening)).toBeNull())
  expect(screen.getByRole('link', booking)).toBeVisible()
  expect(router.state.location.search).toBe('?period=year&search=rizal')
  await user.click(screen.getByRole('radio', { name: 'Singapore Dollar' }))

  expect(await screen.findByRole('region', { name: 'Balance in Singapore Dollar' })).toBeVisible()
  expect(router.state.location.search).toContain('wallet=SGD')
})

it('AGT-1 the whole statement is printed, whatever is searched for', async () => {
  const sandbox = await createTestSandbox()
  const order = await payFromWallet(sandbox)
  const { screen } = await openAsAgent('/wallet_balance?search=nothing', 'rizal', { sandbox })
  await screen.findByText('No entry fits.')
  expect(screen.queryByText(order.ConfirmationNumber)).toBeNull()

  act(() => void fireEvent(window, new Event('beforeprint')))
  expect(screen.getByText(order.ConfirmationNumber)).toBeInTheDocument()
  expect(screen.getAllByText('Counted again: it adds up')).toHaveLength(2)

  act(() => void fireEvent(window, new Event('afterprint')))
  expect(screen.queryByText(order.ConfirmationNumber)).toBeNull()
})

it('AGT-2 a waiting top-up is updated by itself, and its approval is reported and added to the balance', async () => {
  const sandbox = await createTestSandbox()
  const topUp = await tellTopUp(sandbox)
  const { screen } = await openAsAgent(paths.wallet(), 'agus', { sandbox })
  expect(await screen.findByText('Waiting for approval')).toBeVisible()

  await sandbox.console.topUps.approve(topUp.Id)

  // The page shows the decision only when it loads the top-ups again.
  const said = { timeout: 15_000 }
  expect(
    await screen.findByText(/is approved: Rp.10,000,000 is in the wallet/, {}, said),
  ).toBeVisible()
  expect(await screen.findByText(money(40_000_000))).toBeVisible()
  expect(screen.queryByText('Waiting for approval')).toBeNull()
})

it('AGT-1 AGT-2 top-ups, entries and days are in the zone of the tenant, wherever the reader is', async () => {
  const sandbox = await createTestSandbox()
  // This instant is after midnight in Batam, and still the day before in London.
  sandbox.clock.freeze('2026-11-30T17:30:00Z')
  const topUp = await tellTopUp(sandbox)
  await sandbox.console.topUps.approve(topUp.Id)

  const { screen } = await openAsAgent(paths.wallet(), 'agus', { sandbox })

  const list = within(await screen.findByRole('list', { name: 'Top-ups' }))
  expect(list.getByText('1 Dec 2026, 00:30 WIB')).toBeVisible()
  expect(list.getByText('Decided 1 Dec 2026, 00:30 WIB')).toBeVisible()
  expect(await screen.findByText(/1–31 Dec 2026 · Days and times: WIB$/)).toBeVisible()
  const statement = within(screen.getByRole('list', { name: 'Statement' }))
  expect(statement.getByText('1 Dec 2026, 00:30')).toBeVisible()
})

it('AGT-2 an owner can withdraw a top-up after a question', async () => {
  const sandbox = await createTestSandbox()
  const { Number: number } = await tellTopUp(sandbox)
  const { screen, user } = await openAsAgent(paths.wallet(), 'rizal', { sandbox })

  await user.click(await screen.findByRole('button', { name: `Cancel ${number}` }))
  await user.click(screen.getByRole('button', { name: 'Cancel the top-up' }))

  expect(await screen.findByText(`${number} is cancelled`)).toBeVisible()
  expect(await screen.findByText('Cancelled')).toBeVisible()
  expect(screen.getByRole('region', { name: 'Top-ups' })).toHaveFocus()
})

it('AGT-2 a booker sees top-ups and which roles can make them, but cannot make one', async () => {
  const sandbox = await createTestSandbox()
  const { Number: number } = await tellTopUp(sandbox)

  const { screen } = await openAsAgent(paths.wallet(), 'dewi', { sandbox })

  expect(await screen.findByText(number)).toBeVisible()
  expect(screen.getByText('Who can top up: Owner and Finance.')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Top up' })).toBeNull()
  expect(screen.queryByRole('button', { name: `Cancel ${number}` })).toBeNull()
})

it('AGT-3 a traveller is told that a wallet is for agents', async () => {
  const sandbox = await createTestSandbox()
  const session = await logIn(sandbox, 'weiling', 'selat-demo-1')

  const { screen } = await renderApp(paths.wallet(), { sandbox, session })

  expect(await screen.findByRole('heading', { name: 'This page is for agents' })).toBeVisible()
})

it('ERR-4 without a connection the wallet can be requested again', async () => {
  const sandbox = await createTestSandbox()
  const session = await agentSession(sandbox, 'rizal')
  server.use(http.get('*/admin/v1/wallet', () => HttpResponse.error(), { once: true }))
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)

  const { screen, user } = await renderApp(paths.wallet(), { sandbox, session, host: agentsHost })
  await screen.findByRole('button', { name: 'Try again' })
  online.mockRestore()
  await user.click(screen.getByRole('button', { name: 'Try again' }))

  expect(await screen.findByRole('heading', { name: 'Statement' })).toBeVisible()
})
