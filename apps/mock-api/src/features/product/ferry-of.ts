import type { BookingBase, ItemContent } from '../../engine/store/tables/stored-booking.ts'
import type { FerryBooking } from './ferry/ferry-booking.ts'

type Item = { readonly item_content: ItemContent; readonly booking: BookingBase }

/** The crossings of an item, for what only ferries have: seats by sector, tickets by passenger. Null of any other item. */
export function ferryOf({ item_content, booking }: Item): FerryBooking | null {
  // Stored beside its content, as the ferry has read it.
  return item_content === 'ferry' ? (booking as FerryBooking) : null
}
