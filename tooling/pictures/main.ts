import { mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { buildApps } from '../process/build-apps.ts'
import { commandFile, root, run } from '../process/run.ts'

const MAX_BYTES = 250_000

// This script takes the pictures of the docs again from the running site: those of the named specs, or all. People check
// them before they are committed.
const storefront = join(root, 'apps/storefront')
const pictures = join(root, 'docs/pictures')
mkdirSync(pictures, { recursive: true })
if (!(await buildApps())) process.exit(1)
const { code } = await run(
  'node',
  [commandFile(storefront, '@playwright/test', 'playwright'), 'test', ...process.argv.slice(2)],
  {
    cwd: storefront,
    env: { SELAT_PICTURES: pictures },
  },
)
const heavy = readdirSync(pictures).filter(
  (name) => statSync(join(pictures, name)).size > MAX_BYTES,
)
if (heavy.length > 0) console.error(`Too heavy for a README: ${heavy.join(', ')}`)
process.exitCode = heavy.length > 0 ? 1 : code
