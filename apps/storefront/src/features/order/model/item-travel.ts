import { bandsBySector, calendarDateIn, isCalendarDate, localDate } from '@selat/domain'
import type { TravelSector } from '@selat/domain'
import type { Schemas } from '@selat/sdk'

/** A cart item as the passenger rules see it. */
export type ItemTravel = {
  itemId: string
  sectors: TravelSector[]
  today: string
  isInternational: boolean
}

/** `now` is the server's clock. A sector without a date counts as sailed today, as it does on the server. */
export function toItemTravel(
  { Id, Ferry }: Pick<Schemas['CartItem'], 'Id' | 'Ferry'>,
  now: string,
): ItemTravel {
  const zone = Ferry.Sectors[0]?.From.TimeZone ?? 'UTC'
  const today = calendarDateIn(now, zone)
  return {
    itemId: Id,
    today,
    isInternational: Ferry.Sectors.some(({ IsInternational }) => IsInternational),
    sectors: Ferry.Sectors.map(({ Sailing, IsInternational, AgeBands }) => ({
      departsOn: Sailing ? localDate(Sailing.DepartsAt) : today,
      arrivesOn: Sailing ? localDate(Sailing.ArrivesAt) : today,
      isInternational: IsInternational,
      bands: {
        infantUntil: AgeBands.InfantUntil,
        childUntil: AgeBands.ChildUntil,
        seniorFrom: AgeBands.SeniorFrom ?? null,
      },
    })),
  }
}

/** Whether someone who takes an adult's place pays the senior fare on a sector. */
export function paysSeniorFare(dateOfBirth: string, { sectors, today }: ItemTravel): boolean {
  if (!isCalendarDate(dateOfBirth) || dateOfBirth > today) return false
  return bandsBySector(dateOfBirth, sectors).includes('senior')
}
