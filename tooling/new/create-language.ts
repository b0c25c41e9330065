import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { withForms } from './copy-messages.ts'
import { describeLocale, type LocaleFacts } from './describe-locale.ts'
import { Draft, intoList } from './edit-file.ts'

const REGISTRY = 'packages/i18n/src/languages.ts'
const MESSAGES = 'packages/i18n/messages'
const CONTRACT = 'openapi/schemas/base.yaml'

/** The folders of the mock's own texts, and the modules that import them by language. */
const mockTexts = [
  { folder: 'apps/mock-api/src/world/texts/messages', module: 'world/texts/mail-texts.ts' },
  { folder: 'apps/mock-api/src/world/texts/phrases', module: 'world/texts/phrases.ts' },
  {
    folder: 'apps/mock-api/src/server/processor/texts',
    module: 'server/processor/processor-texts.ts',
  },
]
const PROBLEM_TEXTS = 'engine/http/problem-text.ts'

export type NewLanguage = {
  tree: string
  /** The product's own code, such as `KO`. */
  code: string
  /** The locale of the runtime, such as `ko-KR`. */
  locale: string
  /** The code of the language whose texts the new one starts with. */
  from: string
}

/**
 * Creates a language as a draft. Returns the created and changed files; the contract's outputs must be generated afterwards.
 * Throws one sentence if it cannot be created.
 */
export function createLanguage({ tree, code, locale, from }: NewLanguage): string[] {
  const draft = new Draft(tree)
  const registry = draft.read(REGISTRY)
  const known = valuesOf(registry, 'code')
  if (!/^[A-Z]{2,4}$/.test(code))
    throw new Error(`A language has a code of two to four capitals, as KO, not "${code}".`)
  if (known.includes(code)) throw new Error(`There is ${code} already.`)
  if (!known.includes(from))
    throw new Error(`There is no language "${from}". There are ${known.join(', ')}.`)
  if (isDraft(registry, from))
    throw new Error(`${from} is a draft itself, so that nothing is copied from it.`)
  const facts = describeLocale(locale, valuesOf(registry, 'tag'))
  draft.change(REGISTRY, (text) =>
    intoList(text, 'export const languages = [', rowOf({ code, locale, from }, facts)),
  )
  for (const file of readdirSync(join(tree, MESSAGES, from)))
    draft.make(
      `${MESSAGES}/${code}/${file}`,
      `${JSON.stringify(withForms(JSON.parse(draft.read(`${MESSAGES}/${from}/${file}`)), facts.forms), null, 2)}\n`,
    )
  for (const { folder, module } of mockTexts) {
    draft.make(`${folder}/${code}.json`, draft.read(`${folder}/${from}.json`))
    draft.change(`apps/mock-api/src/${module}`, (text) => withImport(text, code, code))
  }
  draft.change(`apps/mock-api/src/${PROBLEM_TEXTS}`, (text) =>
    withImport(text, code, code.toLowerCase()),
  )
  draft.change(CONTRACT, (text) => intoEnum(text, 'LanguageCode', code))
  return draft.write()
}

/** The number of languages from which a text counts as a list of languages. Fewer are examples. */
const MANY = 4

/**
 * Finds modules that list languages and were not changed for the new one. Their author must check them.
 */
export function modulesNamingLanguages(tree: string, made: readonly string[]): string[] {
  const known = valuesOf(readFileSync(join(tree, REGISTRY), 'utf8'), 'code')
  const isNaming = (text: string) =>
    known.filter((code) => new RegExp(`'${code}'|^ *\\W?${code}\\b.*[:[,]`, 'm').test(text))
      .length >= MANY
  return ['apps', 'packages', 'tooling']
    .flatMap((folder) =>
      readdirSync(join(tree, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(folder, file).replaceAll('\\', '/'),
      ),
    )
    .filter(
      (file) => /\.tsx?$/.test(file) && !/\/(?:node_modules|dist[^/]*|generated)\//.test(file),
    )
    .filter((file) => !made.includes(file) && isNaming(readFileSync(join(tree, file), 'utf8')))
    .toSorted()
}

function valuesOf(registry: string, key: 'code' | 'tag'): string[] {
  return [...registry.matchAll(new RegExp(`^ {4}${key}: '([^']+)'`, 'gm'))].map(
    ([, value = '']) => value,
  )
}

function isDraft(registry: string, code: string): boolean {
  const [, row = ''] = registry.split(`    code: '${code}',`)
  return row.slice(0, row.indexOf('\n  }')).includes('draftOf')
}

function rowOf(
  { code, locale, from }: Omit<NewLanguage, 'tree'>,
  { tag, ownName, dir, hour, minute, fullStop, sentenceGap, comma, dateTimeGap }: LocaleFacts,
): string {
  const values = { code, tag, locale, preferredBy: [tag.toLowerCase()], ownName, dir, hour, minute }
  const lines = Object.entries({
    ...values,
    fullStop,
    sentenceGap,
    comma,
    dateTimeGap,
    draftOf: from,
  }).map(([key, value]) => `    ${key}: ${literal(value)},`)
  return ['  {', ...lines, '  },'].join('\n')
}

function literal(value: string | readonly string[]): string {
  if (typeof value !== 'string') return `[${value.map(literal).join(', ')}]`
  return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
}

/**
 * Repeats a module's import of the English texts for the new language, and adds its entry to the table of languages.
 */
function withImport(text: string, code: string, name: string): string {
  const english = text.split('\n').find((line) => /^import (?:EN|en) from/.test(line))
  if (english === undefined) throw new Error('A module has no import of the English texts.')
  const line = english.replace(/^import \w+/, `import ${name}`).replace(/\bEN\b/, code)
  const member = name === code ? code : `${code}: ${name}`
  return text
    .replace(english, `${english}\n${line}`)
    .replace(/\{(\s*EN\b[^}]*?),?(\s*)\}/, (_all, members, end) => `{${members}, ${member}${end}}`)
}

function intoEnum(text: string, schema: string, value: string): string {
  const pattern = new RegExp(`^(${schema}: \\{ type: string, enum: \\[[^\\]]*)\\]`, 'm')
  if (!pattern.test(text)) throw new Error(`The contract has no ${schema} in one line.`)
  return text.replace(pattern, `$1, ${value}]`)
}
