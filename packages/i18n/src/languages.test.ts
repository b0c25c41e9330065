import { expect, it } from 'vitest'

import {
  isLanguageCode,
  languageCodes,
  languageFromTag,
  languageOf,
  languages,
  parseLanguage,
  preferredLanguage,
  sourceOfDraft,
} from './languages.ts'

it('I18-1 the five languages are registered, and EN is the first', () => {
  expect(languageCodes.slice(0, 5)).toEqual(['EN', 'ID', 'ZH', 'ZHTD', 'ZHSM'])
})

it.each(['fr', 'en', '', null, undefined, 5, { code: 'EN' }])(
  'SES-6 %s is not a language and becomes EN',
  (value) => {
    expect(parseLanguage(value)).toBe('EN')
    expect(isLanguageCode(value)).toBe(false)
  },
)

it.each(languages)(
  'I18-1 $code is found by its code and by its tag, and Intl accepts its tag and its locale',
  ({ code, tag, locale }) => {
    expect(parseLanguage(code)).toBe(code)
    expect(languageFromTag(tag)).toBe(code)
    expect(preferredLanguage(tag)).toBe(code)
    expect(languageOf(code).tag).toBe(tag)
    expect(Intl.getCanonicalLocales([tag, locale])).toEqual([tag, locale])
  },
)

it('I18-1 an unknown tag is EN', () => {
  expect(languageFromTag('de')).toBe('EN')
  expect(languageFromTag(undefined)).toBe('EN')
})

it.each([
  ['id-ID,id;q=0.9,en;q=0.8', 'ID'],
  ['in-ID', 'ID'],
  ['en-US,en;q=0.9', 'EN'],
  ['zh-CN,zh;q=0.9', 'ZH'],
  ['zh-Hans-HK', 'ZH'],
  ['zh-TW', 'ZHTD'],
  ['zh-Hant-HK', 'ZHTD'],
  ['zh-Hant-SG', 'ZHTD'],
  ['zh-SG', 'ZHSM'],
  ['zh-MY', 'ZHSM'],
  ['zh-Hans-SG', 'ZHSM'],
  ['fr;q=0.9, id;q=0.2, en;q=0.4', 'EN'],
  ['en;q=0, id', 'ID'],
  ['ide, fr, de', null],
  ['', null],
  [';;;q=,,', null],
] as const)('I18-1 the language for the browser preference %j is %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language)
})

it('I18-1 a draft takes its texts from a language that is not a draft', () => {
  const written = languages.map((row) => ('draftOf' in row ? row.draftOf : null))
  const sources = languageCodes.map(sourceOfDraft)

  expect(sources).toEqual(written)
  expect(sources.filter((source) => source !== null && sourceOfDraft(source) !== null)).toEqual([])
})

it('I18-1 skips a language that is not offered', () => {
  expect(preferredLanguage('zh-TW, id;q=0.5', ['EN', 'ID'])).toBe('ID')
  expect(preferredLanguage('zh-TW', ['EN', 'ID'])).toBeNull()
})
