import { parseArgs } from 'node:util'

import { root as repository } from '../process/run.ts'
import { findBreaches } from './find-breaches.ts'

const { values } = parseArgs({ options: { root: { type: 'string', default: repository } } })

const breaches = await findBreaches(values.root)
for (const breach of breaches) console.error(breach)
console.log(breaches.length === 0 ? 'All walls stand.' : `${breaches.length} breaches.`)
process.exitCode = breaches.length === 0 ? 0 : 1
