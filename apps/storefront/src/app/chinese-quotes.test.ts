import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { languages } from '@selat/i18n/languages'
import { parseUnicodeRange } from '@selat/ui/font-faces'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../../..')
const styles = join(root, 'packages/ui/src/styles')
const css = readFileSync(join(styles, 'chinese-quotes.css'), 'utf8')

/** Returns the curly quotation marks in the texts of a language. */
function marksIn(code: string): string[] {
  const folder = join(root, 'packages/i18n/messages', code)
  const texts = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'))
  return [...new Set(texts.join('').match(/[“”‘’]/gu))]
}

it('I18-1 the device’s Chinese typeface draws the quotation marks of simplified Chinese, in every weight', () => {
  const ranges = [...css.matchAll(/unicode-range:([^;]+);/g)].map(([, range = '']) =>
    parseUnicodeRange(range),
  )
  const isDrawn = (mark: string) =>
    ranges.every((range) =>
      range.some(([first, last]) => first <= mark.charCodeAt(0) && mark.charCodeAt(0) <= last),
    )

  expect(ranges).toHaveLength(2)
  for (const code of ['ZH', 'ZHSM'])
    expect(marksIn(code).filter((mark) => !isDrawn(mark))).toEqual([])
})

it('I18-1 in simplified Chinese, and in no other language, those marks come before the Latin typeface', () => {
  const selector = /^(:root\S+) \{\s+--font-latin:\s*'Chinese Quotes',/m.exec(css)?.[1] ?? ''
  const chosen = languages.filter(({ tag }) => {
    document.documentElement.lang = tag
    return document.documentElement.matches(selector)
  })

  expect(chosen.map(({ code }) => code)).toEqual(['ZH', 'ZHSM'])
  expect(marksIn('ZHTD')).toEqual([])
})
