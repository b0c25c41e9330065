import { sumMoney } from '@selat/domain'
import { expect, it } from 'vitest'

import { openSandbox } from '../../../../lab/testing/open-sandbox.ts'
import {
  blankOrder,
  chance,
  paymentOf,
  pick,
  randomCrossing,
  randomItem,
  SOLD_AT,
  TENANT,
} from '../../../../lab/testing/random-orders.ts'
import { auditAftersale } from '../../../audit/audit-aftersale.ts'
import { auditLedger } from '../../../audit/audit-ledger.ts'
import { type Random, seededRandom } from '../../../engine/random/random.ts'
import { insertRow } from '../../../engine/store/insert-row.ts'
import { toJsonText } from '../../../engine/store/json-text.ts'
import type { Db } from '../../../engine/store/store.ts'
import type { RefundRow, StoredRefundLine } from '../../../engine/store/tables/aftersale-tables.ts'
import type { TicketRow } from '../../../engine/store/tables/order-tables.ts'
import type { BookingBase } from '../../../engine/store/tables/stored-booking.ts'
import type { Work } from '../../../operation/work.ts'
import { readPaymentMethodFixtures } from '../../../world/fixtures/payment-fixtures.ts'
import type { BookedSector, FerryBooking } from '../../product/ferry/ferry-booking.ts'
import type { LoadedOrder, OrderItem } from '../booking/load-order.ts'
import { bookCapture } from '../money/book-payment.ts'
import { bookRefundDue, bookRefundPaid } from '../money/book-refund.ts'
import type { Part, TicketedOrder } from '../tickets/refundable.ts'
import { findChangeSubject } from './changeable-tickets.ts'
import { priceChange } from './price-change.ts'
import { quoteLines, sumLines } from './quote-lines.ts'

const ORDERS = 10_000
const AT_ONCE = 250
const CURRENCIES = ['IDR', 'SGD', 'MYR', 'USD'] as const

type Made = {
  sold: TicketedOrder
  tickets: TicketRow[]
  items: OrderItem[]
  paid: number
  method: string | null
}

/** The differences found. They are collected, because a hundred thousand expectations would take longer than the orders. */
const wrong: string[] = []
const say = (isRight: boolean, otherwise: string) => {
  if (!isRight) wrong.push(otherwise)
}

/** Stores a paid order and books its money. */
async function sell(work: Work, random: Random, number: number): Promise<Made> {
  const currency = pick(random, CURRENCIES)
  const blank = blankOrder(`ord_R${String(number).padStart(6, '0')}`, currency)
  const items = Array.from({ length: 1 + random.int(2) }, (_, index) =>
    randomItem(work, random, { order: blank, index }),
  )
  const total = sumMoney(
    items.map(({ price }) => price.total),
    currency,
  )
  const order = { ...blank, total_amount: total.amount }
  const payment = paymentOf(order, methodFor(random, currency))
  const booking: LoadedOrder = {
    order,
    items,
    tickets: [],
    payment,
    events: [],
    proof: null,
    refunded: 0,
    change: null,
  }
  const tickets = items.flatMap((item, itemIndex) =>
    item.passengers.flatMap((passenger, passengerIndex) =>
      (item.booking as FerryBooking).sectors.map((sector, sectorIndex): TicketRow => ({
        tenant: TENANT,
        id: `tkt_${order.id.slice(4)}${itemIndex}${passengerIndex}${sectorIndex}`,
        number: `${order.id}-${itemIndex}-${passengerIndex}-${sectorIndex}`,
        order_id: order.id,
        order_item_id: item.id,
        passenger_index: passengerIndex,
        sector_index: sectorIndex,
        state: 'issued',
        band: passenger.bands[sectorIndex] ?? passenger.band,
        sailing_id: sector.sailingId,
        qr_payload: '',
        valid_until: null,
        moved_at: null,
        fare_change: 0,
      })),
    ),
  )
  await keep(work.store, booking, tickets)
  await bookCapture(work, booking)
  return {
    sold: { booking, tickets, vouchers: [] },
    tickets,
    items,
    paid: order.total_amount,
    method: payment.method_code,
  }
}

async function keep(
  store: Db,
  { order, items, payment }: LoadedOrder,
  tickets: readonly TicketRow[],
) {
  await insertRow(store, 'orders', order)
  await insertRow(store, 'payments', payment)
  for (const item of items)
    await insertRow(store, 'order_items', {
      ...item,
      booking: toJsonText<BookingBase>(item.booking),
      price: toJsonText(item.price),
      passengers: toJsonText(item.passengers),
    })
  for (const ticket of tickets) await insertRow(store, 'tickets', ticket)
}

