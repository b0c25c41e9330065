import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { root as here } from '../process/run.ts'

type Manifest = {
  name: string
  version: string
  repository?: { url?: string }
  dependencies: Record<string, string>
}

/** The published packages, each after those that it needs. The domain is bundled into all of them. */
export const published = ['packages/sdk', 'apps/mock-api', 'apps/storefront']

export const tarballs = join(here, '.cache/release')

export function readManifest(folder: string, root: string = here): Manifest {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
}
