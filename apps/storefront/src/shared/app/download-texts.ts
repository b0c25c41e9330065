import type { LanguageCode, Namespace } from '@selat/i18n'

import { loadMessagesOf } from './load-texts.ts'

/** What header and footer speak, so every page needs it before its first paint. */
export const firstTexts: readonly Namespace[] = ['common', 'base']

/** Starts a download of texts; whoever asks for them after that finds it done. */
export function downloadTexts(language: LanguageCode, namespaces: readonly Namespace[]): void {
  for (const namespace of namespaces) {
    // Whoever needs the texts later hears of the failure.
    loadMessagesOf(language, namespace).catch(() => undefined)
  }
}
