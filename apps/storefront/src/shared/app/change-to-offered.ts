import { changeLanguage, defaultLanguage, isLanguageCode } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'

import { i18n } from './i18n.ts'
import { currentLanguage, languageOfAddress, languageOfBrowser, storedLanguage } from './locale.ts'

/**
 * Changes to a language that the tenant offers, if the browser's preference decided before the tenant was known. A language
 * that the visitor chose or that the address names stays. If the texts cannot be loaded, the language stays as well.
 */
export async function changeToOffered({
  Languages,
}: Pick<Schemas['BaseConfiguration'], 'Languages'>): Promise<void> {
  const offered = Languages.filter(isLanguageCode)
  if (offered.includes(currentLanguage())) return
  if (storedLanguage() !== null || languageOfAddress() !== null) return
  const language = languageOfBrowser(offered) ?? defaultLanguage
  await changeLanguage(i18n(), language).catch(() => undefined)
}
