import type { Sandbox } from '@selat/mock-api'
import type { Schemas } from '@selat/sdk'
import { expect, it } from 'vitest'

import { paths } from '../../../shared/app/paths.ts'
import { agentSession } from '../../../test/agents.ts'
import { agentsHost, placeAgentOrder } from '../../../test/place-agent-order.ts'
import { holderOf, placeOrder } from '../../../test/place-order.ts'
import { createTestSandbox, renderApp } from '../../../test/render-app.tsx'
import { ask } from '../../../test/seed-cart.ts'
import { tellTopUp } from '../../../test/tell-top-up.ts'

/** This is the balance of the fixtures; `spendable` adds the credit to it. */
const balance = 25_000_000
const spendable = 30_000_000

async function openWallet(sandbox: Sandbox, adults = 2) {
  const placed = await placeAgentOrder(sandbox, adults)
  const { session, order } = placed
  const app = await renderApp(paths.payment(order.Id), { sandbox, session, host: agentsHost })
  await app.user.click(await app.screen.findByRole('radio', { name: 'Wallet balance' }))
  await app.user.click(app.screen.getByRole('button', { name: 'Pay with Wallet balance' }))
  return { ...app, ...placed }
}

/** Pays another order of four from the same agent's wallet, on another device. */
async function spend(sandbox: Sandbox) {
  const { order, session } = await placeAgentOrder(sandbox, 4)
  const post = (path: string, body?: object) =>
    ask<Schemas['Payment']>(sandbox, `order/${order.Id}/payment${path}`, {
      method: 'POST',
      query: { system: '4102' },
      header: {
        Authorization: `Bearer ${session.Token}`,
        'Idempotency-Key': crypto.randomUUID(),
      },
      ...(body && { body }),
    })
  await post('', { PaymentMethod: 'AGENT_WALLET' })
  await post('/confirm')
}

it('CHK-7 an agent pays from the wallet in one press, after the remaining balance was shown', async () => {
  const sandbox = await createTestSandbox()
  const { screen, user, order } = await openWallet(sandbox)
  const amount = order.TotalAmount.Amount.toLocaleString('en-SG')

  expect(await screen.findByText('Left afterwards')).toBeVisible()
  const left = (balance - order.TotalAmount.Amount).toLocaleString('en-SG')
  expect(screen.getByText(new RegExp(`^Rp.${left}$`))).toBeVisible()
  await user.click(screen.getByRole('button', { name: new RegExp(`^Pay Rp.${amount}$`) }))

  expect(await screen.findByRole('heading', { name: 'Payment successful' })).toBeVisible()
})

it('CHK-7 paying on credit is shown beforehand as a balance below zero', async () => {
  const sandbox = await createTestSandbox()
  const { order } = await placeAgentOrder(sandbox, 4)
  const trips = Math.floor(balance / order.TotalAmount.Amount)
  for (let trip = 0; trip < trips; trip += 1) await spend(sandbox)

  const { screen } = await openWallet(sandbox, 4)

  const owed = (trips + 1) * order.TotalAmount.Amount - balance
  expect(owed).toBeGreaterThan(0)
  expect(await screen.findByText('Left afterwards')).toBeVisible()
  expect(screen.getByText('Credit').parentElement).toHaveTextContent(/^Credit\s?Rp 5,000,000$/)
  expect(screen.getByText(`−Rp ${owed.toLocaleString('en-SG')}, on credit`)).toBeVisible()
  expect(screen.getByRole('button', { name: /^Pay Rp/ })).toBeEnabled()
})

