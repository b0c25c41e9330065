import fc from 'fast-check'
import { expect, it } from 'vitest'

import { samplePassenger } from '../../../test/sample-manifest.ts'
import { countPassengers } from './count-passengers.ts'
import { anyPassenger, sortKeys } from './manifest-url.ts'
import { narrowPassengers } from './narrow-passengers.ts'

const at = (time: string) => ({
  At: `2026-11-20T${time}:00Z`,
  Place: 'Gate 1',
  By: 'Budi',
  Reason: '',
})
const listed = (given: Parameters<typeof samplePassenger>[0]) => ({
  ...samplePassenger(given),
  isWaiting: false,
})
const people = [
  listed({ Number: 'NST-AAA-1', LastName: 'HALIM', FirstName: 'BÉATRICE', Nationality: 'ID' }),
  listed({
    Number: 'NST-AAA-2',
    LastName: '',
    FirstName: 'SUKARNO',
    Nationality: 'ID',
    Band: 'senior',
  }),
  listed({ Number: 'NST-BBB-1', CheckedIn: at('08:20'), DateOfBirth: '2019-01-02', Band: 'child' }),
  listed({
    Number: 'NST-CCC-1',
    LastName: 'WONG',
    CheckedIn: at('08:05'),
    Class: 'EMD',
    ClassName: 'Emerald',
  }),
]
const numbers = (...args: Parameters<typeof narrowPassengers>) =>
  narrowPassengers(...args).map(({ Number }) => Number)

it.each([
  ['beatrice', ['NST-AAA-1']],
  ['halim béa', ['NST-AAA-1']],
  ['wei ling tan', ['NST-BBB-1']],
  ['nst-aaa', ['NST-AAA-1', 'NST-AAA-2']],
  ['  ', ['NST-AAA-1', 'NST-AAA-2', 'NST-BBB-1', 'NST-CCC-1']],
  ['nobody', []],
])(
  'MAN-1 a search for "%s" finds passengers by any part of name, ticket or booking',
  (search, found) => {
    expect(numbers(people, anyPassenger, search)).toEqual(found)
  },
)

it('MAN-1 several filters apply together', () => {
  expect(numbers(people, { ...anyPassenger, nationality: 'ID', band: 'senior' }, '')).toEqual([
    'NST-AAA-2',
  ])
  expect(numbers(people, { ...anyPassenger, status: 'missing' }, '')).toHaveLength(2)
  expect(numbers(people, { ...anyPassenger, class: 'EMD', status: 'missing' }, '')).toEqual([])
})

it('MAN-1 sorted by status, missing passengers come first, and then the others by check-in time', () => {
  expect(numbers(people, { sort: 'status', isDescending: false }, '')).toEqual([
    'NST-AAA-1',
    'NST-AAA-2',
    'NST-CCC-1',
    'NST-BBB-1',
  ])
})

it('MAN-1 sorted by name, passengers without a last name are placed by the shown name', () => {
  const shown = [
    listed({ Number: 'NST-1', LastName: '', FirstName: 'ZARINA' }),
    listed({ Number: 'NST-2', LastName: 'AHMAD', FirstName: 'IBRAHIM' }),
    listed({ Number: 'NST-3', LastName: 'HALIM', FirstName: 'ADI' }),
    listed({ Number: 'NST-4', LastName: 'HALIM', FirstName: 'ADI' }),
  ]

  expect(numbers(shown, { sort: 'name', isDescending: false }, '')).toEqual([
    'NST-2',
    'NST-3',
    'NST-4',
    'NST-1',
  ])
  expect(numbers(shown, { sort: 'name', isDescending: true }, '')).toEqual([
    'NST-1',
    'NST-3',
    'NST-4',
    'NST-2',
  ])
})

it('MAN-1 sorting neither loses nor duplicates a passenger', () => {
  const order = fc.record({ sort: fc.constantFrom(...sortKeys), isDescending: fc.boolean() })
  fc.assert(
    fc.property(order, (query) => {
      expect(numbers(people, query, '').toSorted()).toEqual(people.map(({ Number }) => Number))
    }),
  )
})

it('MAN-1 counts are totalled for all, and by band, nationality and class', () => {
  expect(countPassengers(people)).toEqual({
    all: { key: 'all', booked: 4, checkedIn: 2 },
    bands: [
      { key: 'adult', booked: 2, checkedIn: 1 },
      { key: 'senior', booked: 1, checkedIn: 0 },
      { key: 'child', booked: 1, checkedIn: 1 },
    ],
    nationalities: [
      { key: 'ID', booked: 2, checkedIn: 0 },
      { key: 'SG', booked: 2, checkedIn: 2 },
    ],
    classes: [
      { key: 'ECO', name: 'Economy', booked: 3, checkedIn: 1 },
      { key: 'EMD', name: 'Emerald', booked: 1, checkedIn: 1 },
    ],
  })
})
