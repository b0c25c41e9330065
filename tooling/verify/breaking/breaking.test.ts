import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

import { expect, it } from 'vitest'

import { root, run } from '../../process/run.ts'
import { type Planted, withChange } from './planted-contract.ts'
import { lastReleased } from './released.ts'

const dropSearch = ({ paths }: Planted) => void delete paths['/travel/v1/ferry/search']

/** The step of the gate, beside a changeset of one kind. */
function gate(change: (contract: Planted) => void, bump: 'major' | 'minor') {
  return withChange(change, (before, after, folder) => {
    const changesets = join(folder, 'changesets')
    mkdirSync(changesets)
    const text = `---\n'@selat/mock-api': major\n'@selat/sdk': ${bump}\n---\n\nWords.\n`
    writeFileSync(join(changesets, 'one.md'), text)
    const command = join(root, 'tooling/verify/breaking.ts')
    return run(process.execPath, [command, before, after, changesets], { capture: true })
  })
}

it('API-1 stops a break that no major version of the SDK announces', async () => {
  const { code, output } = await gate(dropSearch, 'minor')

  expect(code).toBe(1)
  expect(output).toContain('/travel/v1/ferry/search')
})

it('API-1 lets a break pass with a major version of the SDK', async () => {
  expect((await gate(dropSearch, 'major')).code).toBe(0)
})

it('API-1 lets additions pass', async () => {
  expect((await gate(() => {}, 'minor')).code).toBe(0)
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
