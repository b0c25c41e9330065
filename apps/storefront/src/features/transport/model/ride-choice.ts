import { isCalendarDate, RIDE_ADDRESS_LENGTH, CONNECTION_NUMBER_LENGTH } from '@selat/domain'

/** What is chosen of a ride. Texts are as they were typed; empty ones are not filled in yet. */
export type RideChoice = {
  rate: string | null
  date: string | null
  time: string | null
  pickUp: string
  dropOff: string
  connection: string
  hours: number
  bags: number
  adults: number
  children: number
  infants: number
}

const none: RideChoice = {
  rate: null,
  date: null,
  time: null,
  pickUp: '',
  dropOff: '',
  connection: '',
  hours: 0,
  bags: 0,
  adults: 1,
  children: 0,
  infants: 0,
}

/** Reads a ride from an address. A value that cannot be is left out. */
export function parseRide(params: URLSearchParams): RideChoice {
  const text = (name: string) => params.get(name) ?? ''
  const matching = (name: string, pattern: RegExp) => (pattern.test(text(name)) ? text(name) : null)
  const count = (name: 'hours' | 'bags' | 'adults' | 'children' | 'infants') =>
    Number(matching(name, /^\d{1,2}$/) ?? none[name])
  const date = text('date')
  return {
    rate: matching('rate', /^[A-Z0-9][A-Z0-9_-]{0,23}$/),
    date: isCalendarDate(date) ? date : null,
    time: matching('time', /^([01]\d|2[0-3]):[0-5]\d$/),
    pickUp: text('pickUp').slice(0, RIDE_ADDRESS_LENGTH.max),
    dropOff: text('dropOff').slice(0, RIDE_ADDRESS_LENGTH.max),
    connection: text('connection').slice(0, CONNECTION_NUMBER_LENGTH.max),
    hours: count('hours'),
    bags: count('bags'),
    adults: count('adults'),
    children: count('children'),
    infants: count('infants'),
  }
}

/** Writes a ride as an address, without what is the default; `parseRide` reads it back. */
export function serializeRide(choice: RideChoice): URLSearchParams {
  const said = Object.entries(choice).filter(
    // The keys of a choice are those of its defaults.
    ([name, value]) => value !== null && value !== none[name as keyof RideChoice],
  )
  return new URLSearchParams(said.map(([name, value]) => [name, String(value)]))
}
