import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import manifest from '../../../package.json' with { type: 'json' }
import { OPTIONS } from './option-table.ts'
import { readOptions } from './read-options.ts'

const read = (file: string) =>
  readFileSync(join(import.meta.dirname, '../../../../..', file), 'utf8')

const dockerfile = read('apps/mock-api/Dockerfile')
const known: readonly string[] = OPTIONS.flatMap((row) => ('variable' in row ? row.variable : []))

/** The settings of the mock that a text contains. */
function settingsIn(text: string): Record<string, string> {
  const pairs = text.matchAll(/\b(SELAT_[A-Z_]+|DATABASE_URL)(?:=|: )(\S+)/g)
  return Object.fromEntries([...pairs].map(([, name = '', value = '']) => [name, value]))
}

it.each([
  ['its image', dockerfile, { port: 4010, hosts: ['0.0.0.0'], log: 'info' }],
  [
    'compose.yaml',
    /^ {2}mock:\n(?: {4}.*\n)+/m.exec(read('compose.yaml'))?.[0] ?? '',
    { databaseUrl: 'postgres://selat:selat@database/selat', storefront: 'http://localhost:8080' },
  ],
])('APP-2 the mock accepts the settings of %s', (_name, text, options) => {
  const settings = settingsIn(text)

  expect(Object.keys(settings).filter((name) => !known.includes(name))).toEqual([])
  expect(readOptions([], settings)).toMatchObject(options)
})

it('APP-2 the image starts the command of the package as a user without privileges', () => {
  expect(dockerfile).toContain(`CMD ["${Object.keys(manifest.bin)[0]}"]`)
  expect(dockerfile).toMatch(/^USER node$/m)
})
