import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'
import * as z from 'zod'

import { root } from '../../process/run.ts'
import { ferrySearch } from './programs/hand-written.ts'

type Schema = {
  $ref?: string
  properties?: Record<string, Schema>
  items?: Schema
  oneOf?: Schema[]
  anyOf?: Schema[]
}

const file = join(root, 'packages/sdk/src/generated/openapi.json')
const contract = JSON.parse(readFileSync(file, 'utf8')) as {
  // The command `pnpm generate` makes this file.
  components: { schemas: Record<string, Schema> }
}

/** Returns each property of a schema and of its parts, by its path. */
function propertiesOf(schema: Schema, path = ''): string[] {
  const name = schema.$ref?.split('/').at(-1)
  if (name !== undefined) return propertiesOf(contract.components.schemas[name] ?? {}, path)
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([key, value]) => [
      `${path}.${key}`,
      ...propertiesOf(value, `${path}.${key}`),
    ]),
    ...(schema.items ? propertiesOf(schema.items, `${path}[]`) : []),
    ...[...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].flatMap((one) => propertiesOf(one, path)),
  ]
}

it('BENCH the validator written by hand has all properties of a search’s answer', () => {
  const written = z.toJSONSchema(ferrySearch, { reused: 'inline' }) as Schema // The result has more fields than this type.

  expect(propertiesOf(written).toSorted()).toEqual(
    propertiesOf({ $ref: '#/components/schemas/FerrySearchResult' }).toSorted(),
  )
})
