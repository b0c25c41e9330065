import {
  addDays,
  addCalendarMonths,
  bandOn,
  checkPassenger,
  countedBand,
  type TravelSector,
} from '@selat/domain'
import fc from 'fast-check'
import { expect, it } from 'vitest'

import { drawFirstName, drawLastName, chanceOf, peoples } from '../../world/fixtures/draw-names.ts'
import { readNetworkFixtures } from '../../world/fixtures/network/read-network-fixtures.ts'
import { romanise, toPassportLetters } from '../../world/fixtures/romanise.ts'
import { createNetwork, type Sailing } from '../../world/network/network.ts'
import { countOthers, simulatedPassengers, simulatedTickets } from './simulated-passengers.ts'

const fixtures = readNetworkFixtures()
const seeded = (seed: string) => ({ network: createNetwork(fixtures, seed), networkSeed: seed })
const elsewhere = seeded('test')
const { network } = elsewhere

const anySailing = fc
  .tuple(
    fc.constantFrom(
      ...fixtures.routes.flatMap(({ from, to }) => [
        { from, to },
        { from: to, to: from },
      ]),
    ),
    fc.integer({ min: 0, max: 199 }),
  )
  .map(([direction, days]) =>
    network.sailingsOn({ ...direction, date: addDays('2026-11-20', days) }),
  )
  .filter((sailings) => sailings.length > 0)
  .chain((sailings) => fc.constantFrom(...sailings))

/** A sailing as the checkout's rules see it. */
function sectorOf(sailing: Sailing): TravelSector {
  return {
    departsOn: sailing.date,
    arrivesOn: sailing.date,
    isInternational: network.route(sailing)?.isInternational ?? false,
    bands: network.terms(sailing.operator, sailing.date).ageBands,
  }
}

it('MAN-1 every seat that the search shows as taken has a passenger', async () => {
  await fc.assert(
    fc.asyncProperty(anySailing, async (sailing) => {
      const aboard = await simulatedPassengers(elsewhere, sailing)

      for (const travelClass of Object.keys(sailing.seats))
        expect(aboard.filter((one) => one.class === travelClass)).toHaveLength(
          network.seatPlan(sailing, travelClass).soldElsewhere,
        )
      expect(aboard).toHaveLength(countOthers(elsewhere, sailing))
      expect(new Set(aboard.map(({ ticket }) => ticket)).size).toBe(aboard.length)
      expect(new Set(aboard.map(({ number }) => number)).size).toBe(aboard.length)
      expect(simulatedTickets(elsewhere, sailing).map(({ ticket }) => ticket)).toEqual(
        aboard.map(({ ticket }) => ticket),
      )
    }),
    { numRuns: 40 },
  )
})

it('MAN-1 every simulated passenger passes the rules of the checkout', async () => {
  await fc.assert(
    fc.asyncProperty(anySailing, async (sailing) => {
      const sector = sectorOf(sailing)
      for (const person of await simulatedPassengers(elsewhere, sailing)) {
        const { passportNumber, dateOfIssue, dateOfExpiry, placeOfIssue, band, ...rest } = person
        const passport = sector.isInternational
          ? {
              passportNumber: passportNumber ?? '',
              dateOfIssue: dateOfIssue ?? '',
              dateOfExpiry: dateOfExpiry ?? '',
              placeOfIssue: placeOfIssue ?? '',
            }
          : {}
        const draft = { ...rest, ...passport }
        const bookedBand = countedBand(band)
        const issues = checkPassenger(draft, { sectors: [sector], bookedBand, today: sailing.date })

        expect({ person, issues }).toEqual({ person, issues: [] })
        expect(bandOn(person.dateOfBirth, sailing.date, sector.bands)).toBe(band)
        expect(passportNumber === null).toBe(!sector.isInternational)
      }
    }),
    { numRuns: 15 },
  )
})

