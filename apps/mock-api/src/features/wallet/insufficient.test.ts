import { expect, it } from 'vitest'

import { openWalletDesk, type WalletDesk } from '../../../lab/testing/open-wallets.ts'
import { NOW } from '../../../lab/testing/visitor.ts'
import { openingAccount, walletAccount } from '../ledger/account.ts'
import { bookTransfer } from '../ledger/book-transfer.ts'

const IDR = { currency: 'IDR', exponent: 0 }

/** Leaves Baruna Tours a given amount to spend, which is part of its credit. */
async function leave({ sandbox }: WalletDesk, left: number): Promise<void> {
  await sandbox.store.transaction((db) =>
    bookTransfer(db, {
      kind: 'adjustment',
      reference: 'test:spent',
      debit: walletAccount('b2b', 'agy_BARUNA0001', IDR),
      credit: openingAccount('b2b', IDR),
      amount: 30_000_000 - left,
      at: NOW,
    }),
  )
}

it('CHK-7 of two payments against money for one, exactly one is made, and the other changes nothing', async () => {
  const desk = await openWalletDesk()
  const [rizal, dewi] = [await desk.signIn('rizal'), await desk.signIn('dewi')]
  const orders = [await rizal.order(), await dewi.order()]
  const [total = 0] = orders.map(({ TotalAmount }) => TotalAmount.Amount)
  for (const { Id: id } of orders)
    await rizal.call('startPayment', { path: { id }, body: { PaymentMethod: 'AGENT_WALLET' } })
  await rizal.wallet()
  await leave(desk, 2 * total - 1)

  const answers = await Promise.all(
    orders.map(({ Id: id }, index) =>
      (index === 0 ? rizal : dewi)
        .call('confirmPayment', { path: { id } })
        .then(({ body }) => body.Flow)
        .catch((error: unknown) => String(error).replace(/.*"code":"(\w+)".*/s, '$1')),
    ),
  )

  expect(answers.toSorted()).toEqual(['succeeded', 'wallet_insufficient'])
  const { Balance, Available } = await dewi.wallet()
  expect(Available.Amount).toBe(total - 1)
  expect(Balance.Amount).toBe(total - 1 - 5_000_000)
  const { Items } = await dewi.statement()
  expect(Items.filter(({ Kind }) => Kind === 'payment')).toHaveLength(1)
})

it('CHK-7 a payment that the wallet cannot cover is refused with the missing amount, and nothing is booked', async () => {
  const desk = await openWalletDesk()
  const dewi = await desk.signIn('dewi')
  const order = await dewi.order()
  const path = { id: order.Id }
  await dewi.wallet()
  await leave(desk, order.TotalAmount.Amount - 1000)
  await dewi.call('startPayment', { path, body: { PaymentMethod: 'AGENT_WALLET' } })
  const before = await dewi.wallet()

  const { status, body } = await dewi.refused('confirmPayment', { path })

  expect([status, body.code, body.params]).toEqual([
    422,
    'wallet_insufficient',
    { missing: 1000, currency: 'IDR', exponent: 0 },
  ])
  expect(await dewi.wallet()).toEqual(before)
  expect((await dewi.call('getBooking', { path })).body).toMatchObject({
    Status: 'ENTRY',
    Payment: { State: 'pending' },
  })
})
