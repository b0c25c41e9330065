import { LOCALE_STORAGE_KEY } from '@selat/domain'
import { languageOf, parseLanguage } from '@selat/i18n'
import type { Language, LanguageCode } from '@selat/i18n'
import { create } from 'zustand'

const useStore = create<{ language: LanguageCode }>(() => ({
  language: parseLanguage(localStorage.getItem(LOCALE_STORAGE_KEY)),
}))

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
  document.documentElement.lang = language.tag
  document.documentElement.dir = language.dir
  useStore.setState({ language: language.code })
}
