import { collator, listFormat } from './intl-formats.ts'
import type { LanguageCode } from './languages.ts'

/** Joins names as the language does: "2 adults, 1 child and 1 infant", "新加坡、巴淡岛和民丹岛". */
export function formatList(
  items: readonly string[],
  language: LanguageCode,
  type: 'and' | 'or' = 'and',
): string {
  const kind = type === 'and' ? 'conjunction' : 'disjunction'
  return listFormat(language, { type: kind, style: 'long' }).format(items)
}

/** Sorts by the language's own order (pinyin, strokes, alphabet), without changing the input. */
export function sortByText<T>(
  items: readonly T[],
  text: (item: T) => string,
  language: LanguageCode,
): T[] {
  const { compare } = collator(language, { numeric: true })
  return items.toSorted((a, b) => compare(text(a), text(b)))
}
