import { expect, it } from 'vitest'

import { negotiateLanguage } from './language.ts'

it.each([
  [undefined, 'EN'],
  ['', 'EN'],
  ['fr-FR', 'EN'],
  ['id', 'ID'],
  ['in-ID', 'ID'],
  ['zh', 'ZH'],
  ['zh-CN', 'ZH'],
  ['zh-Hans-CN', 'ZH'],
  ['zh-Hant', 'ZHTD'],
  ['zh-TW', 'ZHTD'],
  ['zh-HK', 'ZHTD'],
  ['zh-Hans-SG', 'ZHSM'],
  ['zh-SG', 'ZHSM'],
  ['fr, id;q=0.8, en;q=0.9', 'EN'],
  ['fr, id;q=0.8, en;q=0', 'ID'],
  ['*', 'EN'],
] as const)('I18-1 Accept-Language %s is %s', (header, language) => {
  expect(negotiateLanguage(header)).toBe(language)
})

it('I18-1 a language that the tenant does not offer is skipped, and English is the last choice', () => {
  expect(negotiateLanguage('zh-TW, id;q=0.5', ['EN', 'ID'])).toBe('ID')
  expect(negotiateLanguage('zh-TW', ['EN', 'ID'])).toBe('EN')
})
