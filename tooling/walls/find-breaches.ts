import type { ICruiseResult } from 'dependency-cruiser'

import { checkColours } from './check-colours.ts'
import { checkImports } from './check-imports.ts'
import { checkStructure } from './check-structure.ts'
import { checkTenants } from './check-tenants.ts'
import { cruiseSources } from './cruise-sources.ts'

/** Whatever breaks a wall below the root, one line each. A cruise that was made already is not made again. */
export async function findBreaches(
  root: string,
  cruised: Promise<ICruiseResult> = cruiseSources(root),
): Promise<string[]> {
  return [
    ...checkImports(await cruised),
    ...checkColours(root),
    ...checkTenants(root),
    ...checkStructure(root, await cruised),
  ]
}
