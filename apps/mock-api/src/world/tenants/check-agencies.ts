import { checkMarkup, reasonOf } from '@selat/domain'

import { type KnownCodes, unknownCodes } from './known-codes.ts'
import type { TenantFixture } from './read-tenant-folder.ts'

/** Why an agency could not sell as its tenant's folder says; empty when each can. */
export function checkAgencies({ agencies }: TenantFixture, known: KnownCodes): string[] {
  return agencies
    .flatMap(({ name, markup }) => {
      const operators = markup.flatMap(({ operator }) => operator ?? [])
      return [
        ...unknownCodes('/agencies', 'operator', operators, known.operators),
        ...checkMarkup(markup).map(
          ({ path: [, rule, field], code }) =>
            `rule ${Number(rule) + 1} of ${name}${field === undefined ? '' : `, ${field}`}: ${reasonOf(code)}`,
        ),
      ]
    })
    .map((reason) => `agencies.json: ${reason}`)
}
