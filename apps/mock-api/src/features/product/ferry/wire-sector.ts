import { calendarDateIn } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { Context } from '../../../operation/context.ts'
import { toWireMoney } from '../../../world/money/wire-money.ts'
import type { Sailing, Network } from '../../../world/network/network.ts'
import { toWireAgeBands } from '../item/wire-age-bands.ts'
import type { BookedSector, FerryBooking } from './ferry-booking.ts'
import { knownTerminal, toWireTerminal } from './wire-network.ts'

type Reader = Pick<Context, 'network' | 'language' | 'now'>

/** Converts a ferry item of a cart or an order, in the reader's language. */
export function toWireFerryItem(booking: FerryBooking, reader: Reader): Schemas['FerryItem'] {
  const { adults, children, infants } = booking.party
  return {
    DateFrom: booking.dateFrom,
    DateUntil: booking.dateUntil,
    Qty: adults + children + infants,
    QtyAdult: adults,
    QtyChild: children,
    QtyInfant: infants,
    IsRoundTrip: booking.isRoundTrip,
    IsInternational: booking.isInternational,
    IsOpenTicket: booking.isOpenTicket,
    IsOpenTicket2W: booking.isOpenTicket2W,
    ValidityDays: booking.validityDays,
    Sectors: booking.sectors.map((sector) => toWireSector(sector, reader)),
  }
}

/** Converts a sector for the wire, with its sailing if it has one. */
export function toWireSector(sector: BookedSector, reader: Reader): Schemas['Sector'] {
  const { network, language } = reader
  const from = knownTerminal(reader, sector.from)
  const sailing = sector.sailingId === null ? undefined : network.sailing(sector.sailingId)
  const date = sailing?.date ?? calendarDateIn(reader.now, from.timeZone)
  return {
    From: toWireTerminal(from, language),
    To: toWireTerminal(knownTerminal(reader, sector.to), language),
    IsInternational: network.route(sector)?.isInternational ?? false,
    Operator: sector.operator,
    OperatorName: network.operator(sector.operator)?.name ?? sector.operator,
    Class: sector.class,
    ClassName: network.className(sector.class)[language],
    AgeBands: toWireAgeBands(network.terms(sector.operator, date).ageBands),
    PricedNationalities: pricedNationalities(network, sector, date),
    Sailing: sailing ? toWireSectorSailing(sailing) : null,
    ...toWireSectorRules(network, sector, date),
  }
}

/** Returns the nationalities with a fare or charge of their own on a sector. */
function pricedNationalities(
  network: Reader['network'],
  sector: BookedSector,
  date: string,
): string[] {
  const query = { ...sector, sectorIndex: 0, date }
  const nationalFares = network.tariff(query)?.nationalFares ?? []
  const versions = [...nationalFares, ...network.charges(query)]
  return [...new Set(versions.flatMap(({ countries }) => countries ?? []))].toSorted()
}

/** Converts a sailing for bookings. */
export function toWireSectorSailing(sailing: Sailing): Schemas['SectorSailing'] {
  return {
    Id: sailing.id,
    Vessel: sailing.vessel,
    DepartsAt: sailing.departsAt,
    ArrivesAt: sailing.arrivesAt,
    DurationMinutes: sailing.durationMinutes,
    CheckInOpensAt: sailing.checkInOpensAt,
    CheckInClosesAt: sailing.checkInClosesAt,
  }
}

/** Returns the operator's rules for a sector on its day; empty for a class that the operator no longer has. */
function toWireSectorRules(
  network: Network,
  { operator, class: code }: Pick<BookedSector, 'operator' | 'class'>,
  date: string,
): Pick<Schemas['Sector'], 'Rules'> {
  const terms = network.terms(operator, date).classes.find((known) => known.code === code)
  if (!terms) return {}
  const { baggageKg, handCarryKg, change, refund } = terms
  return {
    Rules: {
      BaggageKg: baggageKg,
      HandCarryKg: handCarryKg,
      Change: change && {
        UntilHoursBefore: change.untilHoursBefore,
        Fee: toWireMoney(change.fee),
      },
      Refund: refund.map(({ hoursBefore, percent }) => ({
        HoursBefore: hoursBefore,
        Percent: percent,
      })),
    },
  }
}
