export type ComboboxOption = {
  value: string
  label: string
  /** The second line, such as the town or the country. */
  hint?: string
  /** A short code at the end of the row. */
  code?: string
  /** Other names that a user may type. */
  keywords?: readonly string[]
  disabledReason?: string
}

export type ComboboxGroup = { label: string; options: readonly ComboboxOption[] }

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

function isMatch(option: ComboboxOption, groupLabel: string, words: readonly string[]): boolean {
  const texts = [
    option.label,
    option.hint,
    option.code,
    groupLabel,
    ...(option.keywords ?? []),
  ].map((text) => fold(text ?? ''))
  // Chinese and Japanese names have no spaces, so a match inside a word counts there; other names match from the start
  // of a word.
  return words.every((word) =>
    texts.some((text) =>
      /\p{Script=Han}/u.test(word) ? text.includes(word) : ` ${text}`.includes(` ${word}`),
    ),
  )
}

/** Returns the groups with the options whose names contain every typed word; an exact code comes first. */
export function filterOptions(groups: readonly ComboboxGroup[], query: string): ComboboxGroup[] {
  const words = fold(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return [...groups]
  const found = groups.map((group) => ({
    label: group.label,
    options: group.options.filter((option) => isMatch(option, group.label, words)),
  }))
  const hasCode = (group: ComboboxGroup) =>
    group.options.some((option) => fold(option.code ?? '') === words.join(' '))
  return found
    .filter((group) => group.options.length > 0)
    .toSorted((a, b) => Number(hasCode(b)) - Number(hasCode(a)))
}
