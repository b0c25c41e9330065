import type { ServerSchemas as Schemas } from '@selat/sdk'

import { toWireMoney } from '../../../world/money/wire-money.ts'
import type { Network } from '../../../world/network/network.ts'
import type { BookedSector } from './ferry-booking.ts'

/** The operator's rules for a sector on its day; none for a class that it no longer has. */
export function toWireSectorRules(
  network: Network,
  { operator, class: code }: Pick<BookedSector, 'operator' | 'class'>,
  date: string,
): Pick<Schemas['Sector'], 'Rules'> {
  const terms = network.terms(operator, date).classes.find((known) => known.code === code)
  if (!terms) return {}
  const { baggageKg, handCarryKg, change, refund } = terms
  return {
    Rules: {
      BaggageKg: baggageKg,
      HandCarryKg: handCarryKg,
      Change: change && {
        UntilHoursBefore: change.untilHoursBefore,
        Fee: toWireMoney(change.fee),
      },
      Refund: refund.map(({ hoursBefore, percent }) => ({
        HoursBefore: hoursBefore,
        Percent: percent,
      })),
    },
  }
}
