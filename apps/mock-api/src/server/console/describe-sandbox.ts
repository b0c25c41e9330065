import openapi from '@selat/sdk/openapi.json' with { type: 'json' }

import { version } from '../../engine/version.ts'
import type { SandboxParts } from '../parts/sandbox-parts.ts'

/** Describes the sandbox: its name, engine, versions and clock. */
export function describeSandbox({ about, clock }: SandboxParts) {
  return {
    ...about,
    version,
    contract: openapi.info.version,
    clock: clock.state(),
  }
}
