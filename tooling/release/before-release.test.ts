import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { refusalsOf, uncommitted } from './before-release.ts'

let copy = ''
const manifest = '{ "version": "1.2.3", "repository": { "url": "git+https://example.com/a.git" } }'

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'selat-release-'))
  write('.changeset/config.json', '{}')
  write('packages/sdk/package.json', manifest)
  write('packages/sdk/CHANGELOG.md', '# a\n\n## 1.2.3\n\n- Grown.\n')
  write('packages/sdk/src/generated/openapi.json', '{}')
  write('apps/mock-api/package.json', manifest)
  write('apps/mock-api/CHANGELOG.md', '# b\n\n## 1.2.3\n\n- Goes along.\n')
  write('apps/storefront/package.json', manifest)
  write('apps/storefront/CHANGELOG.md', '# c\n\n## 1.2.3\n\n- Goes along.\n')
  write('openapi/released/1.2.3.json', '{}')
})

afterEach(() => rmSync(copy, { recursive: true, force: true }))

function write(file: string, text: string): void {
  mkdirSync(dirname(join(copy, file)), { recursive: true })
  writeFileSync(join(copy, file), text)
}

it('API-1 a tag passes if version, changelog and kept contract agree', () => {
  expect(refusalsOf('v1.2.3', copy)).toEqual([])
})

it('API-1 a tag with another version is refused', () => {
  expect(refusalsOf('v1.2.4', copy)).toEqual([
    'The tag v1.2.4 is not the version 1.2.3 of the packages.',
  ])
})

it('API-1 a tag is refused while changesets wait', () => {
  write('.changeset/more.md', 'More.')

  expect(refusalsOf('v1.2.3', copy)).toEqual([
    'Changesets wait (more.md): run `pnpm release version` first.',
  ])
})

it('API-1 a version without an entry in the changelog is refused', () => {
  write('packages/sdk/CHANGELOG.md', '# a\n\n## 1.2.2\n')

  expect(refusalsOf('v1.2.3', copy)).toEqual([
    'packages/sdk/CHANGELOG.md says nothing of 1.2.3: a changeset is missing.',
  ])
})

it('API-1 a contract that differs from the one kept for the release is refused', () => {
  write('packages/sdk/src/generated/openapi.json', '{ "paths": {} }')

  expect(refusalsOf('v1.2.3', copy)).toEqual([
    'openapi/released/1.2.3.json is not the contract that would go out.',
  ])
})

it('API-1 a package without a repository is refused', () => {
  write('apps/mock-api/package.json', '{ "version": "1.2.3" }')

  expect(refusalsOf('v1.2.3', copy)).toEqual([
    'apps/mock-api/package.json names no repository, without which npm signs nothing.',
  ])
})

it('API-1 files without a commit are found, except the manifests that the workflow writes', () => {
  const status = ' M packages/sdk/package.json\n M packages/sdk/src/index.ts\n?? notes.txt\n'

  expect(uncommitted(status)).toEqual(['packages/sdk/src/index.ts', 'notes.txt'])
})
