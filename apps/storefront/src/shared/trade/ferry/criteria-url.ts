import {
  type FerryCriteria,
  isCalendarDate,
  type SectorCriteria,
  TRIP_TYPES,
  type TripType,
} from '@selat/domain'

export const emptyCriteria: FerryCriteria = {
  tripType: 'round_trip',
  from: '',
  to: '',
  departOn: '',
  returnOn: '',
  isOpenReturn: false,
  sectors: [],
  adults: 1,
  children: 0,
  infants: 0,
}

/** Writes a search as a shareable address, with only the values that its trip type uses. */
export function serializeCriteria(criteria: FerryCriteria): URLSearchParams {
  const { tripType, adults, children, infants, classCode } = criteria
  const params = new URLSearchParams({ trip: tripType })
  if (tripType === 'multi_city') {
    for (const { from, to, departOn } of criteria.sectors)
      params.append('sector', [from, to, departOn].join('.'))
  } else {
    setFilled(params, { from: criteria.from, to: criteria.to })
  }
  if (tripType === 'one_way' || tripType === 'round_trip')
    setFilled(params, { depart: criteria.departOn })
  if (tripType === 'round_trip') setFilled(params, { return: criteria.returnOn })
  if (tripType === 'open_ticket' && criteria.isOpenReturn) params.set('back', '1')
  setFilled(params, {
    adults: String(adults),
    children: children === 0 ? '' : String(children),
    infants: infants === 0 ? '' : String(infants),
    class: classCode ?? '',
  })
  return params
}

/**
 * Reads the search of an address. Invalid values are left out, so that an old or mistyped link still opens the form.
 * Counts and sectors are read even above the maximum, so that the form can say that there are too many.
 */
export function parseCriteria(params: URLSearchParams): FerryCriteria {
  const trip = params.get('trip')
  const tripType: TripType = TRIP_TYPES.find((type) => type === trip) ?? emptyCriteria.tripType
  const isDated = tripType === 'one_way' || tripType === 'round_trip'
  const classCode = /^[A-Z]{3}$/.exec(params.get('class') ?? '')?.[0]
  return {
    tripType,
    from: tripType === 'multi_city' ? '' : terminal(params.get('from')),
    to: tripType === 'multi_city' ? '' : terminal(params.get('to')),
    departOn: isDated ? date(params.get('depart')) : '',
    returnOn: tripType === 'round_trip' ? date(params.get('return')) : '',
    isOpenReturn: tripType === 'open_ticket' && params.get('back') === '1',
    sectors: tripType === 'multi_city' ? params.getAll('sector').map(sector) : [],
    adults: count(params.get('adults'), emptyCriteria.adults),
    children: count(params.get('children'), emptyCriteria.children),
    infants: count(params.get('infants'), emptyCriteria.infants),
    ...(classCode !== undefined && { classCode }),
  }
}

function setFilled(params: URLSearchParams, values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) if (value !== '') params.set(name, value)
}

function terminal(text: string | null): string {
  return /^[A-Z]{3,4}$/.exec(text ?? '')?.[0] ?? ''
}

function date(text: string | null): string {
  return text !== null && isCalendarDate(text) ? text : ''
}

/** Reads a count; NaN for a text that is not one, so that no number of travellers is assumed. */
function count(text: string | null, otherwise: number): number {
  if (text === null || text === '') return otherwise
  return /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN
}

function sector(text: string): SectorCriteria {
  const [from = '', to = '', departOn = ''] = text.split('.')
  return { from: terminal(from), to: terminal(to), departOn: date(departOn) }
}
