import { releasedFolder } from './breaking/released.ts'
import { changesOfReleased } from './released/sums.ts'

// The stored contracts must not change, because an edited one would let any break pass.
const [folder = releasedFolder] = process.argv.slice(2)

const changes = changesOfReleased(folder)
for (const change of changes) console.error(change)
if (changes.length > 0) {
  console.error(
    `The contracts in ${folder} are those of releases, and \`pnpm release version\` alone writes there (docs/guides/releasing.md). Take the changes back: git checkout -- ${folder}`,
  )
  process.exitCode = 1
} else console.log('The contracts of releases are what was released.')
