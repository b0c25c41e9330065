import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { root, run } from '../../process/run.ts'
import { releasedFolder } from '../breaking/released.ts'
import { writeSums } from './sums.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'selat-released-'))
  cpSync(releasedFolder, folder, { recursive: true })
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

const gate = () =>
  run(process.execPath, [join(root, 'tooling/verify/released.ts'), folder], { capture: true })

it('API-1 unchanged contracts of releases pass', async () => {
  expect(readdirSync(folder)).toContain('0.1.0.json')
  expect((await gate()).code).toBe(0)
})

it('API-1 a released contract that was edited is found, and the message says which command may write it', async () => {
  writeFileSync(join(folder, '0.1.0.json'), '{}')

  const { code, output } = await gate()

  expect(code).toBe(1)
  expect(output).toContain('0.1.0.json is not what its release has kept.')
  expect(output).toContain('`pnpm release version` alone writes there')
})

it('API-1 a released contract that was deleted is found', async () => {
  rmSync(join(folder, '0.1.0.json'))

  const { code, output } = await gate()

  expect(code).toBe(1)
  expect(output).toContain('0.1.0.json is gone, and a release has kept it.')
})

it('API-1 a contract without a release is refused until it has been released', async () => {
  writeFileSync(join(folder, '9.0.0.json'), '{}')

  const invented = await gate()
  // The command `release version` does the same.
  writeSums(folder)
  const released = await gate()

  expect(invented.code).toBe(1)
  expect(invented.output).toContain('9.0.0.json was kept by no release: SHA256SUMS lacks it.')
  expect(released.code).toBe(0)
})
