import { basename, join } from 'node:path'

import { root } from '../process/run.ts'
import { findBreaks } from './breaking/find-breaks.ts'
import { majorChangesets } from './breaking/major-changeset.ts'
import { lastReleased, presentContract } from './breaking/released.ts'
import { whyNoOasdiff } from './breaking/why-no-oasdiff.ts'

// Whoever has the last release must be served by this contract, or be told by a major version that they are not.
const SHOWN = 30

const [
  released = lastReleased(),
  present = presentContract,
  changesets = join(root, '.changeset'),
] = process.argv.slice(2)

const skipped = whyNoOasdiff()
if (skipped !== null) console.log(`oasdiff: skipped, because ${skipped}. api-smart-diff compares.`)

const breaks = await findBreaks(released, present)
for (const { by, where, what } of breaks.slice(0, SHOWN)) console.log(`${by}: ${where}: ${what}`)
if (breaks.length > SHOWN) console.log(`… and ${breaks.length - SHOWN} more`)

const announced = majorChangesets(changesets)
const since = basename(released, '.json')
if (breaks.length === 0) console.log(`Nothing breaks the clients of ${since}.`)
else if (announced.length > 0) console.log(`A major version is announced by ${announced.join()}.`)
else {
  console.error(
    `This breaks the clients of ${since}: add instead, or announce a major of @selat/sdk.`,
  )
  process.exitCode = 1
}
