import type { Schemas } from '@selat/sdk'

import type { Leg } from './legs.ts'
import { isBookable, isReachable, type PickedSailing } from './picked-sailing.ts'

/**
 * The reason why a leg has no sailing to choose, with its day. The server has no code for a leg that leaves before the chosen
 * sailing arrives, because it does not know the choice.
 */
export type Unavailable =
  | { code: Schemas['Unavailable']['Code']; date: string }
  | { code: 'arrives_later'; date: string; arrivesAt: string; hasLater: boolean }

type Choice = { seats: number; previous: PickedSailing | undefined; isReturn: boolean }

/**
 * Returns the server's reason, or one that depends on the sailing chosen before, which only the site knows; null if a sailing
 * can be chosen.
 */
export function unavailableOf({ leg }: Leg, choice: Choice): Unavailable | null {
  if (leg.Unavailable) {
    const { Code, Params } = leg.Unavailable
    const date = Params['date']
    return { code: Code, date: typeof date === 'string' ? date : leg.Date }
  }
  const { seats, previous, isReturn } = choice
  const reachable = leg.Sailings.filter((sailing) => isReachable(sailing, previous))
  const hasSeats = reachable.some((sailing) =>
    sailing.Offers.some((offer) => isBookable(sailing, offer, seats)),
  )
  if (hasSeats || leg.Sailings.length === 0) return null
  if (isReturn) return { code: 'no_return_sailing', date: leg.Date }
  if (reachable.length > 0 || !previous) return { code: 'seats_taken', date: leg.Date }
  const { ArrivesAt: arrivesAt } = previous.sailing
  // A sailing that leaves soon after the arrival cannot be chosen either, but the text must not say that there is none.
  const hasLater = leg.Sailings.some(
    ({ DepartsAt }) => Date.parse(DepartsAt) >= Date.parse(arrivesAt),
  )
  return { code: 'arrives_later', date: leg.Date, arrivesAt, hasLater }
}
