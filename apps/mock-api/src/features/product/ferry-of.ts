import type { BookingBase, ItemContent } from '../../engine/store/tables/stored-booking.ts'
import type { FerryBooking } from './ferry/ferry-booking.ts'

type Item = { readonly item_content: ItemContent; readonly booking: BookingBase }

/** The ferry selection of an item, for code about seats by sector or tickets by passenger; null for other products. */
export function ferryOf({ item_content, booking }: Item): FerryBooking | null {
  // Stored beside its content, as the ferry has read it.
  return item_content === 'ferry' ? (booking as FerryBooking) : null
}
