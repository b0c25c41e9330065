import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { root } from '../process/run.ts'
import { published, readManifest } from './packages.ts'

let copy = ''

// The manifests of the workspace and its settings for changesets are all that a plan is made from.
beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'selat-changesets-'))
  const manifests = git(root, 'ls-files', '*package.json').split('\n')
  for (const file of [...manifests, 'pnpm-workspace.yaml', '.changeset/config.json']) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    cpSync(join(root, file), join(copy, file))
  }
  git(copy, 'init', '--quiet', '--initial-branch=main')
  git(copy, 'add', '--all')
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com']
  git(copy, ...author, 'commit', '--quiet', '--message=chore: all of it')
})

afterEach(() => rmSync(copy, { recursive: true, force: true }))

it('API-1 a changeset for one published package raises the version of all of them', () => {
  writeFileSync(join(copy, '.changeset/grown.md'), "---\n'@selat/sdk': minor\n---\n\nGrown.\n")

  const command = join(root, 'node_modules/@changesets/cli/bin.js')
  execFileSync(process.execPath, [command, 'status', '--output=plan.json'], { cwd: copy })

  const { releases } = JSON.parse(readFileSync(join(copy, 'plan.json'), 'utf8')) as {
    releases: { name: string; type: string }[]
  }
  const bumped = releases.filter(({ type }) => type !== 'none')
  expect(bumped.map(({ name, type }) => `${name} ${type}`).toSorted()).toEqual(
    published.map((folder) => `${readManifest(folder).name} minor`).toSorted(),
  )
})

function git(cwd: string, ...words: string[]): string {
  return execFileSync('git', words, { cwd, encoding: 'utf8' }).trim()
}
