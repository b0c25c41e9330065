import { addDays, calendarDateIn, daysBetween, type CalendarDate } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { Context } from '../../operation/context.ts'
import { defineOperation } from '../../operation/operation.ts'
import type { CatalogueContent } from '../../world/fixtures/catalogue/entries.ts'
import { findProduct, type FoundEntry } from './listing/find-entry.ts'
import { listedProduct } from './registry.ts'
import { seasonsNow, type SeasonNow } from './seasons-now.ts'

const MOST = 6
/** The zone whose date decides the season for all visitors. */
const ZONE_OF_TODAY = 'Asia/Singapore'
/** A stock that is enough for any party. */
const PLENTY = 100
/** The number of days of a season that are searched for one on which the product is open. */
const DAYS_LOOKED_AT = 60

type Picked = FoundEntry & { readonly now: SeasonNow }

export const listPicks = defineOperation(
  'listPicks',
  async (_input, ctx) => {
    const today = calendarDateIn(ctx.now, ZONE_OF_TODAY)
    const seasons = seasonsNow(ctx.catalogue.seasons, today)
    const picks = inTurns(seasons.map((now) => openProducts(ctx, now))).slice(0, MOST)
    return {
      status: 200,
      body: { Items: await Promise.all(picks.map((pick) => toPick(ctx, pick))) },
    }
  },
  { transaction: 'none' },
)

/** Lists the products of a season that this tenant sells and that are open on a remaining day. */
function openProducts(ctx: Context, now: SeasonNow): Picked[] {
  return now.season.products
    .flatMap((id) => findProduct(ctx, id) ?? [])
    .filter((found) => isOpenIn(ctx, found, now))
    .map((found) => ({ ...found, now }))
}

function isOpenIn(
  ctx: Context,
  { content, entry }: FoundEntry,
  { from, until }: SeasonNow,
): boolean {
  // Only the opening counts, not the stock. Days are checked one by one, because most products are open on the first one and
  // each check takes time.
  return datesOf(from, until).some((date) =>
    listedProduct(content)
      .days(ctx, entry, [date], () => PLENTY)
      .some(({ IsAvailable }) => IsAvailable),
  )
}

function datesOf(from: CalendarDate, until: CalendarDate): CalendarDate[] {
  const length = Math.min(daysBetween(from, until) + 1, DAYS_LOOKED_AT)
  return Array.from({ length }, (_, index) => addDays(from, index))
}

/** Takes the best product of each season, then the second best of each, and each product once. */
function inTurns(lists: readonly (readonly Picked[])[]): Picked[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  const turns = Array.from({ length: longest }, (_, turn) =>
    lists.flatMap((list) => list[turn] ?? []),
  )
  const known = new Map<string, Picked>()
  for (const pick of turns.flat()) if (!known.has(pick.entry.id)) known.set(pick.entry.id, pick)
  return [...known.values()]
}

async function toPick<Content extends CatalogueContent>(
  ctx: Context,
  { content, entry, now }: FoundEntry<Content> & Pick<Picked, 'now'>,
): Promise<Schemas['Pick']> {
  return {
    Season: now.season.code,
    SeasonName: now.season.names[ctx.language],
    Until: now.until,
    Product: await listedProduct(content).pick(ctx, entry),
  }
}
