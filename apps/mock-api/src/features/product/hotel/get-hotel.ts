import { defineOperation } from '../../../operation/operation.ts'
import { findEntry } from '../listing/find-entry.ts'
import { findStay } from './find-stay.ts'
import { bookableStays } from './hotel-days.ts'
import { readStayRequest } from './read-stay-request.ts'
import { toWireHotel } from './wire-hotel.ts'

export const getHotel = defineOperation('getHotel', async ({ path, query }, ctx) => {
  const hotel = findEntry(ctx, 'hotel', path.id)
  const request = readStayRequest(query, bookableStays(ctx, hotel))
  return {
    status: 200,
    body: toWireHotel(ctx, hotel, request, await findStay(ctx, hotel, request)),
  }
})
