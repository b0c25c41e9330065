import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { commandFile, root, run } from '../process/run.ts'
import { withForms } from './copy-messages.ts'
import { createLanguage, modulesNamingLanguages } from './create-language.ts'
import { describeLocale } from './describe-locale.ts'
import { expectClean, temporaryTree } from './temporary-tree.ts'

const folders = ['apps/mock-api/src', 'openapi', 'packages/i18n/messages', 'packages/i18n/src']
const MOCK = 'apps/mock-api'
const I18N = 'packages/i18n'
const korean = { code: 'KO', locale: 'ko-KR', from: 'EN' }

/** Makes a tree of both packages with what they have installed; the mock has the languages of the tree. */
function treeOfLanguages(): string {
  const tree = temporaryTree([...folders, `${I18N}/package.json`, `${I18N}/vitest.config.ts`])
  symlinkSync(join(root, I18N, 'node_modules'), join(tree, I18N, 'node_modules'))
  const scope = join(MOCK, 'node_modules/@selat')
  mkdirSync(join(tree, scope), { recursive: true })
  for (const name of readdirSync(join(root, MOCK, 'node_modules')))
    if (name !== '@selat')
      symlinkSync(join(root, MOCK, 'node_modules', name), join(tree, MOCK, 'node_modules', name))
  for (const name of readdirSync(join(root, scope)))
    symlinkSync(join(name === 'i18n' ? tree : root, 'packages', name), join(tree, scope, name))
  symlinkSync(join(root, MOCK, 'package.json'), join(tree, MOCK, 'package.json'))
  return tree
}

it('DEV I18-1 a new language passes the tests of languages and messages', async () => {
  const tree = treeOfLanguages()

  const files = createLanguage({ tree, ...korean })

  expect(files).toContain(`${I18N}/src/languages.ts`)
  expect(readdirSync(join(tree, I18N, 'messages/KO'))).toEqual(
    readdirSync(join(root, I18N, 'messages/EN')),
  )
  await expectClean(tree, files)
  const tested = await run(
    process.execPath,
    [
      commandFile(join(root, I18N), 'vitest'),
      'run',
      '--reporter=verbose',
      'languages',
      'messages',
      'create-i18n',
    ],
    { cwd: join(tree, I18N), capture: true },
  )
  expect(tested.code, tested.output).toBe(0)
  expect(tested.output).toContain('KO')
})

it('DEV I18-1 the mock starts with a new language, and fills its gaps from the source language', async () => {
  const tree = treeOfLanguages()
  createLanguage({ tree, ...korean, from: 'ID' })

  const asked = await run(
    process.execPath,
    [
      ...['--conditions=source', '--input-type=module', '--eval'],
      `const { createSandbox } = await import('./src/index.ts')
      const { services, fetch, close } = await createSandbox()
      const [{ tagline, policies }] = services.tenants.all
      const call = new Request('http://localhost/travel/v1/company?system=1', { headers: { 'Accept-Language': 'ko' } })
      const { detail } = await (await fetch(call)).json()
      const isFilled = (texts) => texts.KO === texts.ID && texts.KO !== texts.EN
      console.log(isFilled(tagline), isFilled(policies.privacy.markup), detail)
      await close()`,
    ],
    { cwd: join(tree, MOCK), capture: true },
  )

  const problems = readFileSync(join(root, I18N, 'messages/ID/problem.json'), 'utf8')
  const { tenant_unknown: unknown }: { tenant_unknown: string } = JSON.parse(problems)
  expect(asked.output.trim()).toBe(`true true ${unknown}`)
})

it('DEV I18-1 modules that name languages one by one are listed, but not those that the command has changed', () => {
  const tree = treeOfLanguages()
  mkdirSync(join(tree, 'tooling'), { recursive: true })

  const named = modulesNamingLanguages(tree, createLanguage({ tree, ...korean }))

  expect(named).toContain(`${I18N}/src/formats.test.ts`)
  expect(named).not.toContain(`${I18N}/src/languages.ts`)
  expect(named).not.toContain(`${MOCK}/src/world/texts/phrases.ts`)
  expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([])
})

it('DEV I18-1 counted texts get the plural forms of the language', () => {
  const counted = { title: 'Sailings', seats: { left_one: 'One seat', left_other: 'Seats' } }

  expect(withForms(counted, ['other'])).toEqual({
    title: 'Sailings',
    seats: { left_other: 'Seats' },
  })
  expect(withForms(counted, ['one', 'few', 'other'])).toEqual({
    title: 'Sailings',
    seats: { left_one: 'One seat', left_few: 'Seats', left_other: 'Seats' },
  })
})

it('DEV I18-1 the row of a new language has the runtime’s data of its locale', () => {
  expect(describeLocale('ko-KR', ['en'])).toEqual({
    tag: 'ko',
    ownName: '한국어',
    dir: 'ltr',
    hour: '시간',
    minute: '분',
    fullStop: '.',
    sentenceGap: ' ',
    comma: ', ',
    dateTimeGap: ', ',
    forms: ['other'],
  })
  expect(describeLocale('ar-AE', [])).toMatchObject({ dir: 'rtl' })
  expect(describeLocale('en-AU', ['en'])).toMatchObject({ tag: 'en-AU' })
  expect(describeLocale('ja-JP', [])).toMatchObject({ fullStop: '。', sentenceGap: '' })
})

it.each([
  ['a code that is none', { code: 'ko' }, 'two to four capitals'],
  ['a code that is there', { code: 'ID' }, 'There is ID already'],
  ['a source that is not there', { from: 'FR' }, 'There is no language "FR". There are EN, ID'],
  ['a locale that is none', { locale: 'k_o' }, 'No locale is known as k_o'],
])('DEV the command refuses a language with %s', (_what, change, sentence) => {
  expect(() => createLanguage({ tree: root, ...korean, ...change })).toThrow(sentence)
})

it('DEV a language cannot be copied from one that is itself a draft', () => {
  const tree = treeOfLanguages()
  createLanguage({ tree, ...korean })

  expect(() => createLanguage({ tree, code: 'MS', locale: 'ms-MY', from: 'KO' })).toThrow(
    'KO is a draft itself',
  )
})
