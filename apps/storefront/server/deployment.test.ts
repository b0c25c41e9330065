import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import manifest from '../package.json' with { type: 'json' }
import { OPTIONS, readSettings } from './settings.ts'

const read = (file: string) => readFileSync(join(import.meta.dirname, '../../..', file), 'utf8')

const dockerfile = read('apps/storefront/Dockerfile')
const guide = read('docs/guides/deploying.md')

/** Returns the settings of this program that a text contains. */
function settingsIn(text: string): Record<string, string> {
  const names = OPTIONS.flatMap((row) => ('variable' in row ? row.variable : []))
  const pairs = text.matchAll(/\b([A-Z][A-Z_]+)(?:=|: )(\S+)/g)
  return Object.fromEntries(
    [...pairs].flatMap(([, name = '', value = '']) => {
      const isOurs = name.startsWith('SELAT_') || names.some((known) => known === name)
      return isOurs ? [[name, value]] : []
    }),
  )
}

it.each([
  ['the image', `${dockerfile} SELAT_API=http://api`],
  ['compose.yaml', /^ {2}site:\n(?: {4}.*\n)+/m.exec(read('compose.yaml'))?.[0] ?? ''],
  ['the unit of systemd', /```ini\n[^]*?```/.exec(guide)?.[0] ?? ''],
])('APP-2 the server takes the settings of %s', (_name, text) => {
  const settings = settingsIn(text)

  expect(Object.keys(settings)).toContain('SELAT_API')
  expect(readSettings([], settings)?.api.protocol).toMatch(/^https?:$/)
  const known = OPTIONS.map((row) => ('variable' in row ? row.variable : ''))
  expect(Object.keys(settings).filter((name) => !known.some((one) => one === name))).toEqual([])
})

it('APP-2 image, unit and guide start the command that the package has', () => {
  const [command = ''] = Object.keys(manifest.bin)

  expect(dockerfile).toContain(`CMD ["${command}"]`)
  expect(guide).toContain(`ExecStart=/usr/local/bin/${command}\n`)
  expect(guide).toContain(`npx ${manifest.name} --api`)
})

it('APP-2 the guide has each option with its variable', () => {
  const rows = OPTIONS.filter((row) => 'variable' in row)

  const missing = rows.filter(
    ({ name, variable }) =>
      !new RegExp(`^\\| \`--${name}(?: [A-Z]+)?\` +\\| \`${variable}(?:=1)?\` `, 'm').test(guide),
  )

  expect(rows.length).toBeGreaterThan(5)
  expect(missing).toEqual([])
})

it('APP-2 the image runs as the user node, and both containers are read-only', () => {
  expect(dockerfile).toMatch(/^USER node$/m)
  expect(read('compose.yaml').match(/read_only: true/g)).toHaveLength(2)
})
