import { root } from '../process/run.ts'
import { versionsOf } from './versions/versions-of.ts'

// Contract, SDK, mock and site have one version, so that users need not look up which of them are compatible.
const versions = versionsOf(root)
if (new Set(Object.values(versions)).size > 1) {
  console.error(
    'Contract, SDK and mock differ in version. `pnpm release version` sets all of them.',
  )
  process.exitCode = 1
}
for (const [file, version] of Object.entries(versions)) console.log(`${version}  ${file}`)
