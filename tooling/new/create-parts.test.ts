import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { commandFile, root, run } from '../process/run.ts'
import { createOperation } from './create-operation.ts'
import { createScreen } from './create-screen.ts'
import { Draft, intoList } from './edit-file.ts'
import { expectClean, temporaryTree, temporaryWorkspace } from './temporary-tree.ts'

/** What the parts are made in. */
const sources = ['apps/storefront/src', 'apps/storefront/e2e', 'apps/mock-api/src', 'openapi']

const partsTree = () => temporaryTree([...sources, 'packages/i18n/messages'])

/** What an operation's types are made from; its validators take longer, and the linter does not read them. */
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

it('DEV a screen that was just made is listed wherever pages are, in every language', async () => {
  const tree = temporaryWorkspace()

  const files = createScreen({ tree, feature: 'support', name: 'opening-hours' })

  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([
    'apps/storefront/src/features/support/pages/opening-hours-page.tsx',
    'apps/storefront/src/features/support/pages/opening-hours-page.test.tsx',
  ])
  const texts = files.filter((file) => file.endsWith('support.json'))
  expect(texts).toHaveLength(readdirSync(join(root, 'packages/i18n/messages')).length)
  for (const file of texts)
    expect(JSON.parse(readFileSync(join(tree, file), 'utf8'))).toHaveProperty('openingHours.title')
  await expectClean(tree, files)
  expect(readFileSync(join(tree, 'apps/storefront/src/app/routes.tsx'), 'utf8')).toContain(
    "page('/opening-hours', () => import('../features/support/pages/opening-hours-page.tsx'), {",
  )
  expect(() => createScreen({ tree, feature: 'support', name: 'opening-hours' })).toThrow('already')
})

it('DEV a screen of a feature without texts of its name has them where the feature has them', () => {
  const tree = partsTree()

  const files = createScreen({ tree, feature: 'check-in', name: 'quay-hours' })

  const page = 'apps/storefront/src/features/check-in/pages/quay-hours-page.tsx'
  expect(files.slice(0, 3)).toEqual([
    page,
    page.replace('.tsx', '.test.tsx'),
    'packages/i18n/messages/EN/manifest.json',
  ])
  expect(readFileSync(join(tree, page), 'utf8')).toContain("useTranslation('manifest')")
  expect(readFileSync(join(tree, 'apps/storefront/src/app/routes.tsx'), 'utf8')).toContain(
    "pages/quay-hours-page.tsx'), { texts: ['manifest'] }),",
  )
})

it('DEV refuses a screen of a feature that has no texts yet', () => {
  const tree = partsTree()
  mkdirSync(join(tree, 'apps/storefront/src/features/lost-property'))

  expect(() => createScreen({ tree, feature: 'lost-property', name: 'finds' })).toThrow(
    'No component of lost-property asks for texts',
  )
})

it('DEV an operation that was just made stands in the contract and in the mock', async () => {
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

// What is refused is not written, so nothing is copied for it.
it.each([
  ['a feature that is not there', 'shop', 'opening-hours', 'There is no feature "shop"'],
  ['a name that is no address', 'support', 'Opening Hours', 'A screen has small letters'],
  ['a name that leads out', 'support', '../hours', 'A screen has small letters'],
  ['an address that has a page', 'support', 'contact', 'There is a page at /contact already'],
  ['a link that is there', 'wallet', 'top-up', 'has a link topUp already'],
])('DEV refuses a screen with %s', (_what, feature, name, sentence) => {
  expect(() => createScreen({ tree: root, feature, name })).toThrow(sentence)
})

it.each([
  ['a resource that is not there', 'shop', 'getHours', 'There is no resource "shop"'],
  ['a name that is no id', 'support', 'opening-hours', 'An operation that is made reads'],
  ['a name that writes', 'support', 'deleteHours', 'An operation that is made reads'],
  ['an id that is there', 'base', 'getCompany', 'has operationId: getCompany already'],
  ['a schema that is there', 'order', 'getOrderStatus', 'has OrderStatus already'],
  ['an address that is there', 'base', 'getNewsletter', 'has the address /travel/v1/newsletter'],
  ['a name that the lint refuses', 'hotel', 'getHouseRules', '`getHouseRules` says “house”'],
])('DEV refuses an operation with %s', (_what, resource, name, sentence) => {
  expect(() => createOperation({ tree: root, resource, name })).toThrow(sentence)
})

it('DEV a list that is not there is told, and no file is written then', () => {
  const draft = new Draft(root)

  expect(() =>
    draft.change('README.md', (text) => intoList(text, 'export const none', '')),
  ).toThrow('There is no list that begins with "export const none"')
  expect(draft.files).toEqual([])
})
