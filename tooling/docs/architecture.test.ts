import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { root } from '../process/run.ts'

it('TEST all files and folders that the page of the architecture names exist', () => {
  const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8')
  const named = [...page.matchAll(/`((?:apps|docs|openapi|packages|tooling)\/[\w./-]+)`/g)].map(
    ([, path = '']) => path,
  )

  expect(named.length).toBeGreaterThan(30)
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([])
})
