import { LOCALE_STORAGE_KEY } from '@selat/domain'
import {
  type Language,
  type LanguageCode,
  languageOf,
  languages,
  parseLanguage,
  preferredLanguage,
} from '@selat/i18n'

import { visitorStore } from './visitor/visitor-store.ts'

const useStore = visitorStore<{ language: LanguageCode }>({
  initial: ({ language }) => ({ language: language ?? parseLanguage(null) }),
  restore: ({ language }) => ({
    language:
      language ??
      languageOfAddress() ??
      storedLanguage() ??
      languageOfBrowser() ??
      parseLanguage(null),
  }),
})

/** Returns the language that was chosen on this device; null if none was. */
export function storedLanguage(): LanguageCode | null {
  const stored = localStorage.getItem(LOCALE_STORAGE_KEY)
  return stored === null ? null : parseLanguage(stored)
}

/** The query parameter by which a link names its language. */
export const LANGUAGE_PARAM = 'lang'

/** Returns the language whose tag the address names, as links between languages do; null if it names none. */
export function languageOfAddress(): LanguageCode | null {
  const tag = new URLSearchParams(window.location.search).get(LANGUAGE_PARAM)
  return languages.find((language) => language.tag === tag)?.code ?? null
}

/**
 * Returns the first of the browser's languages that is among the offered ones; null if none is. A page that the server renders
 * follows the same preference, so that one which only the browser renders, such as the cart, does not turn to another language.
 */
export function languageOfBrowser(offered?: readonly LanguageCode[]): LanguageCode | null {
  return preferredLanguage(navigator.languages.join(','), offered)
}

/** Returns the language in use, in which the API is asked and which `<html lang>` states. */
export const currentLanguage = (): LanguageCode => useStore.getState().language

/** Returns the BCP 47 tag of the language in use, for `Accept-Language` and `lang`. */
export const languageTag = (): string => languageOf(currentLanguage()).tag

export const useLanguage = (): LanguageCode => useStore((state) => state.language)

/** Calls a listener after every change to another language, once its texts are there. Returns a function that stops it. */
export function onLanguageChange(listener: () => void): () => void {
  return useStore.subscribe((now, before) => {
    if (now.language !== before.language) listener()
  })
}

/** Sets the language of the document and of the store; i18n calls it once the texts of a language are there. */
export function applyLanguage(language: Language): void {
  const root = document.documentElement
  // Writing these makes the browser compute the style of each element again, even if the value is the same.
  if (root.lang !== language.tag) root.lang = language.tag
  if (root.dir !== language.dir) root.dir = language.dir
  useStore.setState({ language: language.code })
}
