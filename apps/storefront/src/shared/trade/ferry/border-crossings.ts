import type { BorderCrossing } from '@selat/domain'
import type { Schemas } from '@selat/sdk'

/** A crossing with the terminals that its border steps name. */
export type BorderCrossingInput = {
  from: Pick<Schemas['Terminal'], 'Name' | 'TimeZone'>
  to: Pick<Schemas['Terminal'], 'Name' | 'Country'>
  isInternational: boolean
  sailing: Pick<Schemas['Sailing'], 'ArrivesAt' | 'CheckInClosesAt'> | null
}

/** Converts the sectors of carts and orders. */
export function crossingsOfSectors(sectors: readonly Schemas['Sector'][]): BorderCrossingInput[] {
  return sectors.map(({ From, To, IsInternational, Sailing }) => ({
    from: From,
    to: To,
    isInternational: IsInternational,
    sailing: Sailing,
  }))
}

/** The travellers who cross the same borders together; without names it is the whole party. */
export type BorderJourney = { names: readonly string[]; crossings: BorderCrossingInput[] }

export function toBorderJourney({
  names,
  parties,
}: {
  names: readonly string[]
  parties: readonly { sector: Schemas['Sector'] }[]
}): BorderJourney {
  return { names, crossings: crossingsOfSectors(parties.map(({ sector }) => sector)) }
}

export function toBorderCrossing({
  to,
  isInternational,
  sailing,
}: BorderCrossingInput): BorderCrossing {
  return {
    isInternational,
    arrivalCountry: to.Country,
    sailing: sailing && {
      arrivesAt: sailing.ArrivesAt,
      checkInClosesAt: sailing.CheckInClosesAt,
    },
  }
}
