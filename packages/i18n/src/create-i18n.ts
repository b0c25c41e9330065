import { type BackendModule, createInstance, type i18n as I18n } from 'i18next'

import {
  defaultLanguage,
  type Language,
  type LanguageCode,
  languageFromTag,
  languageOf,
} from './languages.ts'
import type { LoadMessages } from './load-messages.ts'
import { loadTextsIn } from './load-texts.ts'
import { defaultNamespace, type Namespace } from './namespaces.ts'

export type CreateI18nOptions = {
  language: LanguageCode
  /**
   * Whether EN replaces missing texts. Use it in development only: tests prove the languages complete, and the fallback
   * makes every visitor download EN as well.
   */
  fallback?: boolean
  /** Namespaces to load before the first paint, besides `common`. */
  preload?: readonly Namespace[]
  /** Called with the language in use, at the start and after each change: the app sets `<html lang dir>` here. */
  onLanguage?: (language: Language) => void
  /** The loader of messages: `loadMessages`, or a faster source. */
  load: LoadMessages
}

/**
 * Creates the app's own i18next instance, and resolves once the first namespaces have loaded or failed. A namespace
 * that failed has empty texts and never its keys; `loadTexts` reports it and tries again.
 * @example
 * const i18n = await createI18n({ language: parseLanguage(localStorage.getItem('locale')), load: loadMessages })
 */
export async function createI18n(options: CreateI18nOptions): Promise<I18n> {
  const { language, fallback = false, preload = [], onLanguage, load } = options
  const i18n = createInstance()
  i18n.on('languageChanged', (tag) => onLanguage?.(languageOf(languageFromTag(tag))))

  await i18n.use(lazyBackend(load)).init({
    lng: languageOf(language).tag,
    fallbackLng: fallback ? languageOf(defaultLanguage).tag : false,
    // Tags are matched exactly, because zh-Hant must never fall back to the Simplified texts of zh.
    load: 'currentOnly',
    ns: [...new Set<Namespace>([defaultNamespace, ...preload])],
    defaultNS: defaultNamespace,
    partialBundledLanguages: true,
    returnNull: false,
    // Every key has a text, so a missing text has not arrived yet.
    parseMissingKeyHandler: (_key, given?: string) => given ?? '',
    // The caller decides when to try again.
    maxRetries: 0,
    // React escapes by itself.
    interpolation: { escapeValue: false },
  })
  return i18n
}

/**
 * Switches the language once all namespaces of the mounted pages are loaded in it, if it is still wanted by then. Rejects
 * with `TextsNotArrived` if they cannot be loaded; the language then stays as it was.
 */
export async function changeLanguage(
  i18n: I18n,
  language: LanguageCode,
  isStillWanted: () => boolean = () => true,
): Promise<void> {
  await loadTextsIn(i18n, language)
  if (isStillWanted()) await i18n.changeLanguage(languageOf(language).tag)
}

/** Returns the current language of an instance. */
export function currentLanguage(i18n: I18n): LanguageCode {
  return languageFromTag(i18n.language)
}

function lazyBackend(load: LoadMessages): BackendModule {
  return {
    type: 'backend',
    init: () => undefined,
    read: (tag, namespace, callback) => {
      // i18next requests only namespaces of `namespaces.ts`, which the types of `t()` and `useTranslation()` ensure.
      load(languageFromTag(tag), namespace as Namespace).then(
        (messages) => callback(null, messages),
        // `true` lets the next request try again.
        (error: unknown) =>
          callback(error instanceof Error ? error : new Error(String(error)), true),
      )
    },
  }
}
