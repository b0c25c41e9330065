import { languageOf } from './languages.ts'
import type { LanguageCode } from './languages.ts'

/** What may stand before another sentence: a mark that ends one, or a colon, perhaps within quotes or brackets. */
const ended = /[\p{Sentence_Terminal}:：…][\p{Pf}\p{Pe}"']*$/u

/**
 * A title, or what a server answers with, as a sentence before another one: it gets the language's full stop where it has no end.
 *
 * @example formatSentence('网络已断开', 'ZH') // '网络已断开。'
 */
export function formatSentence(text: string, language: LanguageCode): string {
  return ended.test(text) ? text : text + languageOf(language).fullStop
}

/**
 * Has sentences follow each other as the language does. What is empty or not said at all is left out, and the last stays as it is.
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
