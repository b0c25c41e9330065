import type { Scenario } from './scenario.ts'

const saturday = { from: 'HFC', to: 'BTC', dateFrom: '2026-12-12' }

/** The scenarios of searches: wrong inputs, and searches without results. */
export const searchScenarios: readonly Scenario[] = [
  {
    id: 'search-no-route',
    title: 'No such route',
    what: 'Nobody sails between these two terminals.',
    call: { operation: 'searchFerry', query: { ...saturday, to: 'STL' } },
    expected: { refused: 'not_found' },
  },
  {
    id: 'search-route-of-other-operator',
    title: "Another operator's route",
    what: "The operator's own site does not sell another operator's route.",
    call: {
      operation: 'searchFerry',
      query: { ...saturday, from: 'TMF', to: 'NSP', system: 4103 },
    },
    expected: { refused: 'not_found' },
  },
  {
    id: 'calendar-no-route',
    title: 'Fare calendar of no route',
    what: 'A calendar of a route that is not sailed.',
    call: { operation: 'getFareCalendar', query: { from: 'HFC', to: 'STL', month: '2026-12' } },
    expected: { refused: 'not_found' },
  },
  {
    id: 'calendar-of-one-class',
    title: 'Fare calendar of one class',
    what: 'Promotion seats are sold from Monday to Thursday: on the first of December, a Tuesday, and not on Saturday the twelfth.',
    call: {
      operation: 'getFareCalendar',
      query: { from: 'HFC', to: 'BTC', month: '2026-12', class: 'ECP' },
    },
    expected: { answered: { '/Days/0/IsAvailable': true, '/Days/11/IsAvailable': false } },
  },
  {
    id: 'open-tickets-no-route',
    title: 'Open tickets of no route',
    what: 'Open tickets of a route that is not sailed.',
    call: { operation: 'listOpenTickets', query: { from: 'HFC', to: 'STL' } },
    expected: { refused: 'not_found' },
  },
  {
    id: 'search-eleven-passengers',
    title: 'Eleven passengers',
    what: 'Eleven passengers.',
    call: { operation: 'searchFerry', query: { ...saturday, adults: 8, children: 3 } },
    expected: { refused: 'party_refused' },
  },
  {
    id: 'open-tickets-too-many-infants',
    title: 'More infants than adults',
    what: 'More infants than adults.',
    call: { operation: 'listOpenTickets', query: { adults: 1, infants: 2 } },
    expected: { refused: 'party_refused' },
  },
  {
    id: 'search-return-before-departure',
    title: 'Return before departure',
    what: 'The return is before the departure.',
    call: { operation: 'searchFerry', query: { ...saturday, dateUntil: '2026-12-11' } },
    expected: { refused: 'validation_failed' },
  },
  {
    id: 'search-date-not-on-sale',
    title: 'Date not on sale',
    what: 'A date that is not on sale yet.',
    call: { operation: 'searchFerry', query: { ...saturday, dateFrom: '2027-11-20' } },
    expected: { refused: 'product_unavailable' },
  },
  {
    id: 'search-no-sailing-that-day',
    title: 'No sailing on that day',
    what: 'Nothing sails from Tanah Merah to Desaru on a Monday.',
    call: { operation: 'searchFerry', query: { from: 'TMF', to: 'DSR', dateFrom: '2026-12-14' } },
    expected: { answered: { '/Departures/Unavailable/Code': 'product_unavailable' } },
  },
  {
    id: 'search-booking-closed',
    title: 'Booking closed for today',
    what: 'It is 23:00 in Singapore, and booking for the last ferry of the day has closed.',
    given: [{ advanceSeconds: 8.5 * 3600 }],
    call: { operation: 'searchFerry', query: { ...saturday, dateFrom: '2026-11-20' } },
    expected: { answered: { '/Departures/Unavailable/Code': 'book_before' } },
  },
  {
    id: 'search-no-return',
    title: 'No sailing back',
    what: 'To Desaru on a Sunday, back on the Monday: nothing sails.',
    call: {
      operation: 'searchFerry',
      query: { from: 'TMF', to: 'DSR', dateFrom: '2026-12-13', dateUntil: '2026-12-14' },
    },
    expected: { answered: { '/Returns/Unavailable/Code': 'no_return_sailing' } },
  },
  {
    id: 'search-too-few-seats',
    title: 'Too few seats',
    what: 'Two VIP seats are left to Desaru on a Saturday, too few for three.',
    call: {
      operation: 'searchFerry',
      query: { from: 'TMF', to: 'DSR', dateFrom: '2026-12-12', class: 'VIP', adults: 3 },
    },
    expected: { answered: { '/Departures/Unavailable/Code': 'seats_taken' } },
  },
  {
    id: 'route-told',
    title: 'What a route offers',
    what: 'From HarbourFront to Batam Centre: sailings of two days, lowest prices of a fortnight, what the terminals charge.',
    call: { operation: 'getFerryRoute', path: { slug: 'singapore-harbourfront-to-batam-centre' } },
    expected: { answered: { '/From/Terminal/Code': 'HFC', '/To/Terminal/Code': 'BTC' } },
  },
  {
    id: 'route-unknown',
    title: 'No such route',
    what: 'No crossing that this site sells has that name.',
    call: { operation: 'getFerryRoute', path: { slug: 'singapore-to-nowhere' } },
    expected: { refused: 'not_found' },
  },
  {
    id: 'terminal-told',
    title: 'What a terminal offers',
    what: 'HarbourFront: the ways to it, and what leaves there today and tomorrow.',
    call: { operation: 'getTerminal', path: { slug: 'singapore-harbourfront' } },
    expected: { answered: { '/Place/Terminal/Code': 'HFC' } },
  },
  {
    id: 'terminal-unknown',
    title: 'No such terminal',
    what: 'This site sells no crossing from a terminal of that name.',
    call: { operation: 'getTerminal', path: { slug: 'nowhere' } },
    expected: { refused: 'not_found' },
  },
]
