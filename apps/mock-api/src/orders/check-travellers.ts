import {
  type BookedPassenger,
  calendarDateIn,
  checkParty,
  checkPassengerList,
  localDate,
  type Party,
  type TravelSector,
} from '@selat/domain'
import type { Schemas } from '@selat/sdk'

import type { FerryBooking } from '../ferry/ferry-booking.ts'
import { knownTerminal } from '../ferry/wire-network.ts'
import { type ProblemField, refuse } from '../kernel/refusal.ts'
import type { Network } from '../network/network.ts'
import { toDraft, toPassengerField } from '../passengers/to-draft.ts'

/** The travellers of one cart item, and where they stand in the request. */
export type ItemTravellers = {
  readonly booking: FerryBooking
  readonly passengers: readonly Schemas['PassengerInput'][]
  readonly itemIndex: number
}

/** What one order asks for: refuses a party that cannot travel or is not the one that was booked, then every wrong field at once. */
export function checkTravellers(
  list: readonly ItemTravellers[],
  { network, now }: { network: Network; now: string },
): void {
  for (const item of list) checkCounts(item)
  const errors = list.flatMap((item) => passengerErrors(item, network, now))
  if (errors.length > 0) refuse('passenger_refused', { errors })
}

function checkCounts({ booking, passengers, itemIndex }: ItemTravellers): void {
  const party = partyOf(passengers)
  const pointer = `/Items/${itemIndex}/Passengers`
  const errors = checkParty(party).map(({ reason, ...params }) => ({
    pointer,
    code: reason,
    params,
  }))
  if (errors.length > 0) refuse('party_refused', { errors })
  const differs = (['adults', 'children', 'infants'] as const).some(
    (band) => party[band] !== booking.party[band],
  )
  if (differs)
    refuse('party_refused', {
      errors: [{ pointer, code: 'differs_from_cart', params: { ...booking.party } }],
    })
}

function partyOf(passengers: ItemTravellers['passengers']): Party {
  const count = (band: string) => passengers.filter((passenger) => passenger.Band === band).length
  return { adults: count('adult'), children: count('child'), infants: count('infant') }
}

function passengerErrors(
  { booking, passengers, itemIndex }: ItemTravellers,
  network: Network,
  now: string,
): ProblemField[] {
  const today = todayAt({ network, now }, booking)
  const sectors = travelSectors(booking, network, today)
  return checkPassengerList(passengers.map(toBookedPassenger), { sectors, today }).flatMap(
    (issues, index) =>
      issues
        .filter((issue) => issue.severity === 'error')
        .map((issue) => toPassengerField(issue, `/Items/${itemIndex}/Passengers/${index}`)),
  )
}

/** The sectors as passenger rules see them. One without a date counts as sailed today. */
export function travelSectors(
  { sectors }: FerryBooking,
  network: Network,
  today: string,
): TravelSector[] {
  return sectors.map((sector) => {
    const sailing = sector.sailingId === null ? undefined : network.sailing(sector.sailingId)
    const departsOn = sailing ? localDate(sailing.departsAt) : today
    return {
      departsOn,
      arrivesOn: sailing ? localDate(sailing.arrivesAt) : today,
      isInternational: network.route(sector)?.isInternational ?? false,
      bands: network.terms(sector.operator, departsOn).ageBands,
    }
  })
}

/** A traveller of the request in the place that was booked. */
export function toBookedPassenger(input: Schemas['PassengerInput']): BookedPassenger {
  return { bookedBand: input.Band, passenger: toDraft(input) }
}

/** The day at the first terminal: open tickets have no other. */
export function todayAt(ctx: { network: Network; now: string }, { sectors }: FerryBooking): string {
  const from = sectors[0]?.from
  if (from === undefined) throw new Error('A ferry item has sectors')
  return calendarDateIn(ctx.now, knownTerminal(ctx, from).timeZone)
}
