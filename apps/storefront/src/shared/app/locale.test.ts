import { languageOf } from '@selat/i18n'
import { expect, it } from 'vitest'

import { applyLanguage } from './locale.ts'

it('I18-1 the document’s language is written only when it changes', () => {
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
