import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { Context } from '../../../operation/context.ts'
import { toWireAgeBands } from '../item/wire-age-bands.ts'

/** Converts an operator with its terms of a day. */
export function toWireOperator(
  { network }: Pick<Context, 'network'>,
  code: string,
  date: string,
): Schemas['Operator'] {
  const terms = network.terms(code, date)
  return {
    Code: code,
    Name: network.operator(code)?.name ?? code,
    AgeBands: toWireAgeBands(terms.ageBands),
    CheckInOpensMinutesBefore: terms.checkInOpensMinutesBefore,
    CheckInClosesMinutesBefore: terms.checkInClosesMinutesBefore,
  }
}
