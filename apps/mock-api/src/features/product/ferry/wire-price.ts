import type { Price } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { Context } from '../../../operation/context.ts'
import { toWirePrice } from '../item/wire-price.ts'
import { ferryLineLabel } from './price-labels.ts'

/** Converts a ferry price with the labels of its lines in the reader's language. */
export function toWireFerryPrice(
  price: Price,
  reader: Pick<Context, 'network' | 'language'>,
): Schemas['Price'] {
  return toWirePrice(price, reader.language, (line) => ferryLineLabel(reader, line))
}
