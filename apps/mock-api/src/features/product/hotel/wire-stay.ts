import {
  cancellationTerms,
  isWeekendLine,
  nightsOf,
  type PriceLine,
  type Stay,
} from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { LanguageCode } from '../../../engine/language.ts'
import type { Context } from '../../../operation/context.ts'
import type { HotelEntry, HotelOffer } from '../../../world/fixtures/catalogue/hotel-schema.ts'
import { fillPhrase } from '../../../world/texts/phrases.ts'
import { countBands, PERSON_LABELS } from '../item/band-labels.ts'
import { toProductRef } from '../listing/wire-product.ts'
import { findOffer } from './price-stay.ts'
import { type HotelBooking, timeZoneOf } from './stay-terms.ts'
import { BOARDS, cancellationText, nightsName } from './stay-texts.ts'

export type StayReader = Pick<Context, 'catalogue' | 'language' | 'now'>

/** Converts a booked stay, in the reader's language. */
export function toWireStay(reader: StayReader, booking: HotelBooking): Schemas['HotelItem'] {
  const hotel = bookedHotel(reader, booking)
  return {
    Product: toProductRef(reader, 'hotel', hotel),
    CheckIn: booking.checkIn,
    CheckOut: booking.checkOut,
    Nights: nightsOf(booking),
    CheckInFrom: hotel.checkInFrom,
    CheckOutUntil: hotel.checkOutUntil,
    Rooms: booking.rooms.map((booked) => {
      const { room, offer } = bookedOffer(hotel, booked)
      return {
        Room: room.code,
        RoomName: room.names[reader.language],
        Offer: offer.code,
        Board: offer.board,
        Cancellation: toWireCancellation(reader, hotel, booking, offer),
        Adults: booked.adults,
        ChildAges: [...booked.childAges],
      }
    }),
  }
}

/** Converts the present cancellation terms. Their text says until when they apply. */
export function toWireCancellation(
  reader: StayReader,
  hotel: HotelEntry,
  { checkIn }: Stay,
  { freeCancellationDays }: HotelOffer,
): Schemas['CancellationTerms'] {
  const terms = cancellationTerms({
    checkIn,
    checkInFrom: hotel.checkInFrom,
    timeZone: timeZoneOf(reader, hotel),
    freeDays: freeCancellationDays,
    now: reader.now,
  })
  return {
    IsRefundable: terms.kind !== 'non_refundable',
    FreeUntil: terms.kind === 'free' ? terms.freeUntil : null,
    Text: cancellationText(terms, reader.language),
  }
}

/** Formats the title, such as `Nagoya Lantern Hotel, 2026-12-12 – 2026-12-14`. */
export function stayTitle(reader: StayReader, booking: HotelBooking): string {
  return bookedHotel(reader, booking).names[reader.language]
}

/** Formats the label of a line, such as `Superior Twin: Fri–Sat nights`. */
export function stayLineLabel(reader: StayReader, booking: HotelBooking, line: PriceLine): string {
  const index = line.sector ?? 0
  const booked = booking.rooms[index]
  if (!booked) throw new Error(`The stay has no room ${index}.`)
  const { room } = bookedOffer(bookedHotel(reader, booking), booked)
  const { language } = reader
  const nights = nightsName(isWeekendLine(line) ? 'weekend' : 'weekday')[language]
  return fillPhrase('stay.line', language, { room: room.names[language], nights })
}

export function bookedHotel(
  { catalogue }: Pick<Context, 'catalogue'>,
  { item }: HotelBooking,
): HotelEntry {
  const hotel = catalogue.entry('hotel', item)
  // Only hotels of the catalogue are booked, and none is removed while a sandbox runs.
  if (!hotel) throw new Error(`The catalogue has no ${item}.`)
  return hotel
}

function bookedOffer(hotel: HotelEntry, booked: HotelBooking['rooms'][number]) {
  const found = findOffer(hotel, booked)
  if (!found) throw new Error(`${hotel.id} has no ${booked.room} as ${booked.offer}.`)
  return found
}

/** `2 × Deluxe Room · Breakfast included`, each once, and the guests. */
export function stayDetails(
  { Hotel: { Rooms } }: { readonly Hotel: Pick<Schemas['HotelItem'], 'Rooms'> },
  language: LanguageCode,
): string[] {
  const counts = new Map<string, number>()
  for (const { RoomName, Board } of Rooms) {
    const name = `${RoomName} · ${BOARDS[Board][language]}`
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const guests = {
    adult: Rooms.reduce((sum, { Adults }) => sum + Adults, 0),
    child: Rooms.reduce((sum, { ChildAges }) => sum + ChildAges.length, 0),
  }
  return [
    ...[...counts].map(([name, count]) => `${count} × ${name}`),
    countBands(PERSON_LABELS, guests, language),
  ]
}
