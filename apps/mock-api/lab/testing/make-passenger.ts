import { base, en, Faker, id_ID } from '@faker-js/faker'
import type { ServerSchemas as Schemas } from '@selat/sdk'

type PassengerInput = Schemas['PassengerInput']
type Band = PassengerInput['Band']

/** Ages that all operators of the network count in the same band. */
const AGES: Record<Band, { min: number; max: number }> = {
  adult: { min: 13, max: 88 },
  child: { min: 3, max: 11 },
  infant: { min: 0, max: 1 },
}

const TITLES: Record<Band, Record<'female' | 'male', PassengerInput['Title'][]>> = {
  adult: { female: ['Ms', 'Mrs', 'Miss'], male: ['Mr'] },
  child: { female: ['Miss'], male: ['Mstr'] },
  infant: { female: ['Miss'], male: ['Mstr'] },
}

const HOMES = [
  { country: 'SG', locale: en, towns: ['Singapore'] },
  { country: 'MY', locale: en, towns: ['Johor Bahru', 'Kuala Lumpur', 'Penang'] },
  { country: 'ID', locale: id_ID, towns: ['Batam', 'Tanjung Pinang', 'Jakarta', 'Medan'] },
]

const DAY_MS = 86_400_000

/** The day of travel, and the day of the test, before which passports are issued. */
export type TravelTimes = { travelDate: string; today: string }

/**
 * Creates a function that makes people who may board on an international sailing; the same seed makes the same people. An
 * infant is at least a month old on `today`, so that its passport can have been issued.
 * @example createPassengerMaker(7)('child', { travelDate: '2026-12-12', today: '2026-11-20' })
 */
export function createPassengerMaker(seed: number) {
  const chance = new Faker({ locale: [en, base] })
  chance.seed(seed)
  return function makePassenger(band: Band, { travelDate, today }: TravelTimes): PassengerInput {
    const home = chance.helpers.arrayElement(HOMES)
    const names = new Faker({ locale: [home.locale, en, base], seed: chance.number.int() })
    const sex = names.helpers.arrayElement(['female', 'male'] as const)
    const town = () => names.helpers.arrayElement(home.towns)
    const dateOfBirth = bornOn(chance, AGES[band], { travelDate, today })
    const eldest = shift(today, { years: -4 })
    return {
      Band: band,
      Title: names.helpers.arrayElement(TITLES[band][sex]),
      FirstName: toPassportName(names.person.firstName(sex)),
      LastName: toPassportName(names.person.lastName(sex)),
      DateOfBirth: dateOfBirth,
      PlaceOfBirth: town(),
      Nationality: home.country,
      CountryOfResidence: home.country,
      PassportNumber: names.helpers.replaceSymbols('?#######'),
      DateOfIssue: between(
        chance,
        shift(dateOfBirth > eldest ? dateOfBirth : eldest, { days: 1 }),
        today,
      ),
      DateOfExpiry: between(
        chance,
        shift(travelDate, { years: 1 }),
        shift(travelDate, { years: 5 }),
      ),
      PlaceOfIssue: town(),
    }
  }
}

/** Draws a birth date so that the age on the day of travel is from `min` to `max`. */
function bornOn(chance: Faker, { min, max }: { min: number; max: number }, times: TravelTimes) {
  const eldest = shift(times.travelDate, { years: -max - 1, days: 1 })
  const monthOld = shift(times.today, { days: -30 })
  const youngest = shift(times.travelDate, { years: -min })
  return between(chance, eldest, youngest < monthOld ? youngest : monthOld)
}

/** Draws a day between two days, both inclusive. */
function between(chance: Faker, first: string, last: string): string {
  const days = Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS)
  return shift(first, { days: chance.number.int({ min: 0, max: days }) })
}

function shift(date: string, { years = 0, days = 0 }: { years?: number; days?: number }): string {
  const shifted = new Date(`${date}T00:00:00Z`)
  // A day that the other year does not have becomes the first of March, which is still in the band.
  shifted.setUTCFullYear(shifted.getUTCFullYear() + years)
  shifted.setUTCDate(shifted.getUTCDate() + days)
  return shifted.toISOString().slice(0, 10)
}

function toPassportName(name: string): string {
  const letters = name.normalize('NFD').replaceAll(/[^A-Za-z .'-]/gu, '')
  return letters.toUpperCase()
}
