import { expect, it, vi } from 'vitest'

import { changeLanguage, createI18n, currentLanguage } from './create-i18n.ts'
import { type Language, languageCodes, languages } from './languages.ts'
import { loadMessages, type LoadMessages } from './load-messages.ts'
import { loadTexts, TextsNotArrived } from './load-texts.ts'
import { readMessages } from './message-files.ts'

it.each(languageCodes)('I18-1 %s has the texts of its own files', async (language) => {
  const i18n = await createI18n({ language, preload: ['problem'], load: loadMessages })

  const title = i18n.t('error.notFoundTitle')
  const problem = i18n.t('problem:email_not_found')

  expect(title).toBe(readMessages(language, 'common').get('error.notFoundTitle'))
  expect(problem).toBe(readMessages(language, 'problem').get('email_not_found'))
})

it('I18-3 only the chosen language is loaded, one namespace at a time', async () => {
  const load = vi.fn<LoadMessages>(loadMessages)

  const i18n = await createI18n({ language: 'ZHTD', load })
  await i18n.loadNamespaces('ferry')

  expect(load.mock.calls).toEqual([
    ['ZHTD', 'common'],
    ['ZHTD', 'ferry'],
  ])
})

it('I18-3 a change of language loads the namespaces in use and nothing else', async () => {
  const load = vi.fn<LoadMessages>(loadMessages)
  const i18n = await createI18n({ language: 'EN', preload: ['cart'], load })
  load.mockClear()

  await changeLanguage(i18n, 'ZHSM')

  expect(load.mock.calls).toEqual([
    ['ZHSM', 'common'],
    ['ZHSM', 'cart'],
  ])
  expect(i18n.t('cart:page.title')).toBe('购物车')
  expect(currentLanguage(i18n)).toBe('ZHSM')
})

it('I18-1 with the fallback of development a missing key is filled from EN', async () => {
  const load: LoadMessages = async (language, namespace) =>
    language === 'ID' ? {} : loadMessages(language, namespace)

  const i18n = await createI18n({ language: 'ID', fallback: true, load })

  expect(i18n.t('toast.failed')).toBe('Failed')
})

it('I18-1 Traditional Chinese never falls back to the Simplified texts', async () => {
  const load: LoadMessages = async (language) =>
    language === 'ZH' ? { toast: { failed: '失败' } } : {}

  const i18n = await createI18n({ language: 'ZHTD', load })

  expect(i18n.t('toast.failed')).toBe('')
})

it('APP-7 the app is informed of the language at the start and at each change', async () => {
  const heard: string[] = []
  const onLanguage = (language: Language) => heard.push(language.tag)

  const i18n = await createI18n({ language: 'ID', onLanguage, load: loadMessages })
  for (const { code } of languages) await changeLanguage(i18n, code)

  expect(heard).toEqual(['id', ...languages.map(({ tag }) => tag)])
})

it('I18-2 plurals depend on the language', async () => {
  const i18n = await createI18n({ language: 'EN', preload: ['ferry'], load: loadMessages })

  expect(i18n.t('ferry:sailing.seatsLeft', { count: 1 })).toBe('1 seat left')
  expect(i18n.t('ferry:sailing.seatsLeft', { count: 4 })).toBe('4 seats left')

  await changeLanguage(i18n, 'ZHTD')
  expect(i18n.t('ferry:sailing.seatsLeft', { count: 1 })).toBe('剩餘 1 個座位')
})

it('APP-8 texts that cannot be loaded are empty, are reported, and can be loaded later', async () => {
  let isGone = true
  const load: LoadMessages = async (language, namespace) => {
    if (isGone) throw new Error('file gone')
    return loadMessages(language, namespace)
  }
  const i18n = await createI18n({ language: 'EN', load })
  expect(i18n.t('toast.failed')).toBe('')
  await expect(loadTexts(i18n, ['common', 'ferry'])).rejects.toThrow(TextsNotArrived)

  isGone = false
  await loadTexts(i18n, ['common', 'ferry'])

  expect(i18n.t('toast.failed')).toBe('Failed')
})

it('APP-8 a language is not taken unless all its texts arrive, and can be chosen again', async () => {
  let isGone = true
  const load: LoadMessages = async (language, namespace) => {
    if (isGone && language === 'ID' && namespace === 'cart') throw new Error('file gone')
    return loadMessages(language, namespace)
  }
  const i18n = await createI18n({ language: 'EN', preload: ['cart'], load })
  await expect(changeLanguage(i18n, 'ID')).rejects.toThrow(
    new TextsNotArrived('Not all texts of ID have come. ID/cart: Error: file gone.'),
  )
  expect([currentLanguage(i18n), i18n.t('cart:page.title')]).toEqual(['EN', 'Cart'])

  isGone = false
  await changeLanguage(i18n, 'ID')

  expect([currentLanguage(i18n), i18n.t('cart:page.title')]).toEqual(['ID', 'Keranjang'])
})
