import { answerHelp } from '../process/answer-help.ts'
import { preview } from './preview.ts'
import { setVersion } from './set-version.ts'

const HELP = `pnpm release --dry-run            builds, packs and checks, and shows what would go out
pnpm release --dry-run --tag v1.2.3   and refuses what is not ready for that tag
pnpm release version              uses up the changesets: versions, changelogs, contract`

// Only the workflow publishes, because a person's machine has no identity for npm's provenance.
const [, , ...words] = process.argv
answerHelp(HELP, words)
const tagAt = words.indexOf('--tag')

try {
  if (words.includes('--dry-run'))
    await preview(tagAt === -1 ? undefined : (words[tagAt + 1] ?? ''))
  else if (words[0] === 'version') await setVersion()
  else {
    console.error(HELP)
    process.exitCode = 1
  }
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}
