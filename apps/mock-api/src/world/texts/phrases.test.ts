import { describe, expect, it } from 'vitest'

import { languageCodes } from '../../engine/language.ts'
import { fillPhrase, phrase, type PhraseKey } from './phrases.ts'
import EN from './phrases/EN.json' with { type: 'json' }

const keys = Object.keys(EN) as PhraseKey[] // of the file itself

const placeholdersOf = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(String).toSorted()

describe.each(keys)('I18-1 the phrase %s', (key) => {
  it('has the same placeholders in every language', () => {
    const texts = phrase(key)

    for (const language of languageCodes)
      expect(placeholdersOf(texts[language])).toEqual(placeholdersOf(EN[key]))
  })
})

it('I18-1 a phrase is filled in in the language that is asked for', () => {
  expect(fillPhrase('cruise.nights', 'ZHSM', { nights: '4' })).toBe('4 夜')
  expect(() => fillPhrase('cruise.nights', 'EN', {})).toThrow('{{nights}}')
})
