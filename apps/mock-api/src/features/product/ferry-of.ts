import type { BookingBase, ItemContent } from '../../engine/store/tables/stored-booking.ts'
import type { FerryBooking } from './ferry/ferry-booking.ts'

type Item = { readonly item_content: ItemContent; readonly booking: BookingBase }

/**
 * Returns the ferry booking of an item, for code about seats by sector or tickets by passenger; null for other products.
 */
export function ferryOf({ item_content, booking }: Item): FerryBooking | null {
  // The booking was read and stored by the product of its content.
  return item_content === 'ferry' ? (booking as FerryBooking) : null
}
