import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { root } from '../process/run.ts'
import { createScreen } from './create-screen.ts'
import { expectClean, temporaryTree, temporaryWorkspace } from './temporary-tree.ts'

const sourcesTree = () =>
  temporaryTree(['apps/storefront/src', 'apps/storefront/e2e', 'packages/i18n/messages'])

it('DEV a new screen is in the routes, and has a title in every language', async () => {
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

it('DEV the texts of a new screen go where those of its feature are', () => {
  const tree = sourcesTree()

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

it('DEV a feature without texts gets no screen', () => {
  const tree = sourcesTree()
  mkdirSync(join(tree, 'apps/storefront/src/features/lost-property'))

  expect(() => createScreen({ tree, feature: 'lost-property', name: 'finds' })).toThrow(
    'No component of lost-property asks for texts',
  )
})

// A refused screen writes nothing, so no tree is copied.
it.each([
  ['a feature that is not there', 'shop', 'opening-hours', 'There is no feature "shop"'],
  ['a name that is no address', 'support', 'Opening Hours', 'A screen has small letters'],
  ['a name that leads out', 'support', '../hours', 'A screen has small letters'],
  ['an address that has a page', 'support', 'contact', 'There is a page at /contact already'],
  ['a link that is there', 'wallet', 'top-up', 'has a link topUp already'],
])('DEV the command refuses a screen with %s', (_what, feature, name, sentence) => {
  expect(() => createScreen({ tree: root, feature, name })).toThrow(sentence)
})
