import { isCalendarDate, parseRooms } from '@selat/domain'

import type { CatalogueContent } from './product-url.ts'

export type RefusedPart = 'date' | 'party'

const dates = ['date', 'checkIn', 'checkOut']
const counts = ['adults', 'children', 'infants', 'seniors']

/**
 * What an address says of when and for whom that nothing can be read from, and that the product's default stands in for. What can
 * be read and not be booked is not among it: that the fields themselves say.
 */
export function refusedInAddress(
  content: CatalogueContent,
  address: URLSearchParams,
): ReadonlySet<RefusedPart> {
  const isWrong = (isRight: (text: string) => boolean) => (name: string) => {
    const text = address.get(name) ?? ''
    return text !== '' && !isRight(text)
  }
  const isHalfStay = content === 'hotel' && address.has('checkIn') !== address.has('checkOut')
  const parts = new Set<RefusedPart>()
  if (isHalfStay || dates.some(isWrong(isCalendarDate))) parts.add('date')
  const hasWrongCount = counts.some(isWrong((text) => /^\d{1,2}$/.test(text)))
  if (hasWrongCount || ['rooms'].some(isWrong((text) => parseRooms(text) !== null)))
    parts.add('party')
  return parts
}
