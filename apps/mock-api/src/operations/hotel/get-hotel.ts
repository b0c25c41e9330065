import { findEntry } from '../../catalogue/find-entry.ts'
import { findStay } from '../../hotel/find-stay.ts'
import { bookableStays } from '../../hotel/hotel-days.ts'
import { readStayWish } from '../../hotel/read-stay-wish.ts'
import { toWireHotel } from '../../hotel/wire-hotel.ts'
import { defineOperation } from '../../kernel/operation.ts'

export const getHotel = defineOperation('getHotel', async ({ path, query }, ctx) => {
  const hotel = findEntry(ctx, 'hotel', path.id)
  const wish = readStayWish(query, bookableStays(ctx, hotel))
  return {
    status: 200,
    body: toWireHotel(ctx, hotel, wish, await findStay(ctx, hotel, wish)),
  }
})
