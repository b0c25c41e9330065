import { ARRIVAL_CARD_DAYS } from '../limits.ts'
import { passportNeededUntil } from '../passengers/passport-validity.ts'
import { addDays, type CalendarDate } from '../time/calendar-date.ts'
import { localDate, type ZonedTime } from '../time/zoned-time.ts'

/** The arrival card that a country requires of travellers by sea, by country (ISO 3166-1 alpha-2). */
export const ARRIVAL_CARDS = {
  ID: 'all_indonesia',
  MY: 'mdac',
  SG: 'sg_arrival_card',
} as const

export type ArrivalCard = (typeof ARRIVAL_CARDS)[keyof typeof ARRIVAL_CARDS]

/** The facts of one sector. An open ticket has no sailing yet, and so no dates. */
export type BorderCrossing = {
  readonly isInternational: boolean
  readonly arrivalCountry: string
  readonly sailing: { readonly arrivesAt: ZonedTime; readonly checkInClosesAt: ZonedTime } | null
}

/** One step before a border, and its date; `crossing` is the index of its sector. */
export type BorderStep =
  | { readonly kind: 'passport'; readonly neededUntil: CalendarDate }
  | {
      readonly kind: 'arrival_card'
      readonly crossing: number
      readonly card: ArrivalCard
      /** The first day on which it can be filled in, by the calendar of the country of arrival. */
      readonly opensOn: CalendarDate
      readonly arrivesOn: CalendarDate
    }
  | { readonly kind: 'check_in'; readonly crossing: number; readonly closesAt: ZonedTime }

/**
 * Lists the steps before the borders of a trip. The first is a passport that is valid for six months after the last
 * arrival. Then come the arrival card and the end of check-in of each dated crossing, in order. The end of check-in is in
 * the zone of the terminal of departure. The list is empty if the trip stays in one country or has no dates yet.
 * @example borderChecklist([toBatam]) // passport until June, All Indonesia three days before, check-in until 09:50 +08:00
 */
export function borderChecklist(crossings: readonly BorderCrossing[]): BorderStep[] {
  const arrivals: CalendarDate[] = []
  const steps = crossings.flatMap((crossing, index): BorderStep[] => {
    const { isInternational, sailing } = crossing
    if (!isInternational || !sailing) return []
    const arrivesOn = localDate(sailing.arrivesAt)
    arrivals.push(arrivesOn)
    return [
      ...arrivalCardStep(crossing.arrivalCountry, arrivesOn, index),
      { kind: 'check_in', crossing: index, closesAt: sailing.checkInClosesAt },
    ]
  })
  const lastArrival = arrivals.toSorted().at(-1)
  if (lastArrival === undefined) return []
  return [{ kind: 'passport', neededUntil: passportNeededUntil(lastArrival) }, ...steps]
}

function arrivalCardStep(country: string, arrivesOn: CalendarDate, crossing: number): BorderStep[] {
  if (!hasArrivalCard(country)) return []
  const opensOn = addDays(arrivesOn, -ARRIVAL_CARD_DAYS)
  return [{ kind: 'arrival_card', crossing, card: ARRIVAL_CARDS[country], opensOn, arrivesOn }]
}

function hasArrivalCard(country: string): country is keyof typeof ARRIVAL_CARDS {
  return Object.hasOwn(ARRIVAL_CARDS, country)
}
