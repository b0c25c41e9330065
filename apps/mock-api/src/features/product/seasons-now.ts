import { addDays, type CalendarDate } from '@selat/domain'

import type { SeasonFixture } from '../../world/fixtures/catalogue/season-schema.ts'

/** A present or near season, with its remaining days. */
export type SeasonNow = {
  readonly season: SeasonFixture
  readonly from: CalendarDate
  readonly until: CalendarDate
}

type Span = { readonly from: CalendarDate; readonly until: CalendarDate }

/** The number of days before a season begins on which visitors already look for its products. */
const AHEAD_DAYS = 30

/** Lists the seasons to recommend products for; the one that ends first is first. */
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

/** Lists the spans of a season by time. A yearly season begins with last year's span, which may not be over yet. */
function spansOf({ yearly, spans }: SeasonFixture, today: CalendarDate): readonly Span[] {
  if (!yearly) return spans
  const thisYear = Number(today.slice(0, 4))
  const turns = yearly.until < yearly.from ? 1 : 0
  return [thisYear - 1, thisYear, thisYear + 1].map((year) => ({
    from: `${year}-${yearly.from}`,
    until: `${year + turns}-${yearly.until}`,
  }))
}
