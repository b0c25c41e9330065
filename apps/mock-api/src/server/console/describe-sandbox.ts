import openapi from '@selat/sdk/openapi.json' with { type: 'json' }

import { version } from '../../engine/version.ts'
import type { Services } from '../../operation/services.ts'

/** What answers here: whose it is, where it keeps its state, and which contract it speaks. */
export function describeSandbox({ about, clock }: Services) {
  return {
    ...about,
    version,
    contract: openapi.info.version,
    clock: clock.state(),
  }
}
