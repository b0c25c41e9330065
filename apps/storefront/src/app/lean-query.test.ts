import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

const source = join(import.meta.dirname, '..')

it('APP-3 no page asks for an infinite query, whose paging the build leaves out', () => {
  const users = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('lean-query.test.ts'))
    .filter((name) => /infinite-?quer/i.test(readFileSync(join(source, name), 'utf8')))

  expect(users).toEqual([])
})
