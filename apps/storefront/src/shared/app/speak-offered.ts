import { changeLanguage, isLanguageCode, parseLanguage } from '@selat/i18n'

import { i18n } from './i18n.ts'
import { currentLanguage, languageOfAddress, languageOfBrowser, storedLanguage } from './locale.ts'

/**
 * Changes to a language that the tenant offers where the browser's preference decided before the tenant was known. A language
 * that the visitor chose, or that the address names, stays. If the texts cannot be loaded, the language stays as well.
 */
export async function speakOffered(languages: readonly unknown[]): Promise<void> {
  const offered = languages.filter(isLanguageCode)
  if (offered.includes(currentLanguage())) return
  if (storedLanguage() !== null || languageOfAddress() !== null) return
  const language = languageOfBrowser(offered) ?? parseLanguage(null)
  await changeLanguage(i18n(), language).catch(() => undefined)
}
