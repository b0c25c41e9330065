import type { Faker } from '@faker-js/faker'
import { addCalendarMonths, addDays, type CalendarDate } from '@selat/domain'

import { hash32 } from '../../engine/random/random.ts'
import {
  chanceOf,
  drawBirthplace,
  drawFirstName,
  drawLastName,
  type People,
  peoples,
  type Sex,
} from '../../world/fixtures/draw-names.ts'
import type { Person } from './traveller.ts'

/** The smallest and largest age in days. All operators count these ages in the same bands. */
const AGES = {
  adult: { min: 6600, max: 21_500 },
  parent: { min: 10_000, max: 17_500 },
  elder: { min: 22_000, max: 29_000 },
  child: { min: 1100, max: 4340 },
  infant: { min: 60, max: 700 },
} as const

export type AgeGroup = keyof typeof AGES

/**
 * The common traits of people who travel together. Only a family shares a last name. `called` keeps first names from repeating.
 */
type Kin = {
  readonly people: People
  readonly isFamily: boolean
  readonly lastName: string
  readonly called: Set<string>
}

export type Crossing = {
  readonly date: CalendarDate
  /** The countries of both ends of the route. */
  readonly countries: readonly string[]
  readonly isInternational: boolean
}

/** Makes the people of one sailing. Equal seeds give equal people in the same order. */
export function createPeople(seed: string, crossing: Crossing) {
  const chance = chanceOf(hash32(seed))
  return {
    drawKin: (isFamily: boolean) => drawKin(chance, crossing, isFamily),
    makePerson: (kin: Kin, age: AgeGroup) => makePerson(chance, kin, age, crossing),
  }
}

/** Draws the common traits of a group. Most groups come from the countries at the ends of the route. */
function drawKin(chance: Faker, { countries }: Crossing, isFamily: boolean): Kin {
  const weighted = peoples.flatMap((value) => {
    const weight = countries.reduce((sum, one) => sum + (value.at[one] ?? 0), value.anywhere)
    return weight === 0 ? [] : [{ weight, value }]
  })
  const people = chance.helpers.weightedArrayElement(weighted)
  const lastName = isFamily ? drawLastName(chance, people, 'male') : ''
  return { people, isFamily, lastName, called: new Set() }
}

/** Makes a person of an age group. On an international sailing the passport is valid for half a year or more. */
function makePerson(
  chance: Faker,
  { people, isFamily, lastName, called }: Kin,
  age: AgeGroup,
  { date, countries, isInternational }: Crossing,
): Person {
  const sex = chance.helpers.arrayElement(['female', 'male'] as const)
  const daysOld = chance.number.int(AGES[age])
  return {
    title: titleOf(chance, age, sex),
    firstName: drawUncalled(chance, { people, sex, called }),
    lastName: isFamily ? lastName : drawLastName(chance, people, sex),
    dateOfBirth: addDays(date, -daysOld),
    placeOfBirth: drawBirthplace(chance, people),
    nationality: people.nationality,
    countryOfResidence: residenceOf(chance, people, countries),
    ...(isInternational ? passportOf(chance, people, { date, daysOld }) : NO_PASSPORT),
  }
}

type Named = { readonly people: People; readonly sex: Sex; readonly called: Set<string> }

function drawUncalled(chance: Faker, { people, sex, called }: Named): string {
  let name = drawFirstName(chance, people, sex)
  while (called.has(name)) name = drawFirstName(chance, people, sex)
  called.add(name)
  return name
}

/**
 * The country of residence: mostly that of the nationality. One in six people of a widespread group lives at an end of the
 * route.
 */
function residenceOf(
  chance: Faker,
  { nationality, anywhere }: People,
  countries: readonly string[],
): string {
  const isAway = anywhere > 0 && chance.datatype.boolean(1 / 6)
  return isAway ? chance.helpers.arrayElement(countries) : nationality
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

function passportOf(
  chance: Faker,
  people: People,
  { date, daysOld }: { readonly date: CalendarDate; readonly daysOld: number },
): Passport {
  const years = daysOld < OF_AGE_DAYS ? 5 : 10
  const oldest = Math.min(years * 365 - HALF_A_YEAR_DAYS, daysOld - 30)
  const dateOfIssue = addDays(date, -chance.number.int({ min: 20, max: oldest }))
  return {
    passportNumber: chance.helpers.replaceSymbols(chance.helpers.arrayElement(people.passports)),
    dateOfIssue,
    dateOfExpiry: addCalendarMonths(dateOfIssue, years * 12),
    placeOfIssue: chance.helpers.arrayElement(people.issuedAt),
  }
}

function titleOf(chance: Faker, age: AgeGroup, sex: Sex): Person['title'] {
  if (age === 'child' || age === 'infant') return sex === 'male' ? 'Mstr' : 'Miss'
  return sex === 'male' ? 'Mr' : chance.helpers.arrayElement(['Mrs', 'Ms', 'Ms', 'Miss'] as const)
}
