import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { createSandbox } from '@selat/mock-api'
import { expect, it, onTestFinished } from 'vitest'

import { root } from '../process/run.ts'
import { createTenant } from './create-tenant.ts'

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'selat-new-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

const tioman = { slug: 'tioman', system: 4200, name: 'Tioman Boats' }

it('DEV the mock serves a new tenant without further changes', async () => {
  const folder = temporaryFolder()

  createTenant({ folder, ...tioman })
  const sandbox = await createSandbox({ tenants: folder })
  const { tenants } = await sandbox.console.tenants()
  await sandbox.close()

  expect(tenants.find(({ system }) => system === 4200)?.name).toBe('Tioman Boats')
})

it.each([
  ['a slug that is no host name', { slug: 'Tioman Boats' }, 'A slug has small letters'],
  ['a slug that marks a site of agents', { slug: 'tioman-b2b' }, 'A slug has small letters'],
  ['a system that is no number', { system: Number.NaN }, 'A system is a whole number'],
])('DEV the command refuses %s', (_what, wrong, sentence) => {
  expect(() => createTenant({ folder: temporaryFolder(), ...tioman, ...wrong })).toThrow(sentence)
})

it.each([
  [
    'a system that a tenant of the mock has',
    { system: 4101 },
    'Nusa Strait Travel has the system 4101',
  ],
  [
    'a slug that a tenant of the mock has',
    { slug: 'nusa' },
    'Nusa Strait Travel has the slug nusa',
  ],
])('DEV the command refuses %s already', (_what, wrong, sentence) => {
  expect(() => createTenant({ folder: temporaryFolder(), ...tioman, ...wrong })).toThrow(sentence)
})

it('DEV the system of another new tenant is refused', () => {
  const folder = temporaryFolder()
  createTenant({ folder, ...tioman })

  expect(() => createTenant({ folder, ...tioman, slug: 'rawa' })).toThrow(
    'The tenant Tioman Boats has the system 4200.',
  )
})

it('DEV the new file has the same layout as that of a fixture', () => {
  const folder = temporaryFolder()
  createTenant({ folder, ...tioman })
  const pattern = join(root, 'apps/mock-api/src/world/tenants/riauline/tenant.json')

  const made = readFileSync(join(folder, 'tioman/tenant.json'), 'utf8')
  const lines = readFileSync(pattern, 'utf8').split('\n')

  expect(made.split('\n').filter((line) => !lines.includes(line))).toEqual([
    '  "slug": "tioman",',
    '  "system": 4200,',
    '  "web": "tioman.selat.test",',
    '  "name": "Tioman Boats",',
    '  "legalName": "Tioman Boats",',
  ])
  expect(made.split('\n')).toHaveLength(lines.length)
})

it('DEV a folder that exists is not overwritten', () => {
  const folder = temporaryFolder()
  createTenant({ folder, ...tioman })

  expect(() => createTenant({ folder, ...tioman })).toThrow('is there already')
})
