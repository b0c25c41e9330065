import { describe, expect, it } from 'vitest'

import {
  accountRow,
  OTHER_WALLET,
  SALES,
  TILL,
  topUp,
  WALLET,
} from '../../../lab/testing/ledger-samples.ts'
import { openSandbox } from '../../../lab/testing/open-sandbox.ts'
import { NOW } from '../../../lab/testing/visitor.ts'
import { auditLedger } from '../../audit/audit-ledger.ts'
import { Refusal } from '../../engine/http/refusal.ts'
import type { Db, Store } from '../../engine/store/store.ts'
import type {
  LedgerAccountRow,
  LedgerTransferRow,
} from '../../engine/store/tables/ledger-tables.ts'
import { bookTransfer } from './book-transfer.ts'
import { holdMoney, postHold, voidHold } from './hold-money.ts'

/** One more than JavaScript counts exactly. */
const TOO_LARGE = 2 ** 53

const spend = (reference: string, amount: number) => ({
  kind: 'capture' as const,
  reference,
  debit: WALLET,
  credit: SALES,
  amount,
  at: NOW,
})

const codesOf = (answers: readonly PromiseSettledResult<unknown>[]) =>
  answers.map((answer) =>
    answer.status === 'fulfilled' ? 'done' : (answer.reason as Refusal).code,
  )

function book(store: Store, transfer: Parameters<typeof bookTransfer>[1]) {
  return store.transaction((db) => bookTransfer(db, transfer))
}

function hold(store: Store, reference: string, amount: number) {
  const { kind: _, ...transfer } = spend(reference, amount)
  return store.transaction((db) => holdMoney(db, transfer))
}

describe('money that is booked at once', () => {
  it('AGT-1 is taken from one account and added to another', async () => {
    const { store } = await openSandbox()

    await topUp(store, WALLET, 500_000)
    const row = await book(store, spend('capture:a', 120_000))

    expect(row).toMatchObject({ debit_seq: 2, credit_seq: 1, phase: 'booked' })
    expect(row.id).toMatch(/^trf_[0-9A-Z]{12}$/)
    expect(await accountRow(store, WALLET)).toMatchObject({ debits: 120_000, credits: 500_000 })
    expect(await accountRow(store, SALES)).toMatchObject({ debits: 0, credits: 120_000 })
    expect(await auditLedger(store.db)).toEqual([])
  })

  it('CHK-8 is booked only once when it is sent several times at once', async () => {
    const { store } = await openSandbox()
    await topUp(store, WALLET, 500_000)

    const rows = await Promise.all([1, 2, 3].map(() => book(store, spend('capture:a', 120_000))))

    expect(rows[1]).toEqual(rows[0])
    expect(rows[2]).toEqual(rows[0])
    expect(await accountRow(store, SALES)).toMatchObject({ credits: 120_000 })
    await expect(book(store, spend('capture:a', 120_001))).rejects.toThrow('as another transfer')
    expect(await auditLedger(store.db)).toEqual([])
  })

  it('CHK-7 is refused with the missing amount when a wallet does not cover it, and nothing is booked', async () => {
    const { store } = await openSandbox()
    await topUp(store, WALLET, 500_000)

    const refused = await book(store, spend('capture:a', 500_001)).catch((error: unknown) => error)

    expect(refused).toBeInstanceOf(Refusal)
    expect(refused).toMatchObject({
      code: 'wallet_insufficient',
      params: { missing: 1, currency: 'IDR', exponent: 0 },
    })
    expect(await accountRow(store, WALLET)).toMatchObject({ debits: 0, credits: 500_000 })
    expect(await accountRow(store, SALES)).toMatchObject({ credits: 0 })
  })

  it('CHK-7 of twelve payments against money for one, only one is made', async () => {
    const { store } = await openSandbox()
    await topUp(store, WALLET, 199_999)

    const answers = await Promise.allSettled(
      Array.from({ length: 12 }, (_, index) => book(store, spend(`capture:${index}`, 100_000))),
    )

    expect(codesOf(answers).toSorted()).toEqual([
      'done',
      ...Array.from({ length: 11 }, () => 'wallet_insufficient'),
    ])
    expect(await accountRow(store, WALLET)).toMatchObject({ debits: 100_000 })
    expect(await auditLedger(store.db)).toEqual([])
  })

  it('AGT-1 can be moved between two accounts in both directions at once', async () => {
    const { store } = await openSandbox()
    await topUp(store, WALLET, 1000, 'top_up:1')
    await topUp(store, OTHER_WALLET, 1000, 'top_up:2')
    const pay = (index: number) => {
      const [debit, credit] = index % 2 === 0 ? [WALLET, OTHER_WALLET] : [OTHER_WALLET, WALLET]
      return book(store, { ...spend(`adjustment:${index}`, 100), debit, credit })
    }

    await Promise.all(Array.from({ length: 10 }, (_, index) => pay(index)))

    expect(await accountRow(store, WALLET)).toMatchObject({ debits: 500, credits: 1500 })
    expect(await auditLedger(store.db)).toEqual([])
  })

  it.each([
    ['nothing', { amount: 0 }],
    ['less than nothing', { amount: -1 }],
    ['a part of a unit', { amount: 1.5 }],
    ['an account to itself', { credit: WALLET }],
    ['another currency', { credit: { ...SALES, id: 'sales:SGD', currency: 'SGD', exponent: 2 } }],
    ['another tenant', { credit: { ...SALES, tenant: 'others' } }],
  ])('AGT-1 takes no transfer of %s', async (_what, change) => {
    const { store } = await openSandbox()
    await topUp(store, WALLET, 1000)

    await expect(
      store.transaction(async (db) => bookTransfer(db, { ...spend('capture:a', 10), ...change })),
    ).rejects.toThrow('No transfer')
  })
})

