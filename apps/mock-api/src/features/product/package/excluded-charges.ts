import { type CalendarDate, effectiveOn } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { WorldReader } from '../../../operation/context.ts'
import type { PackageEntry } from '../../../world/fixtures/catalogue/package-schema.ts'
import { toWireMoney } from '../../../world/money/wire-money.ts'

/**
 * Returns the charges of terminals and ships on a day that each guest of a package pays separately. Ferry items have the
 * same amounts.
 */
export function excludedCharges(
  { network, language }: Pick<WorldReader, 'network' | 'language'>,
  { excludedCharges: codes }: PackageEntry,
  date: CalendarDate,
): Schemas['ExcludedCharge'][] {
  return codes.flatMap((code) => {
    // These are the charges for nationalities without a price of their own.
    const versions = network.facts.charges.filter(
      (charge) => charge.code === code && charge.countries === undefined,
    )
    const charge = effectiveOn(versions, date)
    if (!charge) return []
    return { Label: charge.names[language], Amount: toWireMoney(charge.unitAmount) }
  })
}
