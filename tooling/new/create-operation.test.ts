import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { commandFile, root, run } from '../process/run.ts'
import { createOperation } from './create-operation.ts'
import { expectClean, temporaryTree, temporaryWorkspace } from './temporary-tree.ts'

/** Generates only types. Validators would take longer, and the linter does not read them. */
async function generateTypes(tree: string): Promise<void> {
  const generated = await run(
    process.execPath,
    [
      ...['--conditions=source', '--input-type=module', '--eval'],
      `const { bundleContract } = await import('./generate/bundle-contract.ts')
      const { openAnswers } = await import('./generate/open-answers.ts')
      const { writeTypes } = await import('./generate/write-types.ts')
      const { writeOperations } = await import('./generate/write-operations.ts')
      const contract = await bundleContract()
      await writeTypes(openAnswers(contract))
      await writeOperations(contract)`,
    ],
    { cwd: join(tree, 'packages/sdk'), capture: true },
  )
  expect(generated.code, generated.output).toBe(0)
}

it('DEV a new operation is in the contract and in the mock, and passes the linters', async () => {
  const tree = temporaryWorkspace()

  const files = createOperation({ tree, resource: 'support', name: 'getOpeningHours' })

  expect(files).toEqual([
    'openapi/paths/support.yaml',
    'openapi/schemas/support.yaml',
    'openapi/openapi.yaml',
    'apps/mock-api/src/features/site/get-opening-hours.ts',
    'apps/mock-api/src/features/site/get-opening-hours.test.ts',
    'apps/mock-api/src/server/sandbox/registry.ts',
  ])
  expect(readFileSync(join(tree, 'openapi/openapi.yaml'), 'utf8')).toContain(
    '  /travel/v1/opening-hours: { $ref: paths/support.yaml#/openingHours }\n  /admin/v1/wallet:',
  )
  await generateTypes(tree)
  await expectClean(tree, files)
  const linted = await run(
    process.execPath,
    [
      commandFile(join(root, 'packages/sdk'), '@redocly/cli', 'redocly'),
      ...['lint', join(tree, 'openapi/openapi.yaml')],
      ...['--config', join(tree, 'openapi/redocly.yaml')],
    ],
    { capture: true },
  )
  expect(linted.code, linted.output).toBe(0)
  expect(() => createOperation({ tree, resource: 'support', name: 'getOpeningHours' })).toThrow(
    'has operationId: getOpeningHours already',
  )
})

// A refused operation writes nothing, so no tree is copied.
it.each([
  ['a resource that is not there', 'shop', 'getHours', 'There is no resource "shop"'],
  ['a name that is no id', 'support', 'opening-hours', 'it begins with get'],
  ['a name that writes', 'support', 'deleteHours', 'it begins with get'],
  ['an id that is there', 'base', 'getCompany', 'has operationId: getCompany already'],
  ['a schema that is there', 'order', 'getOrderStatus', 'has OrderStatus already'],
  ['an address that is there', 'base', 'getNewsletter', 'has the address /travel/v1/newsletter'],
  ['a name that the lint refuses', 'hotel', 'getHouseRules', '`getHouseRules` says “house”'],
])('DEV the command refuses an operation with %s', (_what, resource, name, sentence) => {
  expect(() => createOperation({ tree: root, resource, name })).toThrow(sentence)
})

it('DEV a new operation of a product has its file beside those of the product', () => {
  const tree = temporaryTree(['openapi', 'apps/mock-api/src'])

  expect(createOperation({ tree, resource: 'cruise', name: 'getDeckPlan' })).toContain(
    'apps/mock-api/src/features/product/cruise/get-deck-plan.ts',
  )
})
