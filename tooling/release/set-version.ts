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
 * Turns the changesets into versions and changelogs. The contract gets the same version and is stored as released, and so is
 * the mock's data.
 */
export async function setVersion(): Promise<void> {
  if (waitingChangesets(root).length === 0)
    // Without a new version, this contract would overwrite the one that was released under the present version.
    throw new Error('No changeset waits, so there is no version to make.')
  const { output: dirty } = await run('git', ['status', '--porcelain'], { capture: true })
  if (dirty !== '')
    throw new Error(`Commit first, so that a release is a commit of its own:\n${dirty}`)
  // Breaking changes must be found now, because later contracts are compared with this one.
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
