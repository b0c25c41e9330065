import { isCalendarDate, type Party, partySize } from '@selat/domain'

/** What is chosen of a package. Without a party, as many travel as its form begins with. */
export type TripChoice = {
  type: string | null
  date: string | null
  party: Party | null
}

const COUNTS = ['adults', 'children', 'infants'] as const

/** The choice of an address. A value that cannot be is its default. */
export function parseTripChoice(params: URLSearchParams): TripChoice {
  const type = params.get('type') ?? ''
  const date = params.get('date') ?? ''
  const count = (name: (typeof COUNTS)[number]) => {
    const text = params.get(name) ?? ''
    return /^\d{1,2}$/.test(text) ? Number(text) : 0
  }
  const party = { adults: count('adults'), children: count('children'), infants: count('infants') }
  return {
    type: /^[A-Z0-9][A-Z0-9_-]{0,23}$/.test(type) ? type : null,
    date: isCalendarDate(date) ? date : null,
    party: partySize(party) > 0 ? party : null,
  }
}

/** A choice as a shareable address, without what is the default. Adults are always said beside others. */
export function serializeTripChoice({ type, date, party }: TripChoice): URLSearchParams {
  const params = new URLSearchParams()
  if (type !== null) params.set('type', type)
  if (date !== null) params.set('date', date)
  if (party !== null && partySize(party) > 0)
    for (const name of COUNTS)
      if (name === 'adults' || party[name] > 0) params.set(name, String(party[name]))
  return params
}
