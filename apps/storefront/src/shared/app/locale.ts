import { LOCALE_STORAGE_KEY } from '@selat/domain'
import { languageOf, languages, parseLanguage } from '@selat/i18n'
import type { Language, LanguageCode } from '@selat/i18n'

import { visitorStore } from './visitor/visitor-store.ts'

const useStore = visitorStore<{ language: LanguageCode }>({
  initial: ({ language }) => ({ language: language ?? parseLanguage(null) }),
  restore: ({ language }) => ({
    language: language ?? languageOfAddress() ?? storedLanguage() ?? parseLanguage(null),
  }),
})

/** What was chosen on this device; null where nothing was. */
export function storedLanguage(): LanguageCode | null {
  const stored = localStorage.getItem(LOCALE_STORAGE_KEY)
  return stored === null ? null : parseLanguage(stored)
}

/** The query parameter by which a link names its language. */
export const LANGUAGE_PARAM = 'lang'

/** The language that the address names by its tag, as links between languages do. */
export function languageOfAddress(): LanguageCode | null {
  const tag = new URLSearchParams(window.location.search).get(LANGUAGE_PARAM)
  return languages.find((language) => language.tag === tag)?.code ?? null
}

/** The language in use: what the API is asked in, and what `<html lang>` says. */
export const currentLanguage = (): LanguageCode => useStore.getState().language

/** BCP 47 tag of the language in use, for `Accept-Language` and `lang`. */
export const languageTag = (): string => languageOf(currentLanguage()).tag

export const useLanguage = (): LanguageCode => useStore((state) => state.language)

/** Tells of every change to another language, after its texts are there. */
export function onLanguageChange(listener: () => void): () => void {
  return useStore.subscribe((now, before) => {
    if (now.language !== before.language) listener()
  })
}

/** Called by i18n once the texts of a language are there. */
export function applyLanguage(language: Language): void {
  const root = document.documentElement
  // Written even with the same value, these have the browser reckon the style of each element anew.
  if (root.lang !== language.tag) root.lang = language.tag
  if (root.dir !== language.dir) root.dir = language.dir
  useStore.setState({ language: language.code })
}
