import { copyFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '../process/run.ts'
import { presentContract, releasedFolder } from '../verify/breaking/released.ts'
import { writeContractVersion } from '../verify/versions/versions-of.ts'
import { mustRun } from './must-run.ts'
import { readManifest } from './packages.ts'

/** Turns the changesets into versions and changelogs; the contract takes the same version and is kept as released. */
export async function setVersion(): Promise<void> {
  // The last chance to see a break: afterwards this contract is the one that others are compared with.
  await mustRun('node', ['tooling/verify/breaking.ts'])
  await mustRun('changeset', ['version'])
  const { version } = readManifest('packages/sdk')
  writeContractVersion(root, version)
  await mustRun('pnpm', ['run', 'generate'])
  copyFileSync(presentContract, join(releasedFolder, `${version}.json`))
  await mustRun('node', ['tooling/verify/versions.ts'])
  console.log(`\n${version}: read the changelogs, then commit all of it in one commit.`)
}
