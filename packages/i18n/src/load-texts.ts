import type { i18n as I18n } from 'i18next'

import { type LanguageCode, languageFromTag, languageOf } from './languages.ts'
import type { Namespace } from './namespaces.ts'

/** Thrown if texts cannot be loaded. A component that needs them cannot be shown, because it would show their keys. */
export class TextsNotArrived extends Error {}

/** Whether the texts of namespaces are loaded, in the current language or another. */
export function hasTexts(
  i18n: I18n,
  namespaces: readonly string[],
  language: LanguageCode = languageFromTag(i18n.language),
): boolean {
  const { tag } = languageOf(language)
  return namespaces.every((namespace) => i18n.hasResourceBundle(tag, namespace))
}

/**
 * Loads namespaces in the current language. Rejects with `TextsNotArrived` if one of them cannot be loaded; the next
 * call tries it again.
 */
export async function loadTexts(i18n: I18n, namespaces: readonly Namespace[]): Promise<void> {
  const failures = await failuresOf(i18n, () => i18n.loadNamespaces([...namespaces]))
  if (!hasTexts(i18n, namespaces))
    throw new TextsNotArrived(
      [`Of ${namespaces.join(', ')} not all texts have come.`, ...failures].join(' '),
    )
}

/** Loads the texts in use in another language, without switching to it. Rejects like `loadTexts`. */
export async function loadTextsIn(i18n: I18n, language: LanguageCode): Promise<void> {
  const inUse = [i18n.options.ns ?? []].flat()
  const { tag } = languageOf(language)
  const failures = await failuresOf(i18n, () => i18n.reloadResources([tag], inUse))
  if (!hasTexts(i18n, inUse, language))
    throw new TextsNotArrived([`Not all texts of ${language} have come.`, ...failures].join(' '))
}

/**
 * Returns the failures of a download, each with its language and namespace, so that the author of a wrong file can find
 * it.
 */
async function failuresOf(i18n: I18n, load: () => Promise<unknown>): Promise<string[]> {
  const failures: string[] = []
  const note = (tag: string, namespace: string, reason: unknown) => {
    failures.push(`${languageFromTag(tag)}/${namespace}: ${String(reason)}.`)
  }
  i18n.on('failedLoading', note)
  try {
    await load()
  } finally {
    i18n.off('failedLoading', note)
  }
  return failures
}
