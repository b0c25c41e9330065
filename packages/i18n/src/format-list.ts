import { collator, listFormat } from './intl-formats.ts'
import type { LanguageCode } from './languages.ts'

/** Joins names as the language does: "2 adults, 1 child and 1 infant", "新加坡、巴淡岛和民丹岛". */
export function formatList(
  items: readonly string[],
  language: LanguageCode,
  type: 'and' | 'or' = 'and',
): string {
  const kind = type === 'and' ? 'conjunction' : 'disjunction'
  const parts = listFormat(language, { type: kind, style: 'long' }).formatToParts(items)
  return parts
    .map(({ value, type: part }, index) =>
      part === 'literal' && hanOnly.test(value)
        ? spaced(value, parts[index - 1]?.value, parts[index + 1]?.value)
        : value,
    )
    .join('')
}

const hanOnly = /^\p{Script=Han}+$/u

/** Sets a Chinese "and" apart from a figure or a Latin name beside it, as all Chinese texts do: "1 位成人和 1 位儿童". */
function spaced(word: string, before = '', after = ''): string {
  const left = /[\p{Script=Latin}\p{Nd}]$/u.test(before) ? ' ' : ''
  const right = /^[\p{Script=Latin}\p{Nd}\p{Sc}−-]/u.test(after) ? ' ' : ''
  return left + word + right
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
