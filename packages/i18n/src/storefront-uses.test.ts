import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { checkUses } from './check-translation-uses.ts'
import { readMessages } from './message-files.ts'
import { namespaces } from './namespaces.ts'
import { scanSource } from './scan-translation-uses.ts'
import { dynamicPrefixes, notYetUsed } from './usage-rules.ts'

const root = join(import.meta.dirname, '../../../apps/storefront')
const isSource = (name: string) => /\.tsx?$/.test(name) && !/\.(test|d)\.tsx?$/.test(name)

const files = new Map(
  readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter(isSource)
    .map((name) => join('src', name))
    // The build writes these scripts into the document.
    .concat('browser-warning.ts', 'script-warning.ts', 'start-failure.ts')
    .map((name) => [name, scanSource(name, readFileSync(join(root, name), 'utf8'))]),
)
const catalogues = new Map(
  namespaces.map((namespace) => [namespace, readMessages('EN', namespace)]),
)
const findings = checkUses(files, catalogues, dynamicPrefixes)

it('I18-1 the storefront uses no missing key', () => {
  expect(findings.missing).toEqual([])
})

it('I18-1 the storefront gives a value to every placeholder', () => {
  expect(findings.withoutValue).toEqual([])
})

it('I18-1 the storefront completes only declared keys at run time', () => {
  expect(findings.undeclared).toEqual([])
})

it('I18-1 no catalogue has a key that the storefront does not use', () => {
  const unused = findings.unused.filter((key) => !notYetUsed.some((known) => key.startsWith(known)))

  expect(unused).toEqual([])
})
