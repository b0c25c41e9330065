import { bandOn } from '@selat/domain'

import { createIds } from '../../engine/random/ids.ts'
import { pick, type Random, seededRandom } from '../../engine/random/random.ts'
import type { Work } from '../../operation/work.ts'
import fixture from '../../world/fixtures/people.json' with { type: 'json' }
import type { Sailing } from '../../world/network/network.ts'
import { SHARED_STOCK } from '../../world/stock/stock-rows.ts'
import { initialsOf } from '../order/booking/confirmation-number.ts'
import { knownTerminal } from '../product/ferry/wire-network.ts'
import type { AgeGroup, Crossing } from './make-person.ts'
import type { Traveller } from './traveller.ts'

type Elsewhere = Pick<Work, 'network' | 'networkSeed'>

/** The kinds of parties by the ages of their people; `share` is per cent of all parties. */
const PARTIES: readonly {
  readonly share: number
  readonly ages: readonly AgeGroup[]
  readonly isFamily: boolean
}[] = [
  { share: 44, ages: ['adult'], isFamily: false },
  { share: 15, ages: ['adult', 'adult'], isFamily: true },
  { share: 11, ages: ['adult', 'adult'], isFamily: false },
  { share: 6, ages: ['elder', 'elder'], isFamily: true },
  { share: 6, ages: ['parent', 'parent', 'child'], isFamily: true },
  { share: 5, ages: ['parent', 'parent', 'child', 'child'], isFamily: true },
  { share: 3, ages: ['parent', 'parent', 'infant'], isFamily: true },
  { share: 4, ages: ['parent', 'child'], isFamily: true },
  { share: 4, ages: ['adult', 'adult', 'adult'], isFamily: false },
  { share: 2, ages: ['adult', 'adult', 'adult', 'adult'], isFamily: false },
]
/** The number of parties in ten that buy at the operator's counter. */
const AT_COUNTER = 6

/** The number of seats of a sailing that were sold elsewhere, in all classes. */
export function countOthers({ network }: Elsewhere, sailing: Sailing): number {
  return Object.keys(sailing.seats).reduce(
    (sum, travelClass) => sum + network.seatPlan(sailing, travelClass).soldElsewhere,
    0,
  )
}

/** A ticket that was sold elsewhere, without its holder. */
export type TicketElsewhere = Pick<
  Traveller,
  'tenant' | 'ticket' | 'number' | 'qrPayload' | 'class' | 'confirmationNumber' | 'seller'
>

type Place = TicketElsewhere & { readonly age: AgeGroup }
type Booking = { readonly isFamily: boolean; readonly places: readonly Place[] }

/** Makes the tickets of the seats that were sold elsewhere. They are made much faster than their holders. */
export function simulatedTickets(elsewhere: Elsewhere, sailing: Sailing): TicketElsewhere[] {
  return bookingsElsewhere(elsewhere, sailing).flatMap(({ places }) => places)
}

/**
 * Makes the holders of the seats that were sold elsewhere, one for each seat; the same seed gives the same people. They are
 * made when a manifest is read and are not stored. Check-ins of their tickets are stored by ticket id.
 */
export async function simulatedPassengers(
  elsewhere: Elsewhere,
  sailing: Sailing,
): Promise<Traveller[]> {
  // The library of names is loaded with the first manifest, because most sandboxes never need it.
  const { createPeople } = await import('./make-person.ts')
  const { network, networkSeed } = elsewhere
  const countries = [sailing.from, sailing.to].map(
    (code) => knownTerminal({ network }, code).country,
  )
  const crossing: Crossing = {
    date: sailing.date,
    countries,
    isInternational: network.route(sailing)?.isInternational ?? false,
  }
  const people = createPeople(`${networkSeed}|${sailing.id}|people`, crossing)
  const { ageBands } = network.terms(sailing.operator, sailing.date)
  return bookingsElsewhere(elsewhere, sailing).flatMap(({ isFamily, places }) => {
    const kin = people.drawKin(isFamily)
    return places.map(({ age, ...ticket }) => {
      const person = people.makePerson(kin, age)
      return { ...ticket, ...person, band: bandOn(person.dateOfBirth, sailing.date, ageBands) }
    })
  })
}

function bookingsElsewhere({ network, networkSeed }: Elsewhere, sailing: Sailing): Booking[] {
  const random = seededRandom(`${networkSeed}|${sailing.id}|tickets`)
  const ids = createIds(random)
  const counter = `${network.operator(sailing.operator)?.name ?? sailing.operator} counter`
  return Object.keys(sailing.seats).flatMap((travelClass) => {
    const bookings: Booking[] = []
    let left = network.seatPlan(sailing, travelClass).soldElsewhere
    while (left > 0) {
      const { ages, isFamily } = drawParty(random)
      const seller = random.int(10) < AT_COUNTER ? counter : pick(random, fixture.sellers)
      const confirmationNumber = `${initialsOf(seller)}-${ids.readable(6)}`
      const places = ages.slice(0, left).map((age, index) => ({
        tenant: SHARED_STOCK,
        ticket: ids.make('tkt'),
        number: `${confirmationNumber}-${index + 1}-1`,
        qrPayload: null,
        class: travelClass,
        confirmationNumber,
        seller,
        age,
      }))
      bookings.push({ isFamily, places })
      left -= places.length
    }
    return bookings
  })
}

function drawParty(random: Random) {
  let left = random.int(PARTIES.reduce((sum, { share }) => sum + share, 0))
  const party = PARTIES.find(({ share }) => (left -= share) < 0)
  if (!party) throw new Error('Nobody travels')
  return party
}
