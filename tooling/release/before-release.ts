import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { published, readManifest } from './packages.ts'

/** Lists the changesets that are not in a version yet. */
export function waitingChangesets(root: string): string[] {
  return readdirSync(join(root, '.changeset')).filter(
    (name) => name.endsWith('.md') && name !== 'README.md',
  )
}

/** Lists the reasons why a tag cannot be published as it is; empty if there are none. */
export function refusalsOf(tag: string, root: string): string[] {
  const { version } = readManifest('packages/sdk', root)
  const refusals: string[] = []
  if (tag !== `v${version}`)
    refusals.push(`The tag ${tag} is not the version ${version} of the packages.`)
  const waiting = waitingChangesets(root)
  if (waiting.length > 0)
    refusals.push(`Changesets wait (${waiting.join(', ')}): run \`pnpm release version\` first.`)
  for (const folder of published) {
    const changelog = join(root, folder, 'CHANGELOG.md')
    const text = existsSync(changelog) ? readFileSync(changelog, 'utf8') : ''
    if (!text.split('\n').includes(`## ${version}`))
      refusals.push(`${folder}/CHANGELOG.md says nothing of ${version}: a changeset is missing.`)
    if (readManifest(folder, root).repository?.url === undefined)
      refusals.push(`${folder}/package.json names no repository, without which npm signs nothing.`)
  }
  const kept = join(root, 'openapi/released', `${version}.json`)
  const contract = readFileSync(join(root, 'packages/sdk/src/generated/openapi.json'), 'utf8')
  if (!existsSync(kept) || readFileSync(kept, 'utf8') !== contract)
    refusals.push(`openapi/released/${version}.json is not the contract that would go out.`)
  return refusals
}

// The workflow writes the repository's name into these files after its checkout.
const named = published.map((folder) => `${folder}/package.json`)

/** Lists the files of `git status --porcelain` that would be published and are in no commit. */
export function uncommitted(status: string): string[] {
  return status
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.slice(3))
    .filter((file) => !named.includes(file))
}
