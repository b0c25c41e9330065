import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '../process/run.ts'

/** What goes out, in the order in which one needs the other; the domain is built into both. */
export const published = ['packages/sdk', 'apps/mock-api']

export const tarballs = join(root, '.cache/release')

export function readManifest(folder: string): { name: string; version: string } {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
}
