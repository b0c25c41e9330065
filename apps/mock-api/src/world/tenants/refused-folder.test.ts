import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, it, onTestFinished } from 'vitest'

import { startCommand } from '../../../lab/testing/start-command.ts'
import { TEST_TENANTS } from '../../../lab/testing/test-tenants.ts'
import { createSandbox } from '../../server/sandbox/sandbox.ts'

/** Copies a folder of tenants, and returns functions that change the files of one tenant. */
function damagedFolder() {
  const root = mkdtempSync(join(tmpdir(), 'selat-tenants-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  cpSync(TEST_TENANTS, root, { recursive: true })
  const path = (file: string) => join(root, 'johor', file)
  return {
    root,
    remove: (file: string) => rmSync(path(file)),
    write: (file: string, text: string) => writeFileSync(path(file), text),
    replace: (file: string, from: string | RegExp, to: string) =>
      writeFileSync(path(file), readFileSync(path(file), 'utf8').replace(from, to)),
  }
}

type Damage = (folder: ReturnType<typeof damagedFolder>) => void

it.each<[reason: string, damage: Damage]>([
  ['tenant.json: is missing', ({ remove }) => remove('tenant.json')],
  [
    "promos.json: is no JSON: Expected property name or '}' in JSON at position 1 (line 1 column 2)",
    ({ write }) => write('promos.json', '{'),
  ],
  ['users.json: /users is required', ({ write }) => write('users.json', '{"note":"n"}')],
  [
    'tenant.json: /theme/light/brand: must be a colour as #2f6b2a, in small letters',
    ({ replace }) => replace('tenant.json', '#2f6b2a', 'green'),
  ],
  [
    'tenant.json: the whole: Unrecognized key: "tagliine". Did you mean tagline?',
    ({ replace }) => replace('tenant.json', '{', '{"tagliine":"Boats",'),
  ],
  [
    'tenant.json: /theme/light: Unrecognized key: "onBrandd". Did you mean onBrand?',
    ({ replace }) => replace('tenant.json', /"light": \{/, '"light": {"onBrandd":"#ffffff",'),
  ],
  [
    'tenant.json: the whole: Unrecognized key: "colour"',
    ({ replace }) => replace('tenant.json', '{', '{"colour":"green",'),
  ],
  [
    'tenant.json: /tagline/ZHTD is required',
    ({ replace }) => replace('tenant.json', /"ZHTD": "從.*",\n/, ''),
  ],
  [
    'tenant.json: /theme/light/onBrand: on brand it has contrast 2.02, needs 4.5',
    ({ replace }) => replace('tenant.json', '"onBrand": "#ffffff"', '"onBrand": "#779977"'),
  ],
  [
    'tenant.json: /paymentMethods: no payment method FPXX. Did you mean FPX?',
    ({ replace }) => replace('tenant.json', '"FPX"', '"FPXX"'),
  ],
  [
    'tenant.json: /products/0: expected one of "ferry"|"package"|"attraction"|"hotel"|"transport"|"cruise". Did you mean ferry?',
    ({ replace }) => replace('tenant.json', '"ferry"', '"fery"'),
  ],
  [
    'tenant.json: calls itself tebrau, not as its folder',
    ({ replace }) => replace('tenant.json', '"slug": "johor"', '"slug": "tebrau"'),
  ],
  ['policies/booking.ZH.html: is missing', ({ remove }) => remove('policies/booking.ZH.html')],
  ['policies/booking.ZH.html: is empty', ({ write }) => write('policies/booking.ZH.html', '\n')],
  ['users.json: is empty', ({ write }) => write('users.json', '')],
  ['assets/loader.svg: is missing', ({ remove }) => remove('assets/loader.svg')],
])('APP-6 a start is refused because of a folder whose %s', async (reason, damage) => {
  const folder = damagedFolder()
  damage(folder)

  await expect(createSandbox({ tenants: folder.root })).rejects.toThrow(
    new Error(`The tenants cannot be served:\n  ${folder.root}/johor/${reason}`),
  )
})

it('APP-6 files with a byte order mark are read like any other', async () => {
  const { root, replace } = damagedFolder()
  const marked = ['tenant.json', 'policies/booking.EN.html', 'assets/logo-light.svg']
  for (const file of marked) replace(file, /^/, '\uFEFF')

  const sandbox = await createSandbox({ tenants: root })
  onTestFinished(() => sandbox.close())
  const address = '/travel/v1/bookingpolicy?system=4104&currency=MYR'
  const policy = await sandbox.app.request(address)

  expect(await policy.json()).toMatchObject({ Markup: expect.stringMatching(/^</) })
})

it.each([
  ['system', '"system": 4104', '"system": 4102', '4102'],
  ['web', '"web": "johor.selat.test"', '"web": "b2b.selat.test", "isB2b": true', 'b2b.selat.test'],
])('APP-6 a start is refused because of the %s of another tenant', async (key, from, to, value) => {
  const { root, replace } = damagedFolder()
  if (to.includes('isB2b')) replace('tenant.json', /"isB2b": false,/, '')
  replace('tenant.json', from, to)

  await expect(createSandbox({ tenants: root })).rejects.toThrow(
    `\n  ${root}/johor/tenant.json: has the ${key} ${value} of ${join(import.meta.dirname, 'b2b')}`,
  )
})

it('APP-6 a start is refused because of a slug that two tenants have', async () => {
  const { root } = damagedFolder()
  const own = import.meta.dirname
  cpSync(join(own, 'nusa'), join(root, 'nusa'), { recursive: true })

  await expect(createSandbox({ tenants: root })).rejects.toThrow(
    ['slug nusa', 'system 4101', 'web www.selat.test']
      .map((double) => `  ${root}/nusa/tenant.json: has the ${double} of ${own}/nusa`)
      .join('\n'),
  )
})

it.each<[said: string, folder: (root: string) => string]>([
  ['There is no folder of tenants $.', (root) => join(root, 'none')],
  ['Tenants are read from a folder; $ is a file.', (root) => join(root, 'johor/tenant.json')],
  [
    '$ is the folder of one tenant. Name the folder above it, which holds the folders of tenants.',
    (root) => join(root, 'johor'),
  ],
  ['The folder of tenants $ holds none.', (root) => join(root, 'johor/assets')],
])('APP-6 a wrong folder is refused with “%s”', async (said, folderIn) => {
  const folder = folderIn(damagedFolder().root)

  await expect(createSandbox({ tenants: folder })).rejects.toThrow(
    new Error(said.replace('$', folder)),
  )
})

it('APP-6 the command prints all reasons at once, without a stack trace, and exits with 1', async () => {
  const { root, remove, replace } = damagedFolder()
  remove('policies/privacy.ID.html')
  replace('tenant.json', '"system": 4104', '"system": 4101')
  replace('users.json', '"currency": "MYR"', '"currency": "THB"')

  const { ended, said } = startCommand('--port', '0', '--tenants', root)

  expect(await ended).toBe(1)
  expect(said.out).toBe('')
  expect(said.err).toBe(
    [
      'The tenants cannot be served:',
      `  ${root}/johor/policies/privacy.ID.html: is missing`,
      `  ${root}/johor/users.json: /users: no selling currency THB`,
      `  ${root}/johor/tenant.json: has the system 4101 of ${join(import.meta.dirname, 'nusa')}`,
      '',
    ].join('\n'),
  )
})

it('APP-6 the command serves the tenants of the folder', async () => {
  const { readyAt } = startCommand('--port', '0', '--tenants', TEST_TENANTS)
  const url = await readyAt()

  const answer = await fetch(`${url}/__mock/api/tenants`)

  expect(await answer.json()).toEqual({
    tenants: expect.arrayContaining([
      expect.objectContaining({ slug: 'nusa' }),
      expect.objectContaining({ slug: 'johor', storefront: 'http://johor.localhost:5173' }),
    ]),
  })
})
