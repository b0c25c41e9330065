import { isCalendarDate } from '@selat/domain'

/** What is chosen of a cruise: a cabin on a sailing, and its guests. */
export type CabinChoice = {
  cabin: string | null
  date: string | null
  adults: number
  children: number
  infants: number
}

const none: CabinChoice = { cabin: null, date: null, adults: 2, children: 0, infants: 0 }

/** Reads a cabin from an address. A value that cannot be is left out. */
export function parseCabin(params: URLSearchParams): CabinChoice {
  const matching = (name: string, pattern: RegExp) => {
    const text = params.get(name) ?? ''
    return pattern.test(text) ? text : null
  }
  const count = (name: 'adults' | 'children' | 'infants') =>
    Number(matching(name, /^\d{1,2}$/) ?? none[name])
  const date = params.get('date') ?? ''
  return {
    cabin: matching('cabin', /^[A-Z0-9][A-Z0-9_-]{0,23}$/),
    date: isCalendarDate(date) ? date : null,
    adults: count('adults'),
    children: count('children'),
    infants: count('infants'),
  }
}

/** Writes a cabin as an address, without what is the default; `parseCabin` reads it back. */
export function serializeCabin(choice: CabinChoice): URLSearchParams {
  const said = Object.entries(choice).filter(
    // The keys of a choice are those of its defaults.
    ([name, value]) => value !== null && value !== none[name as keyof CabinChoice],
  )
  return new URLSearchParams(said.map(([name, value]) => [name, String(value)]))
}
