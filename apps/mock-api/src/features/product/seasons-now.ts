import { addDays } from '@selat/domain'
import type { CalendarDate } from '@selat/domain'

import type { SeasonFixture } from '../../world/fixtures/catalogue/season-schema.ts'

/** A season that is there or near, with the days of it that are still to come. */
export type SeasonNow = {
  readonly season: SeasonFixture
  readonly from: CalendarDate
  readonly until: CalendarDate
}

type Span = { readonly from: CalendarDate; readonly until: CalendarDate }

/** The number of days before a season begins on which visitors already look for its products. */
const AHEAD_DAYS = 30

/** The seasons to recommend things for, the one that ends first standing first. */
export function seasonsNow(
  seasons: readonly SeasonFixture[],
  today: CalendarDate,
): readonly SeasonNow[] {
  return seasons
    .flatMap((season) => {
      const span = spansOf(season, today).find(({ until }) => until >= today)
      if (!span || span.from > addDays(today, AHEAD_DAYS)) return []
      return [{ season, from: span.from > today ? span.from : today, until: span.until }]
    })
    .toSorted((a, b) => (a.until < b.until ? -1 : Number(a.until > b.until)))
}

/** In the order of time, those of last year that may not be over first. */
function spansOf({ yearly, spans }: SeasonFixture, today: CalendarDate): readonly Span[] {
  if (!yearly) return spans
  const thisYear = Number(today.slice(0, 4))
  const turns = yearly.until < yearly.from ? 1 : 0
  return [thisYear - 1, thisYear, thisYear + 1].map((year) => ({
    from: `${year}-${yearly.from}`,
    until: `${year + turns}-${yearly.until}`,
  }))
}
