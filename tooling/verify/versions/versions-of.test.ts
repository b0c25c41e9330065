import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { root } from '../../process/run.ts'
import { versionsOf, writeContractVersion } from './versions-of.ts'

let copy = ''

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'selat-versions-'))
  const files = {
    'openapi/openapi.yaml': 'openapi: 3.1.0\ninfo:\n  title: A\n  version: 1.2.3\n  summary: B\n',
    'packages/sdk/src/generated/openapi.json': '{ "info": { "version": "1.2.3" } }',
    'packages/sdk/package.json': '{ "version": "1.2.3" }',
    'apps/mock-api/package.json': '{ "version": "1.2.3" }',
    'apps/storefront/package.json': '{ "version": "1.2.3" }',
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    writeFileSync(join(copy, file), text)
  }
})

afterEach(() => rmSync(copy, { recursive: true, force: true }))

const different = (folder: string) => new Set(Object.values(versionsOf(folder))).size

it('API-1 contract, SDK, mock and site have one version', () => {
  expect(different(root)).toBe(1)
})

it('API-1 a contract with another version is found', () => {
  expect(different(copy)).toBe(1)

  writeContractVersion(copy, '1.3.0')

  expect(versionsOf(copy)['openapi/openapi.yaml']).toBe('1.3.0')
  expect(different(copy)).toBe(2)
})
