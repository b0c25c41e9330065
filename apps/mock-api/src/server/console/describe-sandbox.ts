import openapi from '@selat/sdk/openapi.json' with { type: 'json' }

import { version } from '../../engine/version.ts'
import type { SandboxParts } from '../parts/sandbox-parts.ts'

/** What answers here: whose it is, where it keeps its state, and which contract it speaks. */
export function describeSandbox({ about, clock }: SandboxParts) {
  return {
    ...about,
    version,
    contract: openapi.info.version,
    clock: clock.state(),
  }
}
