import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { faultsOfPackage } from './faults-of-package.ts'

let folder = ''
const manifest = {
  bin: { tool: './dist/main.js' },
  exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
  dependencies: { zod: '^4.6.7' },
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'selat-package-'))
  write('package.json', JSON.stringify(manifest))
  for (const name of ['LICENSE', 'README.md', 'dist/main.js', 'dist/index.d.ts', 'dist/index.js'])
    write(name, 'export {}\n')
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}

const faults = () => faultsOfPackage(folder, ['/builds/selat/'])

it('API-1 a package with all the files that it names passes', () => {
  expect(faults()).toEqual([])
})

it.each(['LICENSE', 'README.md'])('API-1 a missing %s is found', (name) => {
  rmSync(join(folder, name))

  expect(faults()).toEqual([`${name} is missing.`])
})

it.each(['dist/index.d.ts', 'dist/main.js'])(
  'API-1 a missing %s is found, because the manifest names it',
  (name) => {
    rmSync(join(folder, name))

    expect(faults()).toEqual([`./${name}, which package.json names, is missing.`])
  },
)

it('API-1 a dependency that only this workspace has is refused', () => {
  write('package.json', JSON.stringify({ ...manifest, dependencies: { zod: 'catalog:' } }))

  expect(faults()).toEqual(['zod is wanted as catalog:, which no registry has.'])
})

it('API-1 a page with a link to a file that is not packed is refused', () => {
  write('guides/errors.md', '[Retries](retries.md#twice), [site](https://api.example.com)\n')
  write('README.md', '[errors](guides/errors.md), [more](../docs/more.md), [below](#below)\n')

  expect(faults()).toEqual([
    'README.md links to ../docs/more.md, which is not in it.',
    'guides/errors.md links to retries.md, which is not in it.',
  ])
})

it.each(['.env.local', '.npmrc', 'dist/index.js.map', 'dist/index.test.js', 'dist/host.key'])(
  'API-1 the file %s is refused',
  (name) => {
    write(name, '')

    expect(faults()).toEqual([`${name} is in it.`])
  },
)

it.each([
  [`const key = \`-----BEGIN PRIVATE KEY-----\n${'A'.repeat(64)}\``, 'a private key'],
  [`npm_${'a1'.repeat(18)}`, 'a token of a registry'],
  [`ghp_${'a1'.repeat(18)}`, 'a token of a forge'],
  [`AKIA${'A1'.repeat(8)}`, 'a key of a cloud'],
  ['//# sourceMappingURL=data:application/json;base64,e30=', 'a source map'],
  ['throw new Error("/builds/selat/packages/sdk")', 'a path of this machine'],
])('API-1 text like %s is refused', (text, what) => {
  write('dist/index.js', text)

  expect(faults()).toEqual([`dist/index.js holds ${what}.`])
})
