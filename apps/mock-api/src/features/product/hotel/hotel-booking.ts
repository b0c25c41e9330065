import type { RoomGuests, Stay } from '@selat/domain'

/** A room of a stay: which, on which terms, and who sleeps in it. */
export type BookedRoom = RoomGuests & { readonly room: string; readonly offer: string }

/** A stay in one hotel, as it is stored: without language or price. */
export type HotelBooking = Stay & {
  readonly item: string
  readonly rooms: readonly BookedRoom[]
}