const methods = readPaymentMethodFixtures().filter(({ kind }) => kind !== 'agent_wallet')

function methodFor(random: Random, currency: string): string {
  return pick(
    random,
    methods.filter(({ currencies }) => currencies.includes(currency)),
  ).code
}

/** Refunds lines, or the difference of a change, and lets the money arrive or not. */
async function refund(
  work: Work,
  made: Made,
  random: Random,
  { amount, lines, number }: { amount: number; lines: StoredRefundLine[]; number: number },
) {
  const { order } = made.sold.booking
  const isDone = amount === 0 || chance(random, 70)
  const row: RefundRow = {
    tenant: TENANT,
    id: `ref_${order.id.slice(4)}${number}`,
    order_id: order.id,
    state: isDone ? 'completed' : 'processing',
    currency: order.currency,
    exponent: order.exponent,
    amount,
    destination: 'payment_method',
    method_code: made.method,
    account: '',
    lines: toJsonText(lines),
    language: 'EN',
    requested_at: SOLD_AT,
    expected_at: SOLD_AT,
    settles_at: isDone ? null : SOLD_AT,
    completed_at: isDone ? SOLD_AT : null,
  }
  await insertRow(work.store, 'refunds', row)
  await bookRefundDue(work, row)
  if (isDone) await bookRefundPaid(work, made.sold.booking, row)
}

/** Moves some tickets of one sector to another sailing. The difference is paid or refunded. */
async function change(work: Work, made: Made, random: Random): Promise<void> {
  const { network, money: rates } = work
  const { order } = made.sold.booking
  const first = pick(random, made.tickets)
  const group = made.tickets.filter(
    ({ order_item_id, sector_index }) =>
      order_item_id === first.order_item_id && sector_index === first.sector_index,
  )
  const chosen = group.slice(0, 1 + random.int(group.length))
  const item = made.items.find(({ id }) => id === first.order_item_id)
  const sector = (item?.booking as FerryBooking | undefined)?.sectors[first.sector_index]
  if (!sector || !isChangeable(work, sector)) return
  const ids = chosen.map(({ id }) => id)
  const subject = findChangeSubject({ network, now: SOLD_AT }, made.sold, ids, () => '')
  const sailing = randomCrossing(work, random, sector)?.sailing
  const price = sailing && priceChange({ network, money: rates }, subject, sailing)
  if (!price) return
  const due = price.fee.amount + price.difference.amount
  say(due === price.dueNow.amount - price.refundDue.amount, `${order.id}: ${due} due`)
  const id = order.id.slice(4)
  const payer = due > 0 ? { ...blankOrder(`ord_C${id}`, order.currency), total_amount: due } : null
  await work.store
    .insertInto('ticket_changes')
    .values({
      tenant: TENANT,
      id: `chg_${id}`,
      order_id: order.id,
      payment_order_id: payer?.id ?? null,
      state: 'done',
      sailing_id: sailing.id,
      tickets: toJsonText(price.moved),
      fee: price.fee.amount,
      difference: price.difference.amount,
      closes_at: SOLD_AT,
      requested_at: SOLD_AT,
      decided_at: SOLD_AT,
    })
    .execute()
  for (const { id: ticketId, fareChange } of price.moved) {
    const ticket = made.tickets.find((one) => one.id === ticketId)
    if (!ticket) throw new Error(`No ${ticketId}`)
    Object.assign(ticket, { sailing_id: sailing.id, moved_at: SOLD_AT, fare_change: fareChange })
    await work.store
      .updateTable('tickets')
      .set({ sailing_id: sailing.id, moved_at: SOLD_AT, fare_change: fareChange })
      .where('tenant', '=', TENANT)
      .where('id', '=', ticketId)
      .execute()
  }
  if (payer) {
    const paidBy = { ...payer, change_of: order.id }
    const payment = paymentOf(paidBy, methodFor(random, order.currency))
    const booking = { ...made.sold.booking, order: paidBy, payment, items: [] }
    await keep(work.store, booking, [])
    await bookCapture(work, booking)
    // An order that was free refunds to the method that paid for its change.
    made.method ??= payment.method_code
  }
  if (due < 0) await refund(work, made, random, { amount: -due, lines: [], number: 9 })
  made.paid += price.difference.amount
}

function isChangeable(work: Work, sector: BookedSector): boolean {
  const date = sector.sailingId && work.network.sailing(sector.sailingId)?.date
  if (!date) return false
  const terms = work.network.terms(sector.operator, date)
  const found = terms.classes.find(({ code }) => code === sector.class)
  return found?.change != null
}

