import { balanceOf, money, statementOf, type Transfer, transferBetween } from '@selat/domain'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import {
  accountRow,
  grantCredit,
  OTHER_WALLET,
  SALES,
  TILL,
  WALLET,
} from '../../../lab/testing/ledger-samples.ts'
import { openSandbox } from '../../../lab/testing/open-sandbox.ts'
import { auditLedger } from '../../audit/audit-ledger.ts'
import { Refusal } from '../../engine/http/refusal.ts'
import type { Store } from '../../engine/store/store.ts'
import type { LedgerTransferRow } from '../../engine/store/tables/ledger-tables.ts'
import type { LedgerAccount } from './account.ts'
import { bookTransfer, type Transfer as LedgerTransfer } from './book-transfer.ts'
import { holdMoney, postHold, voidHold } from './hold-money.ts'
import { type Period, readStatement } from './statement.ts'

const ACCOUNTS = [TILL, SALES, WALLET, OTHER_WALLET]
/** The amount by which each wallet may fall below zero. */
const CREDIT: Readonly<Record<string, number>> = { [WALLET.id]: 0, [OTHER_WALLET.id]: 30_000_000 }

const way = fc
  .shuffledSubarray(ACCOUNTS, { minLength: 2, maxLength: 2 })
  .map(([debit = TILL, credit = SALES]) => ({ debit, credit }))
const amount = fc.oneof(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 1e9 }))
const which = fc.nat({ max: 9 })

/** Events have small numbers, so that some of them occur twice. */
const action = fc.oneof(
  fc.record({ what: fc.constant('book' as const), way, amount, event: fc.nat({ max: 60 }) }),
  fc.record({ what: fc.constant('hold' as const), way, amount, event: fc.nat({ max: 60 }) }),
  fc.record({ what: fc.constant('post' as const), which, part: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ what: fc.constant('void' as const), which }),
)
type Action = typeof action extends fc.Arbitrary<infer T> ? T : never

type Held = {
  row: LedgerTransferRow
  debit: LedgerAccount
  credit: LedgerAccount
  end: string | null
}

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 6, minute)).toISOString()

/** The expected ledger, kept as the domain's plain lists of transfers. */
function createModel() {
  const moved: { at: string; transfer: Transfer }[] = []
  const holds: Held[] = []
  const events = new Map<string, { transfer: LedgerTransfer; row: LedgerTransferRow }>()
  const balance = ({ id }: LedgerAccount) =>
    balanceOf(
      id,
      'IDR',
      moved.map(({ transfer }) => transfer),
    ).amount
  const held = ({ id }: LedgerAccount) =>
    holds
      .filter(({ debit, end }) => debit.id === id && end === null)
      .reduce((sum, { row }) => sum + row.amount, 0)
  return {
    moved,
    holds,
    events,
    balance,
    held,
    reaches: (account: LedgerAccount, wanted: number) =>
      account.kind !== 'wallet' ||
      balance(account) - held(account) + (CREDIT[account.id] ?? 0) >= wanted,
    move: (
      when: string,
      { debit, credit }: { debit: LedgerAccount; credit: LedgerAccount },
      moves: number,
    ) =>
      moved.push({
        at: when,
        transfer: transferBetween('adjustment', money(moves, 'IDR'), {
          from: debit.id,
          to: credit.id,
        }),
      }),
  }
}

type Model = ReturnType<typeof createModel>

/** Checks that the statement of a period has what the model moved in it, adds up, and never exceeds the wallet's credit. */
async function compareStatement(store: Store, model: Model, wallet: LedgerAccount, period: Period) {
  const { from, until } = period
  const statement = await readStatement(store.db, wallet, period)
  const transfers = (isIn: (when: string) => boolean) =>
    model.moved.filter((entry) => isIn(entry.at)).map(({ transfer }) => transfer)
  const expected = statementOf(wallet.id, 'IDR', {
    before: transfers((when) => when < from),
    during: transfers((when) => from <= when && when < until),
  })
  expect(statement.opening).toBe(expected.opening.amount)
  expect(statement.entries.map((entry) => entry.amount)).toEqual(
    expected.entries.map((entry) => entry.amount),
  )
  expect(statement.end).toBe(expected.end.amount)
  expect(statement.entries.at(-1)?.balance ?? statement.opening).toBe(statement.end)
  const owed = CREDIT[wallet.id] ?? 0
  expect(statement.entries.every(({ balance }) => balance >= -owed)).toBe(true)
}

/** Does an action in the ledger and in the model, and returns the outcome of both. */
async function give(store: Store, model: Model, step: Action, when: string) {
  if (step.what === 'book' || step.what === 'hold') return giveTransfer(store, model, step, when)
  const hold = model.holds[step.which % (model.holds.length || 1)]
  if (!hold) return null
  const isPost = step.what === 'post'
  const taken = isPost ? Math.max(1, Math.floor((hold.row.amount * step.part) / 100)) : 0
  const end = await store.transaction((db) =>
    isPost ? postHold(db, hold.row, { at: when, amount: taken }) : voidHold(db, hold.row, when),
  )
  if (hold.end === null) {
    hold.end = isPost ? 'posted' : 'voided'
    if (isPost) model.move(when, hold, taken)
  }
  return { ledger: end.phase, model: hold.end }
}

async function giveTransfer(
  store: Store,
  model: Model,
  { what, event, way: { debit, credit }, amount: moved }: Extract<Action, { event: number }>,
  when: string,
) {
  const reference = `${what}:${event}`
  const known = model.events.get(reference)
  const transfer = known?.transfer ?? { reference, debit, credit, amount: moved, at: when }
  const isHold = what === 'hold'
  const row = await store
    .transaction((db) =>
      isHold ? holdMoney(db, transfer) : bookTransfer(db, { ...transfer, kind: 'adjustment' }),
    )
    .catch((error: unknown) => {
      if (error instanceof Refusal) return error
      throw error
    })
  if (known) return { ledger: row, model: known.row }
  const due = model.reaches(debit, moved) ? 'done' : 'wallet_insufficient'
  if (row instanceof Refusal) return { ledger: row.code, model: due }
  model.events.set(reference, { transfer, row })
  if (isHold) model.holds.push({ row, debit, credit, end: null })
  else model.move(when, { debit, credit }, moved)
  return { ledger: 'done', model: due }
}

it('AGT-1 after any bookings and holds, each account is what its transfers add up to', async () => {
  const { store } = await openSandbox()
  await fc.assert(
    fc
      .asyncProperty(
        fc.array(action, { maxLength: 40 }),
        fc.nat(40),
        fc.nat(40),
        async (actions, one, two) => {
          const model = createModel()
          await grantCredit(store, OTHER_WALLET, CREDIT[OTHER_WALLET.id] ?? 0)
          for (const [minute, step] of actions.entries()) {
            const outcome = await give(store, model, step, at(minute))
            expect(outcome?.ledger).toEqual(outcome?.model)
          }

          for (const account of ACCOUNTS) {
            const row = await accountRow(store, account)
            expect(row.credits - row.debits).toBe(model.balance(account))
            expect(row.pending_debits).toBe(model.held(account))
          }
          const [from, until] = [at(Math.min(one, two)), at(Math.max(one, two))]
          for (const wallet of [WALLET, OTHER_WALLET])
            await compareStatement(store, model, wallet, { from, until })
          expect(await auditLedger(store.db)).toEqual([])
        },
      )
      .afterEach(async () => {
        await store.db.deleteFrom('ledger_transfers').execute()
        await store.db.deleteFrom('ledger_accounts').execute()
      }),
    { numRuns: 300 },
  )
})
