import type { FerryCriteria, TripType } from '@selat/domain'
import type { Schemas } from '@selat/sdk'

import { emptyCriteria } from '../../ferry/criteria-url.ts'

type FerryItem = Schemas['FerryItem']

export function tripTypeOf({
  IsOpenTicket,
  IsOpenTicket2W,
  IsRoundTrip,
  Sectors,
}: FerryItem): TripType {
  if (IsOpenTicket || IsOpenTicket2W) return 'open_ticket'
  if (IsRoundTrip) return 'round_trip'
  return Sectors.length > 1 ? 'multi_city' : 'one_way'
}

/** Returns the search that leads to this item again. */
export function criteriaOfItem(ferry: FerryItem): FerryCriteria {
  const tripType = tripTypeOf(ferry)
  const classes = new Set(ferry.Sectors.map(({ Class }) => Class))
  const [classCode] = classes
  return {
    ...emptyCriteria,
    adults: ferry.QtyAdult,
    children: ferry.QtyChild,
    infants: ferry.QtyInfant,
    tripType,
    from: ferry.Sectors[0]?.From.Code ?? '',
    to: ferry.Sectors[0]?.To.Code ?? '',
    departOn: ferry.DateFrom ?? '',
    returnOn: tripType === 'round_trip' ? (ferry.DateUntil ?? '') : '',
    isOpenReturn: ferry.IsOpenTicket2W,
    sectors: tripType === 'multi_city' ? ferry.Sectors.map(toSectorCriteria) : [],
    ...(classes.size === 1 && classCode !== undefined && { classCode }),
  }
}

function toSectorCriteria({ From, To, Sailing }: Schemas['Sector']) {
  return { from: From.Code, to: To.Code, departOn: Sailing?.DepartsAt.slice(0, 10) ?? '' }
}
