import { addDays, partySize } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { LanguageCode } from '../../../engine/language.ts'
import { mailClock, mailDay } from '../../../world/texts/mail-format.ts'
import { mailTexts } from '../../../world/texts/mail-texts.ts'
import type { Product } from '../item/product.ts'
import { requireQuantity } from '../item/wrong-fields.ts'
import { arrivalOf, closingOf, todayAt, travelSectors } from './booking-days.ts'
import { crossingMissed } from './crossing-missed.ts'
import type { FerryBooking } from './ferry-booking.ts'
import { ferryTitle } from './ferry-title.ts'
import { priceBooking } from './price-booking.ts'
import { ferryLineLabel } from './price-labels.ts'
import { readFerryItem, partyPointers } from './read-ferry-item.ts'
import { requireParty } from './sold-network.ts'
import { toWireFerryItem } from './wire-sector.ts'

/** The ferry product: seats of sailings, or open tickets that take a seat when they are dated. */
export const ferry: Product<'ferry', FerryBooking> = {
  soldOut: 'seats_taken',
  read: readFerryItem,
  recount: (_ctx, booking, change) => recountFerryItem(booking, change),
  price: priceBooking,
  /** Everyone takes a place, infants too. An open ticket takes none before it is dated. */
  stock: ({ sectors, party }) =>
    sectors.flatMap(({ sailingId, class: unit }) =>
      sailingId === null ? [] : [{ resource: sailingId, unit, count: partySize(party) }],
    ),
  closesAt: closingOf,
  missed: crossingMissed,
  firstDay: ({ dateFrom }) => dateFrom,
  endsAt: arrivalOf,
  travel(facts, booking) {
    const today = todayAt(facts, booking)
    return { sectors: travelSectors(facts, booking, today), today }
  },
  party: ({ party }) => party,
  validUntil: (facts, booking) =>
    booking.validityDays === null ? null : addDays(todayAt(facts, booking), booking.validityDays),
  refundTerms: () => null,
  toWire: (reader, booking) => ({
    ItemContent: 'ferry',
    Qty: partySize(booking.party),
    Ferry: toWireFerryItem(booking, reader),
  }),
  title: ferryTitle,
  when: () => '',
  details: crossingDetails,
  label: (reader, _booking, line) => ferryLineLabel(reader, line),
}

/**
 * Reads the booking again for the same sailings, with other counts. Seniors are determined by birth dates, so none are counted
 * before.
 */
function recountFerryItem(
  booking: FerryBooking,
  { QtyAdult, QtyChild, QtyInfant, QtySenior = 0 }: Schemas['CartItemChange'],
): FerryBooking {
  const party = { adults: QtyAdult, children: QtyChild, infants: QtyInfant }
  requireParty(party, partyPointers(''))
  requireQuantity(QtySenior, 0, '/QtySenior')
  return { ...booking, party }
}

/** The details of each sector: its way if there are several, its times, operator and class. */
function crossingDetails(
  { Ferry: { Sectors } }: Pick<Schemas['FerryOrderItem'], 'Ferry'>,
  language: LanguageCode,
): string[] {
  return Sectors.map((sector) => sectorDetail(sector, language, Sectors.length > 1))
}

function sectorDetail(
  { From, To, Sailing, OperatorName, ClassName }: Schemas['Sector'],
  language: LanguageCode,
  isOneOfMany: boolean,
): string {
  const when = Sailing
    ? [
        mailDay(Sailing.DepartsAt, language),
        `${mailClock(Sailing.DepartsAt, From.TimeZone, language)} – ${mailClock(Sailing.ArrivesAt, To.TimeZone, language)}`,
      ]
    : [mailTexts[language].labels.openTicket]
  const way = isOneOfMany ? [`${From.Name} → ${To.Name}`] : []
  return [...way, ...when, OperatorName, ClassName].join(' · ')
}
