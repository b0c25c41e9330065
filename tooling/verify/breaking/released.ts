import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '../../process/run.ts'

export const releasedFolder = join(root, 'openapi/released')
export const presentContract = join(root, 'packages/sdk/src/generated/openapi.json')

/**
 * Returns the file of the highest version: the contract from which the last released clients were made.
 */
export function lastReleased(folder: string = releasedFolder): string {
  const [last] = readdirSync(folder)
    .filter((name) => /^\d+\.\d+\.\d+\.json$/.test(name))
    .toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }))
  if (last === undefined) throw new Error(`${folder} has no contract of a release.`)
  return join(folder, last)
}