it('MAN-1 the same seed gives the same people, and another seed gives others', async () => {
  const sailingIn = (world: typeof elsewhere) => {
    const [first] = world.network.sailingsOn({ from: 'BTC', to: 'HFC', date: '2026-11-21' })
    if (!first) throw new Error('Nothing sails')
    return first
  }
  const aboard = (world: typeof elsewhere) => simulatedPassengers(world, sailingIn(world))

  const first = await aboard(elsewhere)
  const [other] = await aboard(seeded('other'))
  // The people are the same while those of another world are drawn.
  const [again] = await Promise.all([aboard(seeded('test')), aboard(seeded('other'))])

  expect(again).toEqual(first)
  expect(other).not.toEqual(first[0])
})

it('MAN-1 a fixed seed and sailing give known people', async () => {
  const sailing = network.sailing('sai_BTC-HFC-PNF-20261121-1500')
  if (!sailing) throw new Error('Nothing sails')
  const [first, second] = await simulatedPassengers(elsewhere, sailing)

  expect(
    [first, second].map((one) => [one?.lastName, one?.firstName, one?.passportNumber]),
  ).toEqual([
    ['LEE', 'MEI-LING', '396403989'],
    ['LEE', 'SHU-FEN', '306826687'],
  ])
})

it('MAN-1 drawing passengers does not change the sequence of a library that is already seeded', async () => {
  const { faker } = await import('@faker-js/faker/locale/en')
  const [sailing] = network.sailingsOn({ from: 'BTC', to: 'HFC', date: '2026-11-21' })
  if (!sailing) throw new Error('Nothing sails')
  faker.seed(7)
  const expected = [faker.number.int(), faker.number.int()]

  faker.seed(7)
  const first = faker.number.int()
  await simulatedPassengers(elsewhere, sailing)

  expect([first, faker.number.int()]).toEqual(expected)
})

it('MAN-1 names of every people have passport letters only, and more than twenty differ', () => {
  const chance = chanceOf(1)
  for (const people of peoples) {
    const names = Array.from({ length: 200 }, (_, index) => {
      const sex = index % 2 === 0 ? 'female' : 'male'
      return [drawLastName(chance, people, sex), drawFirstName(chance, people, sex)] as const
    })

    for (const [last, first] of names) {
      expect(first).toMatch(/^[A-Z][A-Z '-]{0,39}$/)
      expect(last).toMatch(people.hasOneName ? /^$/ : /^[A-Z][A-Z '-]{0,39}$/)
    }
    expect(new Set(names.map(String)).size).toBeGreaterThan(20)
  }
})

it('MAN-1 every Chinese name that the library knows can be written in Latin letters', async () => {
  const { faker } = await import('@faker-js/faker/locale/zh_CN')
  const { first_name: first, last_name: last } = faker.rawDefinitions.person ?? {}
  const known = [first, last].flatMap((names) => Object.values(names ?? {})).flat()

  expect(known.length).toBeGreaterThan(300)
  for (const name of known) expect(romanise(String(name), '')).toMatch(/^[A-Z]+$/)
  expect(romanise('俊杰', ' ')).toBe('JUN JIE')
  expect(romanise('欧阳', '')).toBe('OUYANG')
  expect(toPassportLetters('Anaïs O’Neil-Ray')).toBe('ANAIS ONEIL-RAY')
})

it('MAN-1 passports are valid for half a year, and people who travel together have different first names', async () => {
  const [sailing] = network.sailingsOn({ from: 'HFC', to: 'BTC', date: '2026-12-12' })
  if (!sailing) throw new Error('Nothing sails')
  const aboard = await simulatedPassengers(elsewhere, sailing)

  const soonest = addCalendarMonths(sailing.date, 6)
  expect(aboard.every(({ dateOfExpiry }) => (dateOfExpiry ?? '') >= soonest)).toBe(true)
  for (const party of Map.groupBy(aboard, (one) => one.confirmationNumber).values())
    expect(new Set(party.map(({ firstName }) => firstName)).size).toBe(party.length)
})
