import { describe, expect, it } from 'vitest'

import { type Language, languages, sourceOfDraft } from './languages.ts'
import {
  baseKey,
  messageFilesOf,
  messageFolders,
  placeholdersOf,
  pluralOf,
  readMessages,
} from './message-files.ts'
import { namespaces } from './namespaces.ts'

const isChinese = ({ tag }: Pick<Language, 'tag'>) => tag.startsWith('zh')
const pairs = languages.flatMap((language) =>
  namespaces.map((namespace) => ({ ...language, namespace })),
)
const otherPairs = pairs.filter((pair) => pair.code !== 'EN' && sourceOfDraft(pair.code) === null)

/** Proper nouns, signs and words that a language shares with English. */
const sameAsEnglish: Readonly<Record<string, readonly string[]>> = {
  ID: [
    ...[
      'Menu',
      'Filter',
      'Operator',
      'Checkout',
      'Total',
      'Subtotal',
      'Boarding pass',
      'Virtual account',
      'Bank',
      'Debit',
    ],
    ...['Status', 'International', 'Check-in', 'Hotel', 'Terminal', 'Voucher'],
  ],
  ZH: [],
  ZHTD: [],
  ZHSM: [],
}

/** Keys of texts with figures that are not limits of the product. */
const figuresAllowed = new Set<string>([])

it('I18-1 there is a folder for each registered language and a file for each namespace', () => {
  expect(messageFolders()).toEqual(languages.map((language) => language.code).toSorted())
  for (const { code } of languages) {
    expect(messageFilesOf(code)).toEqual(
      namespaces.map((namespace) => `${namespace}.json`).toSorted(),
    )
  }
})

it.each(languages)(
  'I18-1 $code: a product has the same name in the menu and on its page',
  ({ code }) => {
    const menu = readMessages(code, 'common')
    const titles = {
      hotel: readMessages(code, 'hotel').get('page.title'),
      attraction: readMessages(code, 'attraction').get('list.title'),
      package: readMessages(code, 'package').get('list.title'),
      transport: readMessages(code, 'transport').get('list.title'),
      cruise: readMessages(code, 'cruise').get('list.title'),
    }
    for (const [product, title] of Object.entries(titles))
      expect(title?.toLowerCase()).toContain(menu.get(`products.${product}`)?.toLowerCase())
  },
)

describe.each(pairs)('$code $namespace', ({ code, tag, namespace }) => {
  const english = readMessages('EN', namespace)
  const messages = readMessages(code, namespace)

  it('I18-1 has every key of EN and no other', () => {
    expect([...new Set([...messages.keys()].map(baseKey))].toSorted()).toEqual(
      [...new Set([...english.keys()].map(baseKey))].toSorted(),
    )
  })

  it('I18-1 has the plural forms of its language and no other', () => {
    const forms = new Intl.PluralRules(tag).resolvedOptions().pluralCategories
    const counted = new Set([...english.keys()].filter(pluralOf).map(baseKey))

    for (const key of counted) {
      const found = [...messages.keys()]
        .filter((other) => baseKey(other) === key)
        .map((other) => pluralOf(other))
      expect(new Set(found), key).toEqual(new Set(forms))
    }
  })

  it('I18-1 has the placeholders of EN in every text', () => {
    for (const [key, text] of messages) {
      const pattern = english.get(key) ?? english.get(`${baseKey(key)}_other`) ?? ''
      expect(placeholdersOf(text), key).toEqual(placeholdersOf(pattern))
    }
  })

  it('I18-1 has at most two levels and no empty text', () => {
    for (const [key, text] of messages) {
      expect(key.split('.').length, key).toBeLessThanOrEqual(2)
      expect(text.trim(), key).toBe(text)
      expect(text, key).not.toBe('')
    }
  })

  it('I18-2 has no figures, because limits come from the rules', () => {
    const withFigures = [...messages].filter(
      ([key, text]) => /\d/.test(text) && !figuresAllowed.has(`${namespace}:${key}`),
    )

    expect(withFigures).toEqual([])
  })
})

it.each(otherPairs)('I18-1 $code $namespace has no English text', ({ code, namespace }) => {
  const english = readMessages('EN', namespace)
  const allowed = new Set(sameAsEnglish[code])

  const untranslated = [...readMessages(code, namespace)].filter(([key, text]) => {
    const hasWords = /[A-Za-z]{2}/.test(text.replaceAll(/\{\{[^}]*\}\}/g, ''))
    return text === english.get(key) && hasWords && !allowed.has(text) && !/^[A-Z]+$/.test(text)
  })

  expect(untranslated).toEqual([])
})

it.each(
  languages.filter((language) => isChinese(language) && sourceOfDraft(language.code) === null),
)('I18-1 $code is written in Chinese', ({ code }) => {
  const latinOnly = namespaces.flatMap((namespace) =>
    [...readMessages(code, namespace)]
      .filter(([, text]) => {
        const words = text.replaceAll(/\{\{[^}]*\}\}/g, '')
        return (
          /[A-Za-z]{2}/.test(words) && !/\p{Script=Han}/u.test(words) && !/^[A-Z]+$/.test(words)
        )
      })
      .map(([key]) => `${namespace}:${key}`),
  )

  // People in Taiwan write "QR Code".
  expect(latinOnly).toEqual(code === 'ZHTD' ? ['payment:kind.qr'] : [])
})

/** Characters that exist in one script only, from the most frequent words of the texts. */
const simplifiedOnly =
  /[码头单张录邮联页订结选择请时间价车纳护证号从个为与这网络错误还须岁进击缴费线贴层户账]/u
const traditionalOnly =
  /[碼頭單張錄郵聯頁訂結選擇請時間價車納護證號從個為與這網絡錯誤還須歲進擊繳費線貼層戶帳]/u

it('I18-1 no text mixes Traditional and Simplified Chinese', () => {
  const mixed = otherPairs.filter(isChinese).flatMap(({ code, namespace }) => {
    const foreign = code === 'ZHTD' ? simplifiedOnly : traditionalOnly
    return [...readMessages(code, namespace)]
      .filter(([, text]) => foreign.test(text))
      .map(([key, text]) => `${code} ${namespace}:${key} ${text}`)
  })

  expect(mixed).toEqual([])
})