describe('money on hold', () => {
  it('AGT-1 cannot be spent, and is not yet in the other account', async () => {
    const { store } = await openSandbox()
    await topUp(store, WALLET, 1000)
    await hold(store, 'hold:a', 700)

    const answers = await Promise.allSettled([
      book(store, spend('capture:b', 301)),
      book(store, spend('capture:c', 300)),
    ])

    expect(codesOf(answers)).toEqual(['wallet_insufficient', 'done'])
    expect(await accountRow(store, WALLET)).toEqual({
      debits: 300,
      credits: 1000,
      pending_debits: 700,
      pending_credits: 0,
    })
    expect(await accountRow(store, SALES)).toMatchObject({ credits: 300, pending_credits: 700 })
    expect(await auditLedger(store.db)).toEqual([])
  })

  it('AGT-1 can be taken in part, and the rest is free again', async () => {
    const { store } = await openSandbox()
    await topUp(store, WALLET, 1000)
    const held = await hold(store, 'hold:a', 700)

    const end = await store.transaction((db) => postHold(db, held, { at: NOW, amount: 600 }))

    expect(end).toMatchObject({ phase: 'posted', amount: 600, hold_id: held.id })
    expect(await accountRow(store, WALLET)).toEqual({
      debits: 600,
      credits: 1000,
      pending_debits: 0,
      pending_credits: 0,
    })
    await expect(
      store.transaction(async (db) => postHold(db, held, { at: NOW, amount: 701 })),
    ).rejects.toThrow('holds less')
    expect(await auditLedger(store.db)).toEqual([])
  })

  it('CHK-8 is either taken or freed, only once, whichever comes first', async () => {
    const { store } = await openSandbox()
    await topUp(store, WALLET, 1000)
    const held = await hold(store, 'hold:a', 700)

    const ends = await Promise.all([
      store.transaction((db) => voidHold(db, held, NOW)),
      store.transaction((db) => postHold(db, held, { at: NOW })),
      store.transaction((db) => voidHold(db, held, NOW)),
    ])

    expect(new Set(ends.map(({ id }) => id)).size).toBe(1)
    const isTaken = ends[0].phase === 'posted'
    expect(await accountRow(store, WALLET)).toEqual({
      debits: isTaken ? 700 : 0,
      credits: 1000,
      pending_debits: 0,
      pending_credits: 0,
    })
    expect(await auditLedger(store.db)).toEqual([])
  })
})

