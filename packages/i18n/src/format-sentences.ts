import { type LanguageCode, languageOf } from './languages.ts'

/** Matches the end of a complete sentence: a mark that ends it, or a colon, perhaps before closing quotes or brackets. */
const ended = /[\p{Sentence_Terminal}:：…][\p{Pf}\p{Pe}"']*$/u

/**
 * Makes a sentence of a title or of a server's message: it adds the language's full stop if there is none.
 *
 * @example formatSentence('网络已断开', 'ZH') // '网络已断开。'
 */
export function formatSentence(text: string, language: LanguageCode): string {
  return ended.test(text) ? text : text + languageOf(language).fullStop
}

/**
 * Joins sentences as the language does, each with its full stop except the last. Empty and absent ones are left out.
 *
 * @example formatSentences(['付款时间已过', '请重新预订。'], 'ZH') // '付款时间已过。请重新预订。'
 */
export function formatSentences(
  sentences: readonly (string | false | null | undefined)[],
  language: LanguageCode,
): string {
  const said = sentences.filter((text): text is string => Boolean(text))
  const last = said.pop()
  if (last === undefined) return ''
  return [...said.map((text) => formatSentence(text, language)), last].join(
    languageOf(language).sentenceGap,
  )
}
