import { LOCALE_STORAGE_KEY } from '@selat/domain'
import { changeLanguage, languageOf, parseLanguage } from '@selat/i18n'
import type { Language, LanguageCode } from '@selat/i18n'
import { create } from 'zustand'

import { i18n } from './i18n.ts'

const useStore = create<{ language: LanguageCode }>(() => ({
  language: parseLanguage(localStorage.getItem(LOCALE_STORAGE_KEY)),
}))

/** The language in use: what the API is asked in, and what `<html lang>` says. */
export const currentLanguage = (): LanguageCode => useStore.getState().language

/** BCP 47 tag of the language in use, for `Accept-Language` and `lang`. */
export const languageTag = (): string => languageOf(currentLanguage()).tag

export const useLanguage = (): LanguageCode => useStore((state) => state.language)

/** Called by i18n once the texts of a language are there. */
export function applyLanguage(language: Language): void {
  document.documentElement.lang = language.tag
  document.documentElement.dir = language.dir
  useStore.setState({ language: language.code })
}

/** Switches the language and keeps the choice under `locale` (§1). */
export async function chooseLanguage(language: LanguageCode): Promise<void> {
  localStorage.setItem(LOCALE_STORAGE_KEY, language)
  await changeLanguage(i18n(), language)
}
