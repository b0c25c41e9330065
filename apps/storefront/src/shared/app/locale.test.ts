import { languageOf } from '@selat/i18n'
import { expect, it } from 'vitest'

import { applyLanguage } from './locale.ts'

it('I18-1 a document in the right language is left as it is, and another language is written into it', () => {
  const root = document.documentElement
  root.lang = 'id'
  root.dir = 'ltr'
  const changes = new MutationObserver(() => undefined)
  changes.observe(root, { attributes: true })

  applyLanguage(languageOf('ID'))
  expect(changes.takeRecords()).toEqual([])

  applyLanguage(languageOf('ZHTD'))
  expect(changes.takeRecords().map(({ attributeName }) => attributeName)).toEqual(['lang'])
  expect(root.lang).toBe('zh-Hant')
  changes.disconnect()
})
