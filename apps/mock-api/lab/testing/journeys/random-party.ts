import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { Random } from '../../../src/engine/random/random.ts'
import { chance, pick } from '../random-orders.ts'
import { type SailingBand, bandAt } from './expected-bands.ts'

type Passenger = Schemas['PassengerInput']

/** The ages at which a band of some operator begins or ends, and some between. */
const AGES = [1, 2, 3, 11, 12, 13, 30, 30, 30, 59, 60, 64, 65]
const NEAR_DAYS = 25
const MOST_PEOPLE = 6
const LETTERS = 'ABCDEFGHIJ'

/** Returns the date that is some days after another one. */
export function dayAfter(date: string, days: number): string {
  const moved = new Date(`${date}T00:00:00Z`)
  moved.setUTCDate(moved.getUTCDate() + days)
  return moved.toISOString().slice(0, 10)
}

/**
 * Draws people with birthdays around a day of travel, who may sail together on it. Equal random numbers give equal people.
 */
export function randomParty(
  random: Random,
  { date, operator, first }: { date: string; operator: string; first: number },
): Passenger[] {
  const births = Array.from({ length: 1 + random.int(MOST_PEOPLE) }, () =>
    randomBirth(random, date),
  )
  const bandOf = (born: string) => countedBand(bandAt(born, date, operator))
  if (!births.some((born) => bandOf(born) === 'adult')) births.unshift('1985-11-03')
  const adults = births.filter((born) => bandOf(born) === 'adult').length
  const infants = births.filter((born) => bandOf(born) === 'infant').slice(adults)
  return births
    .filter((born) => !infants.includes(born))
    .map((born, index) => person(random, { born, band: bandOf(born), index: first + index }))
}

function randomBirth(random: Random, date: string): string {
  const age = pick(random, AGES)
  const near = dayAfter(date, random.int(2 * NEAR_DAYS + 1) - NEAR_DAYS)
  const born = `${Number(near.slice(0, 4)) - age}${near.slice(4)}`
  return born.endsWith('02-29') ? `${born.slice(0, 4)}-03-01` : born
}

function countedBand(band: SailingBand): Passenger['Band'] {
  return band === 'senior' ? 'adult' : band
}

function person(
  random: Random,
  { born, band, index }: { born: string; band: Passenger['Band']; index: number },
): Passenger {
  const country = chance(random, 75) ? 'SG' : 'ID'
  return {
    Band: band,
    Title: band === 'adult' ? 'Ms' : 'Miss',
    FirstName: `WEI LING ${LETTERS[Math.floor(index / 10)]}${LETTERS[index % 10]}`,
    LastName: 'TAN',
    DateOfBirth: born,
    PlaceOfBirth: 'Singapore',
    Nationality: country,
    CountryOfResidence: country,
    PassportNumber: `K${1_000_000 + index}N`,
    DateOfIssue: '2026-11-01',
    DateOfExpiry: '2031-10-31',
    PlaceOfIssue: 'Singapore',
  }
}
