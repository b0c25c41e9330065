import { addDays, calendarDateIn, money, sumMoney } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { openAgency } from '../../../lab/testing/open-agency.ts'
import { auditLedger } from '../../audit/audit-ledger.ts'
import type { Store } from '../../engine/store/store.ts'
import {
  type LedgerAccount,
  openingAccount,
  salesAccount,
  walletAccount,
} from '../ledger/account.ts'
import { bookTransfer } from '../ledger/book-transfer.ts'

const ZONE = 'Asia/Jakarta'
const IDR = { currency: 'IDR', exponent: 0 }
const WALLET = walletAccount('b2b', 'agy_BARUNA0001', IDR)
const OTHERS: readonly LedgerAccount[] = [openingAccount('b2b', IDR), salesAccount('b2b', IDR)]
const BEGIN = Date.UTC(2026, 1, 25)
const DAYS = 8
const DAY_MS = 86_400_000

/** Any instant of some days, and often just before, at and after the tenant's midnight, which is 17:00 in UTC. */
const instant = fc
  .oneof(
    fc.nat(DAYS * DAY_MS - 1),
    fc
      .tuple(fc.nat(DAYS - 1), fc.constantFrom(-1, 0, 1))
      .map(([day, after]) => day * DAY_MS + 17 * 3_600_000 + after),
  )
  .map((afterMs) => new Date(BEGIN + afterMs).toISOString())

const move = fc.record({
  at: instant,
  amount: fc.integer({ min: 1, max: 400_000 }),
  isCredit: fc.boolean(),
  other: fc.constantFrom(...OTHERS),
})
type Move = typeof move extends fc.Arbitrary<infer T> ? T : never

const day = fc.integer({ min: -1, max: DAYS + 1 }).map((days) => addDays('2026-02-25', days))

async function bookAll(store: Store, moves: readonly Move[]): Promise<void> {
  for (const [index, { at, amount, isCredit, other }] of moves.entries())
    await store.transaction((db) =>
      bookTransfer(db, {
        kind: 'adjustment',
        reference: `test:${index}`,
        debit: isCredit ? other : WALLET,
        credit: isCredit ? WALLET : other,
        amount,
        at,
      }),
    )
}

const signed = ({ amount, isCredit }: Move) => (isCredit ? amount : -amount)
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** Opening, entries, totals and end agree with each other and with what was booked on those days. */
function compare(
  statement: Schemas['WalletStatement'],
  moves: readonly Move[],
  opening: number,
): void {
  const { From, Until, Opening, Items, Credit, Debit, End } = statement
  const onDay = ({ at }: Move) => calendarDateIn(at, ZONE)
  const during = moves.filter((one) => From <= onDay(one) && onDay(one) <= Until)
  const before = moves.filter((one) => onDay(one) < From)
  expect(Opening.Amount).toBe(opening + sum(before.map(signed)))
  expect(Items.map(({ Amount }) => Amount.Amount).toSorted()).toEqual(during.map(signed).toSorted())
  expect(Items.map(({ At }) => At)).toEqual(Items.map(({ At }) => At).toSorted())
  const all = [Opening, ...Items.map(({ Amount }) => Amount)]
  expect(
    sumMoney(
      all.map(({ Amount }) => money(Amount, 'IDR')),
      'IDR',
    ).amount,
  ).toBe(End.Amount)
  expect(Opening.Amount + Credit.Amount + Debit.Amount).toBe(End.Amount)
  let balance = Opening.Amount
  for (const { Amount, Balance } of Items) {
    balance += Amount.Amount
    expect(Balance.Amount).toBe(balance)
  }
}

it('AGT-1 a statement shows what is in the ledger for any period, and successive periods join', async () => {
  const { store, signIn } = await openAgency()
  const rizal = await signIn('rizal')
  const read = async (dateFrom: string, dateUntil: string) =>
    (await rizal.call('getWalletStatement', { query: { wallet: 'IDR', dateFrom, dateUntil } })).body
  await fc.assert(
    fc
      .asyncProperty(
        fc.array(move, { maxLength: 20 }),
        fc.tuple(day, day, day).map((days) => days.toSorted()),
        async (moves, [first = '', middle = '', last = '']) => {
          const begun = await read('2026-01-01', '2026-01-31')
          await bookAll(store, moves)

          const one = await read(first, middle)
          const two = await read(addDays(middle, 1), addDays(last, 1))
          const whole = await read(first, addDays(last, 1))

          for (const statement of [one, two, whole]) compare(statement, moves, begun.End.Amount)
          expect(two.Opening).toEqual(one.End)
          expect(whole.Items).toEqual([...one.Items, ...two.Items])
          expect(whole.End).toEqual(two.End)
          expect(whole.Current.Amount).toBe(begun.End.Amount + sum(moves.map(signed)))
          expect(await auditLedger(store.db)).toEqual([])
        },
      )
      .afterEach(async () => {
        await store.db.deleteFrom('ledger_transfers').execute()
        await store.db.deleteFrom('ledger_accounts').execute()
      }),
    { numRuns: 100 },
  )
})
