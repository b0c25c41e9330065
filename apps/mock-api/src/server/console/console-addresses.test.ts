import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { openSandbox } from '../../../lab/testing/open-sandbox.ts'
import { createConsoleApi } from './console-api.ts'

const GUIDE = join(import.meta.dirname, '../../../guides/mock-api.md')

it('APP-2 the guide lists every address of the console', async () => {
  const { services, fetch } = await openSandbox()
  const routes = createConsoleApi(services, fetch).routes.filter(({ method }) => method !== 'ALL')
  const addresses = routes.map(({ method, path }) => `${method} ${path}`)

  const listed = readFileSync(GUIDE, 'utf8').matchAll(/^\| `((?:GET|POST|DELETE) \/[^`]+)`/gm)

  const inGuide = [...listed].map(([, address]) => address ?? '')
  expect(inGuide.toSorted()).toEqual([...new Set(addresses)].toSorted())
})
