import { type BandCounts, countPeople, isCalendarDate } from '@selat/domain'

/** What is chosen of an attraction. Without counts, as many come as its form begins with. */
export type TicketChoice = {
  option: string | null
  date: string | null
  counts: BandCounts | null
}

const NAMES = { adult: 'adults', child: 'children', infant: 'infants', senior: 'seniors' } as const

/** The choice of an address. A value that cannot be is its default. */
export function parseTicketChoice(params: URLSearchParams): TicketChoice {
  const option = params.get('option') ?? ''
  const date = params.get('date') ?? ''
  const count = (band: keyof typeof NAMES) => {
    const text = params.get(NAMES[band]) ?? ''
    return /^\d{1,2}$/.test(text) ? Number(text) : 0
  }
  const counts = {
    adult: count('adult'),
    child: count('child'),
    infant: count('infant'),
    senior: count('senior'),
  }
  return {
    option: /^[A-Z0-9][A-Z0-9_-]{0,23}$/.test(option) ? option : null,
    date: isCalendarDate(date) ? date : null,
    counts: countPeople(counts) > 0 ? counts : null,
  }
}

/** A choice as a shareable address, without what is the default. Adults are always said beside others. */
export function serializeTicketChoice({ option, date, counts }: TicketChoice): URLSearchParams {
  const params = new URLSearchParams()
  if (option !== null) params.set('option', option)
  if (date !== null) params.set('date', date)
  if (counts !== null && countPeople(counts) > 0)
    for (const band of ['adult', 'child', 'infant', 'senior'] as const)
      if (band === 'adult' || counts[band] > 0) params.set(NAMES[band], String(counts[band]))
  return params
}
