import { addCalendarMonths, addDays, type CalendarDate } from '@selat/domain'

import fixture from '../fixtures/people.json' with { type: 'json' }
import type { Random } from '../kernel/random.ts'
import type { Person } from './traveller.ts'

/** People who have their names and passports in common. */
type People = {
  readonly nationality: string
  readonly at: Readonly<Record<string, number | undefined>>
  readonly anywhere: number
  readonly passports: readonly string[]
  readonly issuedAt: readonly string[]
  readonly lastNames: readonly string[]
  readonly maleNames: readonly string[]
  readonly femaleNames: readonly string[]
}

const peoples: readonly People[] = fixture.peoples

/** Days since birth, at least and at most, such that every operator counts them alike. */
const AGES = {
  adult: [6600, 21_500],
  parent: [10_000, 17_500],
  elder: [22_000, 29_000],
  child: [1100, 4340],
  infant: [60, 700],
} as const

export type AgeGroup = keyof typeof AGES

/** What those who travel together have in common; families have a name. Two of them are never called alike. */
type Kin = {
  readonly people: People
  readonly lastName: string | null
  readonly called: Set<string>
}

export type Crossing = {
  readonly date: CalendarDate
  /** Of its two ends. */
  readonly countries: readonly string[]
  readonly isInternational: boolean
}

/** Who boards a crossing: mostly those who live at its ends. */
export function drawKin(random: Random, { countries }: Crossing, isFamily: boolean): Kin {
  const weights = peoples.map(({ at, anywhere }) =>
    countries.reduce((sum, country) => sum + (at[country] ?? 0), anywhere),
  )
  let left = random.int(weights.reduce((sum, weight) => sum + weight, 0))
  const found = peoples.find((_people, index) => (left -= weights[index] ?? 0) < 0)
  if (!found) throw new Error('Nobody lives anywhere')
  return { people: found, lastName: isFamily ? lastNameOf(random, found) : null, called: new Set() }
}

/** Somebody of an age, with a passport that is good for half a year yet where a border is crossed. */
export function makePerson(
  random: Random,
  { people, lastName, called }: Kin,
  age: AgeGroup,
  { date, isInternational }: Crossing,
): Person {
  const isMale = random.int(2) === 0
  const [least, most] = AGES[age]
  const daysOld = between(random, least, most)
  const names = isMale ? people.maleNames : people.femaleNames
  const firstName = pick(
    random,
    names.filter((name) => !called.has(name)),
  )
  called.add(firstName)
  return {
    title: titleOf(random, age, isMale),
    firstName,
    lastName: lastName ?? lastNameOf(random, people),
    dateOfBirth: addDays(date, -daysOld),
    nationality: people.nationality,
    ...(isInternational ? passportOf(random, people, { date, daysOld }) : NO_PASSPORT),
  }
}

/** One of a list. */
export function pick<Value>(random: Random, list: readonly Value[]): Value {
  const value = list[random.int(list.length)]
  if (value === undefined) throw new Error('There is nothing to choose from')
  return value
}

type Passport = Pick<Person, 'passportNumber' | 'dateOfIssue' | 'dateOfExpiry' | 'placeOfIssue'>

const NO_PASSPORT: Passport = {
  passportNumber: null,
  dateOfIssue: null,
  dateOfExpiry: null,
  placeOfIssue: null,
}

const OF_AGE_DAYS = 6570
const HALF_A_YEAR_DAYS = 190
const DIGITS = '0123456789'
const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ'

function passportOf(
  random: Random,
  people: People,
  { date, daysOld }: { readonly date: CalendarDate; readonly daysOld: number },
): Passport {
  const years = daysOld < OF_AGE_DAYS ? 5 : 10
  const oldest = Math.min(years * 365 - HALF_A_YEAR_DAYS, daysOld - 30)
  const dateOfIssue = addDays(date, -between(random, 20, oldest))
  return {
    passportNumber: pick(random, people.passports).replaceAll(/[#?]/g, (sign) =>
      pick(random, [...(sign === '#' ? DIGITS : LETTERS)]),
    ),
    dateOfIssue,
    dateOfExpiry: addCalendarMonths(dateOfIssue, years * 12),
    placeOfIssue: pick(random, people.issuedAt),
  }
}

/** Empty for those whose passports have one name. */
function lastNameOf(random: Random, { lastNames }: People): string {
  return lastNames.length === 0 ? '' : pick(random, lastNames)
}

function titleOf(random: Random, age: AgeGroup, isMale: boolean): Person['title'] {
  if (age === 'child' || age === 'infant') return isMale ? 'Mstr' : 'Miss'
  return isMale ? 'Mr' : pick(random, ['Mrs', 'Ms', 'Ms', 'Miss'] as const)
}

/** Both ends included. */
function between(random: Random, least: number, most: number): number {
  return least + random.int(most - least + 1)
}
