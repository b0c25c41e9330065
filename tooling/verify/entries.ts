import { join } from 'node:path'

import { root } from '../process/run.ts'
import { unusedEntries } from './entries/unused-entries.ts'

const [folder = join(root, 'openapi')] = process.argv.slice(2)

const unused = unusedEntries(folder)
for (const entry of unused) console.error(`openapi/${entry} is used by nothing.`)
if (unused.length > 0) {
  console.error('Remove them, or refer to them: what the hub does not lead to is in no contract.')
  process.exitCode = 1
} else console.log('Every entry of the contract is used.')
