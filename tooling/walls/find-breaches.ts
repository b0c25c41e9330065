import type { ICruiseResult } from 'dependency-cruiser'

import { checkColours } from './check-colours.ts'
import { checkImports } from './check-imports.ts'
import { checkStructure } from './check-structure.ts'
import { checkTenants } from './check-tenants.ts'
import { cruiseSources } from './cruise-sources.ts'

/**
 * Returns one line for each breach of a wall below the root. A finished cruise can be passed in.
 */
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
