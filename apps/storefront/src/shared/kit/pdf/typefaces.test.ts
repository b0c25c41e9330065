import { languageCodes, loadMessages } from '@selat/i18n'
import { expect, it } from 'vitest'

import { runsOf } from './font-slices.ts'
import { typefacesOf } from './typefaces.ts'

const namespaces = ['ticket', 'item', 'passenger', 'ferry', 'order'] as const

it.each(languageCodes)(
  'CHK-10 every character of the texts in %s has a typeface',
  async (language) => {
    const texts = await Promise.all(namespaces.map((name) => loadMessages(language, name)))
    const characters = [...new Set(JSON.stringify(texts))].join('')

    const { regular, bold } = typefacesOf(language)

    for (const slices of [regular, bold]) {
      const missing = runsOf(characters, slices).filter(({ slice }) => slice === null)
      expect(missing).toEqual([])
    }
  },
)

it('I18-1 the same character is drawn in the form of each language', () => {
  const familyOf = (character: string, language: 'ZH' | 'ZHTD' | 'EN') =>
    runsOf(character, typefacesOf(language).regular)[0]?.slice?.key.split('/')[3]

  expect(familyOf('船', 'ZH')).toBe('noto-sans-sc')
  expect(familyOf('船', 'ZHTD')).toBe('noto-sans-tc')
  // This is a Chinese name on an English ticket.
  expect(familyOf('玲', 'EN')).toBe('noto-sans-sc')
  expect(familyOf('T', 'ZH')).toBe('plus-jakarta-sans')
})
