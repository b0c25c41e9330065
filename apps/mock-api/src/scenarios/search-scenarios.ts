import type { Scenario } from './scenario.ts'

const saturday = { from: 'HFC', to: 'BTC', dateFrom: '2026-12-12' }

/** Searching: what cannot be asked for, and what there is nothing to choose of. */
export const searchScenarios: readonly Scenario[] = [
  {
    code: 'not_found',
    what: 'Nobody sails between these two terminals.',
    call: { operation: 'searchFerry', query: { ...saturday, to: 'STL' } },
  },
  {
    code: 'not_found',
    what: "The operator's own site does not sell another operator's route.",
    call: {
      operation: 'searchFerry',
      query: { ...saturday, from: 'TMF', to: 'NSP', system: 4103 },
    },
  },
  {
    code: 'not_found',
    what: 'A calendar of a route that is not sailed.',
    call: { operation: 'getFareCalendar', query: { from: 'HFC', to: 'STL', month: '2026-12' } },
  },
  {
    code: 'not_found',
    what: 'Open tickets of a route that is not sailed.',
    call: { operation: 'listOpenTickets', query: { from: 'HFC', to: 'STL' } },
  },
  {
    code: 'party_refused',
    what: 'Eleven passengers.',
    call: { operation: 'searchFerry', query: { ...saturday, adults: 8, children: 3 } },
  },
  {
    code: 'party_refused',
    what: 'More infants than adults.',
    call: { operation: 'listOpenTickets', query: { adults: 1, infants: 2 } },
  },
  {
    code: 'validation_failed',
    what: 'The return is before the departure.',
    call: { operation: 'searchFerry', query: { ...saturday, dateUntil: '2026-12-11' } },
  },
  {
    code: 'product_unavailable',
    what: 'A date that is not on sale yet.',
    call: { operation: 'searchFerry', query: { ...saturday, dateFrom: '2027-11-20' } },
  },
  {
    code: 'product_unavailable',
    what: 'Nothing sails from Tanah Merah to Desaru on a Monday.',
    call: { operation: 'searchFerry', query: { from: 'TMF', to: 'DSR', dateFrom: '2026-12-14' } },
    unavailableAt: '/Departures/Unavailable',
  },
  {
    code: 'book_before',
    what: 'It is 23:00 in Singapore, and booking for the last ferry of the day has closed.',
    given: [{ advanceSeconds: 8.5 * 3600 }],
    call: { operation: 'searchFerry', query: { ...saturday, dateFrom: '2026-11-20' } },
    unavailableAt: '/Departures/Unavailable',
  },
  {
    code: 'no_return_sailing',
    what: 'To Desaru on a Sunday, back on the Monday: nothing sails.',
    call: {
      operation: 'searchFerry',
      query: { from: 'TMF', to: 'DSR', dateFrom: '2026-12-13', dateUntil: '2026-12-14' },
    },
    unavailableAt: '/Returns/Unavailable',
  },
  {
    code: 'seats_taken',
    what: 'Two VIP seats are left to Desaru on a Saturday, too few for three.',
    call: {
      operation: 'searchFerry',
      query: { from: 'TMF', to: 'DSR', dateFrom: '2026-12-12', class: 'VIP', adults: 3 },
    },
    unavailableAt: '/Departures/Unavailable',
  },
]
