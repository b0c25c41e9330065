import { expect, it } from 'vitest'

import { reasonOf } from '../issues/issue.ts'
import {
  checkRide,
  tidyRide,
  type RideQuestion,
  type RideTerms,
  type RideRequest,
} from './check-ride.ts'

const NOW = '2026-11-20T06:30:00Z' // 13:30 in Batam

const request: RideRequest = {
  pickUpDate: '2026-12-12',
  pickUpTime: '10:30',
  pickUpAddress: 'Batam Centre',
  dropOffAddress: 'Hotel Nagoya',
  connectionNumber: 'SRL 1020',
  extraHours: null,
  bags: 2,
  party: { adults: 2, children: 0, infants: 0 },
}

const terms: RideTerms = {
  service: { from: '08:00', until: '20:00', days: [4, 5, 6, 7] },
  bookBeforeHours: 6,
  timeZone: 'Asia/Jakarta',
  asksFor: ['pick_up_address', 'drop_off_address', 'connection_number', 'bags'],
  room: { per: 'vehicle', maxPassengers: 4, maxBags: 3 },
  lastDate: '2027-05-19',
}

const issues = (changes: Partial<RideRequest>, other: Partial<RideTerms> = {}) =>
  checkRide({ ...request, ...changes }, { ...terms, ...other }, NOW).map(
    ({ path, code }) => `${path[0]} ${reasonOf(code)}`,
  )

it('PRD-4 a ride with everything that its service requires can be booked', () => {
  expect(issues({})).toEqual([])
})

it.each<[string, Partial<RideRequest>, string]>([
  ['no day', { pickUpDate: null }, 'pickUpDate required'],
  ['a day that does not exist', { pickUpDate: '2026-11-31' }, 'pickUpDate invalid_date'],
  ['a day that is over', { pickUpDate: '2026-11-19' }, 'pickUpDate too_late'],
  ['a day beyond the sale', { pickUpDate: '2027-05-20' }, 'pickUpDate too_far'],
  ['a day without service', { pickUpDate: '2026-12-09' }, 'pickUpDate not_on_this_day'],
  ['no time', { pickUpTime: '' }, 'pickUpTime required'],
  ['a time that is none', { pickUpTime: '25:00' }, 'pickUpTime invalid_time'],
  ['a time before the service', { pickUpTime: '07:59' }, 'pickUpTime outside_service_hours'],
  ['the time at which it ends', { pickUpTime: '20:00' }, 'pickUpTime outside_service_hours'],
  ['no address', { pickUpAddress: '  ' }, 'pickUpAddress required'],
  ['an address of two characters', { dropOffAddress: 'ab' }, 'dropOffAddress too_short'],
  ['an address that goes on', { dropOffAddress: 'a'.repeat(201) }, 'dropOffAddress too_long'],
  ['no ferry number', { connectionNumber: null }, 'connectionNumber required'],
  ['hours where none are sold', { extraHours: 0 }, 'extraHours not_asked'],
  ['more bags than fit', { bags: 4 }, 'bags above_maximum'],
  ['bags below none', { bags: -1 }, 'bags below_minimum'],
  ['half a bag', { bags: 1.5 }, 'bags not_a_whole_number'],
  [
    'too many people',
    { party: { adults: 5, children: 0, infants: 0 } },
    'party too_many_passengers',
  ],
  ['children alone', { party: { adults: 0, children: 2, infants: 0 } }, 'party no_adult'],
])('PRD-4 refuses %s', (_what, changes, issue) => {
  expect(issues(changes)).toEqual([issue])
})

it.each<[string, string, boolean]>([
  ['19:30', '13:30', false],
  ['19:31', '13:31', true],
])(
  'PRD-4 today’s pick-up at %s had to be booked by %s, so that it is possible: %s',
  (pickUpTime, _until, isPossible) => {
    expect(issues({ pickUpDate: '2026-11-20', pickUpTime })).toEqual(
      isPossible ? [] : ['pickUpTime too_late'],
    )
  },
)

it.each<[RideQuestion[], Partial<RideRequest>]>([
  [['connection_number'], { pickUpAddress: null, dropOffAddress: null, bags: 0 }],
  [
    ['pick_up_address', 'hours'],
    { dropOffAddress: null, connectionNumber: null, bags: 0, extraHours: 2 },
  ],
  [['drop_off_address', 'bags'], { pickUpAddress: null, connectionNumber: null }],
])('PRD-4 a service that asks for %j takes that and nothing else', (asksFor, changes) => {
  expect(issues(changes, { asksFor })).toEqual([])
  expect(issues({}, { asksFor })).not.toEqual([])
})

it('PRD-4 hours are added in whole hours up to twelve', () => {
  const asked = { asksFor: [...terms.asksFor, 'hours' as const] }

  expect(issues({ extraHours: 12 }, asked)).toEqual([])
  expect(issues({ extraHours: 13 }, asked)).toEqual(['extraHours above_maximum'])
  expect(issues({ extraHours: null }, asked)).toEqual(['extraHours required'])
})

it('RUL-1 all mistakes are reported at once, in the order of the form', () => {
  expect(issues({ pickUpDate: null, pickUpTime: null, connectionNumber: '', bags: 9 })).toEqual([
    'pickUpDate required',
    'pickUpTime required',
    'connectionNumber required',
    'bags above_maximum',
  ])
})

it('RUL-1 texts become one printable line, and count as missing if nothing is left', () => {
  const typed = {
    pickUpAddress: '  Harbour\r\nBay ',
    dropOffAddress: ' \u202E ',
    connectionNumber: null,
  }

  expect(tidyRide(typed)).toEqual({
    pickUpAddress: 'Harbour Bay',
    dropOffAddress: null,
    connectionNumber: null,
  })
  expect(issues({ dropOffAddress: typed.dropOffAddress })).toEqual(['dropOffAddress required'])
})
