import type { FerryCriteria, Party, TripType } from '@selat/domain'
import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'

import { emptyCriteria } from '../ferry/criteria-url.ts'

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

export function partyOfItem({ QtyAdult, QtyChild, QtyInfant }: FerryItem): Party {
  return { adults: QtyAdult, children: QtyChild, infants: QtyInfant }
}

/** The search that leads to this item again. */
export function criteriaOfItem(ferry: FerryItem): FerryCriteria {
  const tripType = tripTypeOf(ferry)
  const classes = new Set(ferry.Sectors.map(({ Class }) => Class))
  const [classCode] = classes
  return {
    ...emptyCriteria,
    ...partyOfItem(ferry),
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

/** “HarbourFront, Singapore to Batam Centre”: how an item is called wherever it is spoken of. */
export function useItemName(): (ferry: FerryItem) => string {
  const { t } = useTranslation('ferry')
  return ({ Sectors }) => {
    const from = Sectors[0]?.From.Name ?? ''
    const isThereAndBack = Sectors.at(-1)?.To.Code === Sectors[0]?.From.Code
    const to = (isThereAndBack ? Sectors[0] : Sectors.at(-1))?.To.Name ?? ''
    return t('results.title', { from, to })
  }
}

/** “Outbound” and “Return”, or the numbers of sectors; none for a single crossing. */
export function useSectorLabels(): (ferry: FerryItem) => string[] {
  const { t } = useTranslation('ferry')
  return (ferry) => {
    if (ferry.Sectors.length < 2) return []
    if (tripTypeOf(ferry) !== 'multi_city') return [t('results.outbound'), t('results.return')]
    return ferry.Sectors.map((_, index) => t('search.sector', { number: index + 1 }))
  }
}

function toSectorCriteria({ From, To, Sailing }: Schemas['Sector']) {
  return { from: From.Code, to: To.Code, departOn: Sailing?.DepartsAt.slice(0, 10) ?? '' }
}
