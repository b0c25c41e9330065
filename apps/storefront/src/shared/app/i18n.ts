import {
  createI18n,
  forgetFailedTexts,
  type I18n,
  type Language,
  type LanguageCode,
  loadTexts as loadTextsOf,
  type Namespace,
} from '@selat/i18n'

import { firstTexts } from './download-texts.ts'
import { onFirstInteraction } from './first-interaction.ts'
import { loadMessagesOf } from './load-texts.ts'
import { trackPending } from './navigation-progress.ts'
import { perVisitor } from './visitor/current-visitor.ts'

type Texts = { starting: Promise<I18n> | undefined; instance: I18n | undefined }

const texts = perVisitor<Texts>(() => ({ starting: undefined, instance: undefined }))

/** Starts the visitor's i18n instance; resolves when the first texts are loaded, and rejects if they cannot be loaded. */
export function startI18n(
  language: LanguageCode,
  onLanguage: (language: Language) => void,
): Promise<I18n> {
  const starting = create(language, onLanguage)
  texts().starting = starting
  return starting
}

async function create(language: LanguageCode, onLanguage: (language: Language) => void) {
  const own = texts()
  const instance = await createI18n({
    language,
    onLanguage,
    preload: firstTexts,
    load: (code, namespace) => trackPending(loadMessagesOf(code, namespace)),
  })
  await loadTextsOf(instance, firstTexts)
  // These texts describe failures, so they must be loaded before the connection can fail.
  onFirstInteraction(() => loadTextsOf(instance, ['problem']))
  own.instance = instance
  return instance
}

/** Uses an instance that has its texts already. A server has one for each language, which all of its visitors share. */
export function takeI18n(instance: I18n): void {
  texts().instance = instance
}

/**
 * Loads the texts of a page before it renders, so that none of its parts waits for them later. Rejects if they cannot
 * be loaded.
 */
export async function loadTexts(namespaces: readonly Namespace[]): Promise<void> {
  const started = await texts().starting
  if (started) await loadTextsOf(started, namespaces)
}

/** Lets texts that failed to load be requested once more; call it after the failure was shown. */
export function retryTexts(): void {
  const { instance } = texts()
  if (instance) forgetFailedTexts(instance)
}

/** Returns the i18n instance for texts outside of components; inside, use `useTranslation`. */
export function i18n(): I18n {
  const { instance } = texts()
  if (!instance) throw new Error('Texts are asked for before the app has started.')
  return instance
}
