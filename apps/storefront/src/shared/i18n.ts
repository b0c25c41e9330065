import { createI18n, forgetFailedTexts, loadTexts as loadTextsOf } from '@selat/i18n'
import type { I18n, Language, LanguageCode, Namespace } from '@selat/i18n'

import { firstTexts } from './download-texts.ts'
import { afterFirstMove } from './first-move.ts'
import { loadMessagesOf } from './load-texts.ts'
import { trackPending } from './pending.ts'

let starting: Promise<I18n> | undefined
let instance: I18n | undefined

/** Starts the one i18n instance of the app; resolves when the first texts are there, and rejects when they cannot be had. */
export function startI18n(
  language: LanguageCode,
  onLanguage: (language: Language) => void,
): Promise<I18n> {
  starting = create(language, onLanguage)
  return starting
}

async function create(language: LanguageCode, onLanguage: (language: Language) => void) {
  instance = await createI18n({
    language,
    onLanguage,
    preload: firstTexts,
    load: (code, namespace) => trackPending(loadMessagesOf(code, namespace)),
  })
  await loadTextsOf(instance, firstTexts)
  // A failure is told in these; they must be here before the connection goes.
  afterFirstMove(() => loadTexts(['problem']))
  return instance
}

/** Has a page's texts ready before it renders, so that nothing on it waits for them later. Rejects when they cannot be had. */
export async function loadTexts(namespaces: readonly Namespace[]): Promise<void> {
  const started = await starting
  if (started) await loadTextsOf(started, namespaces)
}

/** Lets texts that could not be had be asked for once more: after the failure was shown. */
export function retryTexts(): void {
  if (instance) forgetFailedTexts(instance)
}

/** For texts outside of components; inside, use `useTranslation`. */
export function i18n(): I18n {
  if (!instance) throw new Error('Texts are asked for before the app has started.')
  return instance
}
