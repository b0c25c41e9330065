import { isCalendarDate, parseRooms } from '@selat/domain'

import type { CatalogueContent } from './product-url.ts'

export type RefusedPart = 'date' | 'party'

const dates = ['date', 'checkIn', 'checkOut']
const counts = ['adults', 'children', 'infants', 'seniors']

/**
 * Returns the parts of an address, dates and party, that cannot be read, so that the product's defaults replace them. Values
 * that can be read but not booked are not among them, because the fields themselves say so.
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