describe('the store itself', () => {
  const accounts = (db: Db, id: string, set: Partial<LedgerAccountRow>) =>
    db.updateTable('ledger_accounts').set(set).where('id', 'like', `${id}:%`).execute()
  const transfers = (db: Db, set: Partial<LedgerTransferRow>) =>
    db.updateTable('ledger_transfers').set(set).execute()

  it.each<[string, (db: Db) => Promise<unknown>]>([
    ['a wallet under zero', (db) => accounts(db, 'wallet', { debits: 1001 })],
    ['more on hold than there is', (db) => accounts(db, 'wallet', { pending_debits: 1001 })],
    ['a credit below zero', (db) => accounts(db, 'wallet', { credit_limit: -1 })],
    ['credit of what is no wallet', (db) => accounts(db, 'clearing', { credit_limit: 1 })],
    ['a total below zero', (db) => accounts(db, 'clearing', { credits: -1 })],
    ['a total too large to count', (db) => accounts(db, 'clearing', { debits: TOO_LARGE })],
    ['an account in another currency', (db) => accounts(db, 'clearing', { currency: 'SGD' })],
    ['a transfer of nothing', (db) => transfers(db, { amount: 0 })],
    ['an account paying itself', (db) => transfers(db, { credit_account: TILL.id })],
    ['a transfer in another currency', (db) => transfers(db, { currency: 'SGD' })],
    ['a booking that ends a hold', (db) => transfers(db, { hold_id: 'trf_000000000000' })],
    ['an end without its hold', (db) => transfers(db, { phase: 'posted' })],
  ])('AGT-1 refuses %s', async (_what, change) => {
    const { store } = await openSandbox()
    await topUp(store, WALLET, 1000)

    await expect(change(store.db)).rejects.toThrow(/check/i)
  })

  it.each([
    ['event', 'reference'],
    ['place in the debited account', 'debit_seq'],
    ['place in the credited account', 'credit_seq'],
  ] as const)('CHK-8 refuses a second transfer of one %s', async (_what, column) => {
    const { store } = await openSandbox()
    await topUp(store, WALLET, 1000)
    const { id: _id, ...first } = await store.db
      .selectFrom('ledger_transfers')
      .selectAll()
      .executeTakeFirstOrThrow()
    const second = { ...first, reference: 'capture:new', debit_seq: 2, credit_seq: 2 }

    const inserted = store.db
      .insertInto('ledger_transfers')
      .values({ ...second, id: 'trf_new', [column]: first[column] })
      .execute()

    await expect(inserted).rejects.toThrow(/unique/i)
  })
})

describe('the audit', () => {
  const accounts = (db: Db) => db.updateTable('ledger_accounts').where('id', '=', TILL.id)

  it.each<[string, (db: Db) => Promise<unknown>, string]>([
    [
      'an account that is not what its transfers made it',
      (db) => accounts(db).set({ debits: 999 }).execute(),
      '999 debits, 1000 due',
    ],
    [
      'a sum that is not zero',
      (db) => accounts(db).set({ debits: 999 }).execute(),
      'books IDR/0 sums to 1',
    ],
    [
      'an account in another unit',
      (db) => accounts(db).set({ exponent: 2 }).execute(),
      'no such account',
    ],
    [
      'an account that is gone',
      (db) => db.deleteFrom('ledger_accounts').execute(),
      'no such account',
    ],
    [
      'a transfer that is gone',
      (db) => db.deleteFrom('ledger_transfers').execute(),
      '1 entries, 0 due',
    ],
  ])('AGT-1 finds %s', async (_what, change, finding) => {
    const { store } = await openSandbox()
    await topUp(store, WALLET, 1000)

    await change(store.db)

    expect((await auditLedger(store.db)).join('; ')).toContain(finding)
  })
})
