import { expect, it } from 'vitest'

import {
  accountRow,
  grantCredit,
  SALES,
  topUp,
  WALLET,
} from '../../../lab/testing/ledger-samples.ts'
import { openSandbox } from '../../../lab/testing/open-sandbox.ts'
import { NOW } from '../../../lab/testing/visitor.ts'
import { auditLedger } from '../../audit/audit-ledger.ts'
import type { Refusal } from '../../engine/http/refusal.ts'
import type { Store } from '../../engine/store/store.ts'
import { bookTransfer } from './book-transfer.ts'
import { holdMoney } from './hold-money.ts'

const spend = (reference: string, amount: number) => ({
  reference,
  debit: WALLET,
  credit: SALES,
  amount,
  at: NOW,
})

const book = (store: Store, reference: string, amount: number) =>
  store.transaction((db) => bookTransfer(db, { kind: 'capture', ...spend(reference, amount) }))

const hold = (store: Store, reference: string, amount: number) =>
  store.transaction((db) => holdMoney(db, spend(reference, amount)))

const codesOf = (answers: readonly PromiseSettledResult<unknown>[]) =>
  answers.map((answer) =>
    answer.status === 'fulfilled' ? 'done' : (answer.reason as Refusal).code,
  )

it('AGT-1 a wallet goes below zero as far as its credit reaches, and no unit further', async () => {
  const { store } = await openSandbox()
  await grantCredit(store, WALLET, 50_000)
  await topUp(store, WALLET, 100_000)

  await book(store, 'capture:a', 120_000)
  const refused = await book(store, 'capture:b', 30_001).catch((error: unknown) => error)
  await book(store, 'capture:c', 30_000)

  expect(refused).toMatchObject({ code: 'wallet_insufficient', params: { missing: 1 } })
  expect(await accountRow(store, WALLET)).toMatchObject({ debits: 150_000, credits: 100_000 })
  expect(await auditLedger(store.db)).toEqual([])
})

it('CHK-7 of twelve payments against money and credit for one, only one is made', async () => {
  const { store } = await openSandbox()
  await grantCredit(store, WALLET, 99_999)
  await topUp(store, WALLET, 100_000)

  const answers = await Promise.allSettled(
    Array.from({ length: 12 }, (_, index) => book(store, `capture:${index}`, 100_000)),
  )
  const another = await Promise.allSettled([
    book(store, 'capture:y', 99_999),
    hold(store, 'hold:z', 99_999),
  ])

  expect(codesOf(answers).filter((code) => code === 'done')).toHaveLength(1)
  expect(codesOf(another).toSorted()).toEqual(['done', 'wallet_insufficient'])
  expect(await auditLedger(store.db)).toEqual([])
})
