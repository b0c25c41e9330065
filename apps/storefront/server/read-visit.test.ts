import { expect, it } from 'vitest'

import { preferredOf } from './read-visit.ts'

it.each([
  ['id-ID,id;q=0.9,en;q=0.8', 'ID'],
  ['en-US,en;q=0.9', 'EN'],
  ['zh-CN,zh;q=0.9', 'ZH'],
  ['zh-TW', 'ZHTD'],
  ['zh-Hant-HK', 'ZHTD'],
  ['zh-SG', 'ZHSM'],
  ['fr;q=0.9, id;q=0.2, en;q=0.4', 'EN'],
  ['en;q=0, id', 'ID'],
  ['fr, de', null],
  ['', null],
  [';;;q=,,', null],
])('I18-1 of what a browser prefers, %j, the site speaks %s', (header, language) => {
  expect(preferredOf(header)).toBe(language)
})
