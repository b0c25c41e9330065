import { createI18n, forgetFailedTexts, loadTexts as loadTextsOf } from '@selat/i18n'
import type { I18n, Language, LanguageCode, Namespace } from '@selat/i18n'

import { firstTexts } from './download-texts.ts'
import { onFirstInteraction } from './first-interaction.ts'
import { loadMessagesOf } from './load-texts.ts'
import { trackPending } from './navigation-progress.ts'
import { perVisitor } from './visitor/current-visitor.ts'

type Texts = { starting: Promise<I18n> | undefined; instance: I18n | undefined }

const texts = perVisitor<Texts>(() => ({ starting: undefined, instance: undefined }))

/** Starts the visitor's i18n instance; resolves when the first texts are there, and rejects when they cannot be had. */
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
  // A failure is told in these; they must be here before the connection goes.
  onFirstInteraction(() => loadTextsOf(instance, ['problem']))
  own.instance = instance
  return instance
}

/** Takes an instance that has its texts already. A server has one of each language, which all of its visitors share. */
export function takeI18n(instance: I18n): void {
  texts().instance = instance
}

/** Has a page's texts ready before it renders, so that nothing on it waits for them later. Rejects when they cannot be had. */
export async function loadTexts(namespaces: readonly Namespace[]): Promise<void> {
  const started = await texts().starting
  if (started) await loadTextsOf(started, namespaces)
}

/** Lets texts that could not be had be asked for once more: after the failure was shown. */
export function retryTexts(): void {
  const { instance } = texts()
  if (instance) forgetFailedTexts(instance)
}

/** For texts outside of components; inside, use `useTranslation`. */
export function i18n(): I18n {
  const { instance } = texts()
  if (!instance) throw new Error('Texts are asked for before the app has started.')
  return instance
}
