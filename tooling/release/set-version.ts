import { copyFileSync } from 'node:fs'
import { join } from 'node:path'

import { root, run } from '../process/run.ts'
import { presentContract, releasedFolder } from '../verify/breaking/released.ts'
import { writeSums } from '../verify/released/sums.ts'
import { writeContractVersion } from '../verify/versions/versions-of.ts'
import { waitingChangesets } from './before-release.ts'
import { mustRun } from './must-run.ts'
import { readManifest } from './packages.ts'

/**
 * Turns the changesets into versions and changelogs; the contract takes the same version and is kept as released, and so is
 * what the mock leaves in its store.
 */
export async function setVersion(): Promise<void> {
  if (waitingChangesets(root).length === 0)
    // It would write this contract over the one that was released under the present version.
    throw new Error('No changeset waits, so there is no version to make.')
  const { output: dirty } = await run('git', ['status', '--porcelain'], { capture: true })
  if (dirty !== '')
    throw new Error(`Commit first, so that a release is a commit of its own:\n${dirty}`)
  // The last chance to see a break: afterwards this contract is the one that others are compared with.
  await mustRun('node', ['tooling/verify/breaking.ts'])
  await mustRun('changeset', ['version'])
  const { version } = readManifest('packages/sdk')
  writeContractVersion(root, version)
  await mustRun('pnpm', ['run', 'generate'])
  copyFileSync(presentContract, join(releasedFolder, `${version}.json`))
  writeSums(releasedFolder)
  await mustRun('pnpm', ['--filter', '@selat/mock-api', 'run', 'dump:release'])
  await mustRun('node', ['tooling/verify/versions.ts'])
  console.log(`\n${version}: read the changelogs, then commit all of it in one commit.`)
}
