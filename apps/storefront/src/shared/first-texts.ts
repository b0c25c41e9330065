import { loadMessages } from '@selat/i18n'
import type { LanguageCode, Namespace } from '@selat/i18n'

/** What header and footer speak, so every page needs it before its first paint. */
export const firstTexts: readonly Namespace[] = ['common', 'base']

/** Starts their download; the app's own request for them finds it done. */
export function downloadFirstTexts(language: LanguageCode): void {
  for (const namespace of firstTexts) {
    // Whoever needs the texts later hears of the failure.
    loadMessages(language, namespace).catch(() => undefined)
  }
}
