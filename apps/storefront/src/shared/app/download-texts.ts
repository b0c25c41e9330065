import type { LanguageCode, Namespace } from '@selat/i18n'

import { loadMessagesOf } from './load-texts.ts'

/** The texts of header and footer, which every page needs before its first paint. */
export const firstTexts: readonly Namespace[] = ['common', 'base']

/** Starts a download of texts, so that they are there when a page needs them. */
export function downloadTexts(language: LanguageCode, namespaces: readonly Namespace[]): void {
  for (const namespace of namespaces) {
    // The failure is ignored here, because a page that needs the texts later asks again and reports it.
    loadMessagesOf(language, namespace).catch(() => undefined)
  }
}
