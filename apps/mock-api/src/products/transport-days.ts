import { compareInstants, rideDayClosesAt, runsOn } from '@selat/domain'
import type { Schemas } from '@selat/sdk'

import { sellingMoney } from '../catalogue/entry-money.ts'
import { fewLeft } from '../catalogue/few-left.ts'
import type { TransportEntry } from '../fixtures/catalogue/transport-schema.ts'
import type { StockLeft } from '../inventory/stock-left.ts'
import type { Context } from '../kernel/context.ts'
import { rideTerms, type TransportRate } from './transport/ride-terms.ts'

type Day = Schemas['ProductDay']

/** The days on which a service, or one rate of it, can be had. */
export function transportDays(
  ctx: Context,
  entry: TransportEntry,
  dates: readonly string[],
  left: StockLeft,
  option?: string,
): Day[] {
  const rates = entry.rates.filter(({ code }) => option === undefined || code === option)
  return dates.map((date) => toDay(ctx, entry, date, freeRates(ctx, entry, rates, date, left)))
}

type FreeRate = { readonly rate: TransportRate; readonly left: number }

function freeRates(
  ctx: Pick<Context, 'catalogue' | 'tenant' | 'now'>,
  entry: TransportEntry,
  rates: readonly TransportRate[],
  date: string,
  left: StockLeft,
): FreeRate[] {
  return rates
    .filter((rate) => isOnSale(ctx, entry, rate, date))
    .map((rate) => ({ rate, left: left(date, rate.code) }))
    .filter((free) => free.left > 0)
}

/** Whether a day can be had at all, whatever others have taken of it. */
export function isOnSale(
  ctx: Pick<Context, 'catalogue' | 'tenant' | 'now'>,
  entry: TransportEntry,
  rate: TransportRate,
  date: string,
): boolean {
  const terms = rideTerms(ctx, entry, rate)
  if (date > terms.lastDate || !runsOn(date, terms.service)) return false
  return compareInstants(rideDayClosesAt(date, terms), ctx.now) > 0
}

function toDay(
  ctx: Pick<Context, 'money' | 'currency'>,
  entry: TransportEntry,
  date: string,
  free: readonly FreeRate[],
): Day {
  const cheapest = free.map(({ rate }) => rate).toSorted((a, b) => a.price - b.price)[0]
  return {
    Date: date,
    From: cheapest ? sellingMoney(ctx, entry, cheapest.price) : null,
    IsAvailable: cheapest !== undefined,
    Left: fewLeft(free.reduce((sum, { left }) => sum + left, 0)),
  }
}
