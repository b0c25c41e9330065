import type { RoomGuests, Stay } from '@selat/domain'

/** A room of a stay: its kind, its offer and its guests. */
export type BookedRoom = RoomGuests & { readonly room: string; readonly offer: string }

/** A stay in one hotel in its stored form, without language and price. */
export type HotelBooking = Stay & {
  readonly item: string
  readonly rooms: readonly BookedRoom[]
}
