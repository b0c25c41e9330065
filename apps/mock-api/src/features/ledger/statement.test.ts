import { expect, it } from 'vitest'

import { SALES, TILL, WALLET } from '../../../lab/testing/ledger-samples.ts'
import { openSandbox } from '../../../lab/testing/open-sandbox.ts'
import type { LedgerAccount } from './account.ts'
import { bookTransfer } from './book-transfer.ts'
import { holdMoney, postHold } from './hold-money.ts'
import { readStatement } from './statement.ts'

const NOON = '2026-11-20T12:00:00.000Z'
const ONE = '2026-11-20T13:00:00.000Z'
const TWO = '2026-11-20T14:00:00.000Z'
const EVENING = '2026-11-20T20:00:00.000Z'

async function openBooks() {
  const { store } = await openSandbox()
  const pay = (
    reference: string,
    [debit, credit]: [LedgerAccount, LedgerAccount],
    amount: number,
    at: string,
  ) =>
    store.transaction((db) =>
      bookTransfer(db, { kind: 'adjustment', reference, debit, credit, amount, at }),
    )
  const statement = (from: string, until: string) =>
    readStatement(store.db, WALLET, { from, until })
  return { store, pay, statement }
}

it('AGT-1 a statement has the opening balance, the transfers of its period, and the end balance', async () => {
  const { pay, statement } = await openBooks()
  await pay('top_up', [TILL, WALLET], 500_000, NOON)
  await pay('order', [WALLET, SALES], 120_000, ONE)
  await pay('refund', [SALES, WALLET], 20_000, TWO)

  const afternoon = await statement(ONE, TWO)

  expect(afternoon).toMatchObject({
    opening: 500_000,
    entries: [{ at: ONE, reference: 'order', amount: -120_000, balance: 380_000 }],
    end: 380_000,
  })
  expect(await statement(TWO, EVENING)).toMatchObject({ opening: 380_000, end: 400_000 })
  expect(await statement(EVENING, EVENING)).toEqual({ opening: 400_000, entries: [], end: 400_000 })
})

it('AGT-1 a hold is no entry until it is taken, and then has the amount that was taken', async () => {
  const { store, pay, statement } = await openBooks()
  await pay('top_up', [TILL, WALLET], 500_000, NOON)
  const transfer = { reference: 'hold', debit: WALLET, credit: SALES, amount: 90_000, at: NOON }
  const hold = await store.transaction((db) => holdMoney(db, transfer))

  const before = await statement(NOON, EVENING)
  await store.transaction((db) => postHold(db, hold, { at: ONE, amount: 70_000 }))
  const after = await statement(NOON, EVENING)

  expect(before.entries.map(({ amount }) => amount)).toEqual([500_000])
  expect(after.entries.map(({ amount }) => amount)).toEqual([500_000, -70_000])
  expect(after.end).toBe(430_000)
})

it('AGT-1 entries of one instant are in the order in which they were booked', async () => {
  const { pay, statement } = await openBooks()
  await pay('z', [TILL, WALLET], 100, NOON)
  await pay('b', [WALLET, SALES], 60, NOON)
  await pay('a', [TILL, WALLET], 5, NOON)
  await pay('y', [WALLET, SALES], 45, NOON)

  const { entries } = await statement(NOON, ONE)

  expect(entries.map(({ reference, balance }) => [reference, balance])).toEqual([
    ['z', 100],
    ['b', 40],
    ['a', 45],
    ['y', 0],
  ])
})
