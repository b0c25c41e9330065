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

import { readNetworkFixtures } from '../fixtures/network/read-network-fixtures.ts'
import { createNetwork, type Sailing } from '../network/network.ts'
import { countOthers, othersAboard, ticketsElsewhere } from './others-aboard.ts'

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

/** A crossing as the checkout looks at it. */
function sectorOf(sailing: Sailing): TravelSector {
  return {
    departsOn: sailing.date,
    arrivesOn: sailing.date,
    isInternational: network.route(sailing)?.isInternational ?? false,
    bands: network.terms(sailing.operator, sailing.date).ageBands,
  }
}

it('MAN-1 every seat that the search shows as taken has somebody on it', () => {
  fc.assert(
    fc.property(anySailing, (sailing) => {
      const aboard = othersAboard(elsewhere, sailing)

      for (const travelClass of Object.keys(sailing.seats))
        expect(aboard.filter((one) => one.class === travelClass)).toHaveLength(
          network.seatPlan(sailing, travelClass).soldElsewhere,
        )
      expect(aboard).toHaveLength(countOthers(elsewhere, sailing))
      expect(new Set(aboard.map(({ ticket }) => ticket)).size).toBe(aboard.length)
      expect(new Set(aboard.map(({ number }) => number)).size).toBe(aboard.length)
      expect(ticketsElsewhere(elsewhere, sailing).map(({ ticket }) => ticket)).toEqual(
        aboard.map(({ ticket }) => ticket),
      )
    }),
    { numRuns: 40 },
  )
})

it('MAN-1 whoever has such a seat could have booked it here', () => {
  fc.assert(
    fc.property(anySailing, (sailing) => {
      const sector = sectorOf(sailing)
      for (const person of othersAboard(elsewhere, sailing)) {
        const { passportNumber, dateOfIssue, dateOfExpiry, placeOfIssue, band, ...rest } = person
        const passport = sector.isInternational
          ? {
              passportNumber: passportNumber ?? '',
              dateOfIssue: dateOfIssue ?? '',
              dateOfExpiry: dateOfExpiry ?? '',
              placeOfIssue: placeOfIssue ?? '',
            }
          : {}
        const draft = {
          ...rest,
          ...passport,
          countryOfResidence: person.nationality,
          placeOfBirth: 'BATAM',
        }
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

it('MAN-1 the same seed has the same people, another seed has others', () => {
  const sailingIn = (world: typeof elsewhere) => {
    const [first] = world.network.sailingsOn({ from: 'BTC', to: 'HFC', date: '2026-11-21' })
    if (!first) throw new Error('Nothing sails')
    return first
  }
  const aboard = (world: typeof elsewhere) => othersAboard(world, sailingIn(world))

  expect(aboard(seeded('test'))).toEqual(aboard(elsewhere))
  expect(aboard(seeded('other'))[0]).not.toEqual(aboard(elsewhere)[0])
})

it('MAN-1 passports are good for half a year, and those who travel together have names of their own', () => {
  const [sailing] = network.sailingsOn({ from: 'HFC', to: 'BTC', date: '2026-12-12' })
  if (!sailing) throw new Error('Nothing sails')
  const aboard = othersAboard(elsewhere, sailing)

  const soonest = addCalendarMonths(sailing.date, 6)
  expect(aboard.every(({ dateOfExpiry }) => (dateOfExpiry ?? '') >= soonest)).toBe(true)
  for (const party of Map.groupBy(aboard, (one) => one.confirmationNumber).values())
    expect(new Set(party.map(({ firstName }) => firstName)).size).toBe(party.length)
})
