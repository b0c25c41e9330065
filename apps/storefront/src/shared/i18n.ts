import { createI18n, loadMessages } from '@selat/i18n'
import type { I18n, Language, LanguageCode } from '@selat/i18n'

import { firstTexts } from './first-texts.ts'
import { trackPending } from './pending.ts'

let instance: I18n | undefined

/** Starts the one i18n instance of the app; resolves when the first texts are there. */
export async function startI18n(
  language: LanguageCode,
  onLanguage: (language: Language) => void,
): Promise<I18n> {
  instance = await createI18n({
    language,
    onLanguage,
    preload: firstTexts,
    load: (code, namespace) => trackPending(loadMessages(code, namespace)),
  })
  // A failure is told in these; they must be here before the connection goes.
  void instance.loadNamespaces('problem')
  return instance
}

/** For texts outside of components; inside, use `useTranslation`. */
export function i18n(): I18n {
  if (!instance) throw new Error('Texts are asked for before the app has started.')
  return instance
}
