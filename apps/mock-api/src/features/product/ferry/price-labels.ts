import type { PriceLine } from '@selat/domain'

import type { Localised } from '../../../engine/language.ts'
import type { Context } from '../../../operation/context.ts'
import { phrase } from '../../../world/texts/phrases.ts'
import { nationalLabel } from './national-label.ts'

/** Words for the lines that no charge of an operator names. */
const FARE_LABELS: Readonly<Record<NonNullable<PriceLine['band']>, Localised>> = {
  adult: phrase('fare.adult'),
  child: phrase('fare.child'),
  infant: phrase('fare.infant'),
  senior: phrase('fare.senior'),
}

/** The label of a line of a ferry's price: its charge's, or its band's fare's. */
export function ferryLineLabel(
  { network }: Pick<Context, 'network'>,
  { kind, code, band, countries }: Pick<PriceLine, 'kind' | 'code' | 'band' | 'countries'>,
): Localised | string {
  const label = kind === 'fare' && band ? FARE_LABELS[band] : network.chargeName(code)
  return label ? nationalLabel(label, countries) : code
}
