import { expect, it } from 'vitest'

import {
  isLanguageCode,
  languageCodes,
  languageFromTag,
  languageOf,
  languages,
  parseLanguage,
} from './languages.ts'

it('I18-1 the five languages are there, EN first', () => {
  expect(languageCodes).toEqual(['EN', 'ID', 'ZH', 'ZHTD', 'ZHSM'])
})

it.each(['fr', 'en', '', null, undefined, 5, { code: 'EN' }])(
  'SES-6 %s is no language and becomes EN',
  (value) => {
    expect(parseLanguage(value)).toBe('EN')
    expect(isLanguageCode(value)).toBe(false)
  },
)

it.each(languages)(
  'I18-1 $code is known by its code and its tag, and Intl takes both forms',
  ({ code, tag, locale }) => {
    expect(parseLanguage(code)).toBe(code)
    expect(languageFromTag(tag)).toBe(code)
    expect(languageOf(code).tag).toBe(tag)
    expect(Intl.getCanonicalLocales([tag, locale])).toEqual([tag, locale])
  },
)

it('I18-1 an unknown tag is EN', () => {
  expect(languageFromTag('de')).toBe('EN')
  expect(languageFromTag(undefined)).toBe('EN')
})
