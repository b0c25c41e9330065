import { LOCALE_STORAGE_KEY } from '@selat/domain'
import { changeLanguage } from '@selat/i18n'
import type { LanguageCode } from '@selat/i18n'

import { i18n } from './i18n.ts'

/** Switches the language and keeps the choice under `locale` (§1). */
export async function chooseLanguage(language: LanguageCode): Promise<void> {
  localStorage.setItem(LOCALE_STORAGE_KEY, language)
  await changeLanguage(i18n(), language)
}
