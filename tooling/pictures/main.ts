import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

import { commandFile, root, run } from '../process/run.ts'

// Takes the README's pictures anew from the running site, for people to look at before they are kept.
const storefront = join(root, 'apps/storefront')
const pictures = join(root, 'docs/pictures')
mkdirSync(pictures, { recursive: true })
const { code } = await run(
  'node',
  [commandFile(storefront, '@playwright/test', 'playwright'), 'test'],
  {
    cwd: storefront,
    env: { SELAT_PICTURES: pictures },
  },
)
process.exitCode = code
