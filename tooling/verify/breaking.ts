import { basename, join } from 'node:path'

import { root } from '../process/run.ts'
import { toLines } from './breaking/break.ts'
import { findBreaks } from './breaking/find-breaks.ts'
import { majorChangesets } from './breaking/major-changeset.ts'
import { lastReleased, presentContract } from './breaking/released.ts'
import { whyNoOasdiff } from './breaking/why-no-oasdiff.ts'

// Clients of the last release must work with this contract, or a changeset must announce a major version.
const SHOWN = 30

const [
  released = lastReleased(),
  present = presentContract,
  changesets = join(root, '.changeset'),
] = process.argv.slice(2)

const skipped = whyNoOasdiff()
if (skipped !== null) console.log(`oasdiff: skipped, because ${skipped}. api-smart-diff compares.`)

const breaks = await findBreaks(released, present)
const lines = toLines(breaks)
for (const line of lines.slice(0, SHOWN)) console.log(line)
if (lines.length > SHOWN) console.log(`… and ${lines.length - SHOWN} more`)

const announced = majorChangesets(changesets)
const since = basename(released, '.json')
if (breaks.length === 0) console.log(`Nothing breaks the clients of ${since}.`)
else if (announced.length > 0) console.log(`A major version is announced by ${announced.join()}.`)
else {
  console.error(
    `This breaks the clients of ${since}. Keep what they use and add beside it; or announce it by a changeset with a major of @selat/sdk (pnpm changeset). None in ${changesets} has one.`,
  )
  process.exitCode = 1
}
