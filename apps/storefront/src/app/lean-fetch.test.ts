import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { withSingleValues } from '../../lean-fetch.ts'

const root = join(import.meta.dirname, '../../../..')
const whole = readFileSync(
  join(root, 'packages/sdk/node_modules/openapi-fetch/dist/index.mjs'),
  'utf8',
)

type Serialisers = {
  createQuerySerializer: () => (query: object) => string
  defaultPathSerializer: (path: string, parts: object) => string
}

it('APP-3 addresses are as they were without what writes lists and objects into them', async () => {
  const lean = withSingleValues(whole)
  const url = `data:text/javascript,${encodeURIComponent(lean)}`
  const made = (await import(/* @vite-ignore */ url)) as Serialisers // two of its exports

  const query = made.createQuerySerializer()({ from: 'HFC', adults: 2, to: undefined, q: 'a&b' })
  const path = made.defaultPathSerializer('/order/{id}/ticket', { id: 'ord/1' })

  expect(lean.split('if (false)')).toHaveLength(5)
  expect(query).toBe('from=HFC&adults=2&q=a%26b')
  expect(path).toBe('/order/ord%2F1/ticket')
})