it('CHK-7 NAV-12 when the balance was spent meanwhile, nothing is taken and another method can be chosen', async () => {
  const sandbox = await createTestSandbox()
  const { screen, user, order } = await openWallet(sandbox, 4)
  const pay = await screen.findByRole('button', { name: /^Pay Rp/ })
  const trips = Math.floor(spendable / order.TotalAmount.Amount)
  for (let trip = 0; trip < trips; trip += 1) await spend(sandbox)

  await user.click(pay)

  expect(await screen.findByRole('alert')).toHaveTextContent('E-wallet balance is insufficient')
  expect(screen.getByRole('heading', { name: 'Pay from the agent wallet' })).toHaveFocus()
  expect(screen.getByText(/Nothing was taken/)).toBeVisible()
  const missing = (trips + 1) * order.TotalAmount.Amount - spendable
  const topUp = screen.getByRole('link', { name: /^Top up Rp/ })
  expect(topUp).toHaveAttribute(
    'href',
    `/wallet_balance?topup=new&wallet=IDR&amount=${missing}&order=${order.Id}`,
  )
  const [payment] = (await sandbox.console.payments.list()).payments.filter(
    (each) => each.order === order.Id,
  )
  expect(payment?.flow).toBe('awaiting_transfer')
  await user.click(screen.getByRole('button', { name: 'Ask for the balance again' }))
  expect(await screen.findByText('Missing')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Change payment method' }))
  expect(await screen.findByRole('radio', { name: 'Credit or debit card' })).toBeVisible()
})

it('CHK-7 AGT-1 a wallet that was topped up for an order can pay it once the page is opened again', async () => {
  const sandbox = await createTestSandbox()
  const { order } = await placeAgentOrder(sandbox, 4)
  const trips = Math.floor(spendable / order.TotalAmount.Amount)
  for (let trip = 0; trip < trips; trip += 1) await spend(sandbox)
  const { screen, user, router, order: waiting } = await openWallet(sandbox, 4)
  await user.click(await screen.findByRole('link', { name: /^Top up Rp/ }))
  await screen.findByRole('heading', { name: 'Top up the wallet', level: 1 })
  const told = await tellTopUp(sandbox)

  await user.click(await screen.findByRole('link', { name: 'Back to the payment of the order' }))

  expect(router.state.location.search).toBe(`?order=${waiting.Id}`)
  expect(await screen.findByText(/Top-ups of Rp.10,000,000 wait for approval\./)).toBeVisible()
  await sandbox.console.topUps.approve(told.Id)
  await user.click(screen.getByRole('link', { name: /^Top up Rp/ }))
  await user.click(await screen.findByRole('link', { name: 'Back to the payment of the order' }))
  await user.click(await screen.findByRole('button', { name: /^Pay Rp/ }))
  expect(await screen.findByRole('heading', { name: 'Payment successful' })).toBeVisible()
})

it('CHK-7 a booker without enough money is told who can top up, and gets no link to it', async () => {
  const sandbox = await createTestSandbox()
  const { order } = await placeAgentOrder(sandbox, 4)
  const trips = Math.floor(spendable / order.TotalAmount.Amount)
  for (let trip = 0; trip < trips; trip += 1) await spend(sandbox)
  const session = await agentSession(sandbox, 'dewi')
  const { screen, user } = await renderApp(paths.payment(order.Id), {
    sandbox,
    session,
    host: agentsHost,
  })

  await user.click(await screen.findByRole('radio', { name: 'Wallet balance' }))
  await user.click(screen.getByRole('button', { name: 'Pay with Wallet balance' }))

  expect(await screen.findByText(/Owner or finance of your agency can top it up/)).toBeVisible()
  expect(screen.getByText('Missing')).toBeVisible()
  expect(screen.queryByRole('link', { name: /^Top up/ })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Pay Rp/ })).toBeNull()
})

it('CHK-8 a double press pays once from the wallet', async () => {
  const sandbox = await createTestSandbox()
  const { screen, user, order, session } = await openWallet(sandbox)

  await user.dblClick(await screen.findByRole('button', { name: /^Pay Rp/ }))

  expect(await screen.findByRole('heading', { name: 'Payment successful' })).toBeVisible()
  const { History } = await ask<Schemas['Payment']>(sandbox, `order/${order.Id}/payment`, {
    query: { system: '4102' },
    header: { Authorization: `Bearer ${session.Token}` },
  })
  expect(History.filter(({ Event }) => Event === 'capture')).toHaveLength(1)
})

it('CHK-7 travellers are offered no wallet, and the server refuses one', async () => {
  const sandbox = await createTestSandbox()
  const placed = await placeOrder(sandbox)

  const { screen } = await renderApp(paths.payment(placed.order.Id), { sandbox })

  await screen.findByRole('radio', { name: 'QRIS' })
  expect(document.body).not.toHaveTextContent(/wallet balance/i)
  await expect(holderOf(sandbox, placed).choose('AGENT_WALLET')).rejects.toThrow(
    'method_unavailable',
  )
})
