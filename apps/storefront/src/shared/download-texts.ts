import { loadMessages } from '@selat/i18n'
import type { LanguageCode, Namespace } from '@selat/i18n'

/** What header and footer speak, so every page needs it before its first paint. */
export const firstTexts: readonly Namespace[] = ['common', 'base']

/** Starts a download of texts; whoever asks for them after that finds it done. */
export function downloadTexts(language: LanguageCode, namespaces: readonly Namespace[]): void {
  for (const namespace of namespaces) {
    // Whoever needs the texts later hears of the failure.
    loadMessages(language, namespace).catch(() => undefined)
  }
}
