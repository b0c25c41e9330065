import type { Schemas } from '@selat/sdk'

import type { Leg } from './legs.ts'
import { isBookable, isReachable } from './picked-sailing.ts'
import type { PickedSailing } from './picked-sailing.ts'

/** Why a leg has nothing to choose, and for which day. */
export type Unavailable = { code: Schemas['Unavailable']['Code']; date: string }

type Choice = { seats: number; previous: PickedSailing | undefined; isReturn: boolean }

/** What the server says, or that nothing leaves late enough after the sailing chosen before, which only we know of. */
export function unavailableOf({ leg }: Leg, choice: Choice): Unavailable | null {
  if (leg.Unavailable) {
    const { Code, Params } = leg.Unavailable
    const date = Params['date']
    return { code: Code, date: typeof date === 'string' ? date : leg.Date }
  }
  const { seats, previous, isReturn } = choice
  const isLateEnough = leg.Sailings.some(
    (sailing) =>
      isReachable(sailing, previous) &&
      sailing.Offers.some((offer) => isBookable(sailing, offer, seats)),
  )
  if (isLateEnough || leg.Sailings.length === 0) return null
  return { code: isReturn ? 'no_return_sailing' : 'product_unavailable', date: leg.Date }
}
