import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { type OperationId, operations } from '@selat/sdk/operations'
import { describe, expect, expectTypeOf, it } from 'vitest'

import { openSandbox, operationIds } from '../../../lab/testing/open-sandbox.ts'
import { defineOperation, type Operation } from '../../operation/operation.ts'
import { type Registry, registry } from './registry.ts'

it('API-1 every operation of the contract has its handler, under its own ID', () => {
  expect(Object.keys(registry).toSorted()).toEqual(operationIds().toSorted())
  expect(operationIds().every((id) => registry[id].id === id)).toBe(true)
})

it('API-1 a missing operation, and a status that the contract does not have, do not compile', () => {
  const { getBase: _missing, ...incomplete } = registry
  // @ts-expect-error getBase is missing
  const whole: Registry = incomplete
  // @ts-expect-error the contract has no 201 here
  const wrong = defineOperation('getCompany', () => ({ status: 201, body: {} }))

  expectTypeOf<Registry['login']>().toEqualTypeOf<Operation<'login'>>()
  expect([whole, wrong]).toHaveLength(2)
})

type Parameter = { name: string; in: string; required?: boolean; example?: unknown; $ref?: string }
type Described = {
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { example?: unknown }> }
}
type Contract = {
  paths: Record<string, Record<string, Described> & { parameters?: Parameter[] }>
  components: { parameters: Record<string, Parameter> }
}

// The contract as one document, for its examples; other code uses the SDK's exports.
const contract = JSON.parse(
  readFileSync(
    join(import.meta.dirname, '../../../../../packages/sdk/src/generated/openapi.json'),
    'utf8',
  ),
) as Contract // OpenAPI, as the SDK's generator wrote it

function described(id: OperationId): Described {
  const { path, method } = operations[id]
  const item = contract.paths[path]
  const parameters = [...(item?.parameters ?? []), ...(item?.[method]?.parameters ?? [])]
  return {
    ...item?.[method],
    parameters: parameters.map((parameter) => {
      const name = parameter.$ref?.split('/').at(-1)
      return (name && contract.components.parameters[name]) || parameter
    }),
  }
}

describe('the examples of the contract', () => {
  it.each(operationIds().filter((id) => operations[id].bodyType !== 'multipart'))(
    'API-1 the example of %s is a request that the sandbox understands',
    async (id) => {
      const { send } = await openSandbox()
      const { parameters = [], requestBody } = described(id)
      const examples = (place: string) =>
        Object.fromEntries(
          parameters
            .filter((parameter) => parameter.in === place && parameter.example !== undefined)
            .map((parameter) => [parameter.name, String(parameter.example)]),
        )
      const secrets = { 'Cart-Token': 'k3x9Qv7LwZ2mB8nR4tYcHs' }

      const { status, text } = await send(id, {
        path: examples('path'),
        query: examples('query'),
        header: { ...secrets, ...examples('header') },
        body: requestBody?.content['application/json']?.example,
      })

      // A fresh sandbox lacks the records of examples, and has sent no codes. No example may be malformed.
      expect([200, 201, 204, 401, 404, 422], text).toContain(status)
    },
  )
})