/** Refunds some tickets, and returns what was paid for them. */
async function giveBack(work: Work, made: Made, random: Random, number: number): Promise<number> {
  const live = made.tickets.filter(({ state }) => state === 'issued')
  const chosen = number === 0 ? live.filter(() => chance(random, 50)) : live
  const parts = chosen.map((ticket): Part => {
    const item = made.items.find(({ id }) => id === ticket.order_item_id)
    if (!item) throw new Error(`No item of ${ticket.id}`)
    return { kind: 'ticket', item, ticket }
  })
  if (parts.length === 0) return 0
  const { network, catalogue } = work
  const now = `2026-11-${20 + random.int(3)}T06:30:00.000Z`
  const lines = quoteLines({ network, catalogue, now }, made.sold, parts)
  for (const { ticket, paid, refund: back, percent } of lines) {
    const isRight = back >= 0 && back <= paid && (percent < 100 || back === paid)
    say(isRight, `${ticket}: ${back} back of ${paid} at ${percent} per cent`)
  }
  for (const ticket of chosen) ticket.state = 'void'
  await work.store
    .updateTable('tickets')
    .set({ state: 'void' })
    .where('tenant', '=', TENANT)
    .where(
      'id',
      'in',
      chosen.map(({ id }) => id),
    )
    .execute()
  await refund(work, made, random, { amount: sumLines(lines, 'refund'), lines, number })
  return sumLines(lines, 'paid')
}

it(`CHK-11 CHK-12 in ${ORDERS} random orders in four currencies, lines, totals, refunds and ledger agree to the last unit`, async () => {
  const { store, services } = await openSandbox({ seed: 'random money' })
  const random = seededRandom('random money')
  const sums = new Map<string, number>()
  let changed = 0
  let given = 0

  for (let start = 0; start < ORDERS; start += AT_ONCE)
    await store.transaction(async (db) => {
      const work: Work = services.workAt(db, SOLD_AT)
      for (let number = start; number < start + AT_ONCE; number += 1) {
        const made = await sell(work, random, number)
        const { order, items } = made.sold.booking
        for (const { price } of items) {
          const online = price.lines.filter(({ payAt }) => payAt === 'online')
          const sum = online.reduce((total, { amount }) => total + amount.amount, 0)
          say(sum === price.total.amount, `${order.id}: ${sum} of lines`)
        }
        if (chance(random, 30)) await change(work, made, random)
        if (made.tickets.some(({ moved_at }) => moved_at !== null)) changed += 1
        if (chance(random, 60)) {
          const first = await giveBack(work, made, random, 0)
          const rest = await giveBack(work, made, random, 1)
          // The sum of the tickets' prices is what was paid, less refunds of changes, without the fees of changes.
          say(first + rest === made.paid, `${order.id}: ${first} and ${rest} of ${made.paid}`)
          given += 1
        }
        const kept = sums.get(order.currency) ?? 0
        sums.set(order.currency, kept + 1)
      }
    })

  expect(wrong).toEqual([])
  expect([...sums.keys()].toSorted()).toEqual(['IDR', 'MYR', 'SGD', 'USD'])
  expect(changed).toBeGreaterThan(ORDERS / 20)
  expect(given).toBeGreaterThan(ORDERS / 2)
  expect(await auditLedger(store.db)).toEqual([])
  expect(await auditAftersale(store.db)).toEqual([])
  expect(await booksSay(store.db)).toEqual(await ordersSay(store.db))
}, 600_000)

/** Returns the sums of sales and debts by the ledger accounts. */
async function booksSay(db: Db): Promise<Record<string, number>> {
  const rows = await db.selectFrom('ledger_accounts').selectAll().execute()
  const balances = new Map<string, number>()
  for (const { kind, currency, credits, debits } of rows) {
    const key = `${kind === 'clearing' ? 'taken' : kind} ${currency}`
    balances.set(key, (balances.get(key) ?? 0) + credits - debits)
  }
  return Object.fromEntries([...balances].toSorted())
}

/** Returns the sums of sales and debts by orders and refunds. */
async function ordersSay(db: Db): Promise<Record<string, number>> {
  const orders = await db.selectFrom('orders').selectAll().execute()
  const refunds = await db.selectFrom('refunds').selectAll().execute()
  const balances = new Map<string, number>()
  const add = (key: string, amount: number) => balances.set(key, (balances.get(key) ?? 0) + amount)
  for (const { currency, total_amount } of orders) {
    add(`sales ${currency}`, total_amount)
    add(`taken ${currency}`, -total_amount)
  }
  for (const { currency, amount, state } of refunds) {
    add(`sales ${currency}`, -amount)
    add(`refunds_payable ${currency}`, state === 'processing' ? amount : 0)
    add(`taken ${currency}`, state === 'completed' ? amount : 0)
  }
  return Object.fromEntries([...balances].toSorted())
}
