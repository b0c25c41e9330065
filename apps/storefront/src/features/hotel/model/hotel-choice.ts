import { isCalendarDate, parseRooms } from '@selat/domain'

export const reviewSorts = ['newest', 'highest', 'lowest'] as const
export type ReviewSort = (typeof reviewSorts)[number]

/** What is chosen of a hotel: the stay, a room with its terms for each party, and which reviews are read. */
export type HotelChoice = {
  checkIn: string | undefined
  checkOut: string | undefined
  /** `2,2-5-9`, as the search has it. */
  rooms: string | undefined
  /** `SUP.FLEX` for each party in turn; empty text where nothing is chosen yet. */
  pick: readonly string[]
  /** What the list was narrowed to: meals and cancellation decide which terms stand chosen at first. */
  facet: string | undefined
  reviewSort: ReviewSort
  reviewPage: number
}

const facets = /^[a-z_]+:[a-z0-9_-]+(,[a-z_]+:[a-z0-9_-]+){0,29}$/
const onePick = /^[A-Z0-9][A-Z0-9_-]*\.[A-Z0-9][A-Z0-9_-]*$/

/** The choice of an address. A value that cannot be is its default. */
export function parseHotelChoice(params: URLSearchParams): HotelChoice {
  const text = (name: string, isValid: (value: string) => boolean) => {
    const value = params.get(name)
    return value !== null && isValid(value) ? value : undefined
  }
  const pick = params.get('pick')?.split(',') ?? []
  const page = text('reviewPage', (value) => /^[1-9]\d?$/.test(value))
  return {
    checkIn: text('checkIn', isCalendarDate),
    checkOut: text('checkOut', isCalendarDate),
    rooms: text('rooms', (value) => parseRooms(value) !== null),
    pick: withoutEnd(pick.map((one) => (onePick.test(one) ? one : ''))),
    facet: text('facet', (value) => facets.test(value)),
    reviewSort: reviewSorts.find((sort) => sort === params.get('reviews')) ?? 'newest',
    reviewPage: Number(page ?? 1),
  }
}

/** A choice as a shareable address, without what is the default. */
export function serializeHotelChoice(choice: HotelChoice): URLSearchParams {
  const { checkIn, checkOut, rooms, facet, reviewSort, reviewPage } = choice
  const pick = withoutEnd(choice.pick).join(',')
  const values = {
    checkIn,
    checkOut,
    rooms,
    facet,
    pick: pick === '' ? undefined : pick,
    reviews: reviewSort === 'newest' ? undefined : reviewSort,
    reviewPage: reviewPage === 1 ? undefined : String(reviewPage),
  }
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(values))
    if (value !== undefined) params.set(name, value)
  return params
}

/** Parties at the end for which nothing is chosen say nothing. */
function withoutEnd(pick: readonly string[]): string[] {
  const last = pick.findLastIndex((one) => one !== '')
  return pick.slice(0, last + 1)
}
