type Messages = { [key: string]: string | Messages }

const PLURAL = /_(?:zero|one|two|few|many|other)$/

/**
 * The messages of a file as a language of other plural forms has them: a form that it knows and the file lacks is the text for
 * `other`, and one that it does not know goes.
 * @example withForms({ item_one: 'A', item_other: 'B' }, ['other']) // { item_other: 'B' }
 */
export function withForms(messages: Messages, forms: readonly string[]): Messages {
  const entries = Object.entries(messages).flatMap(([key, text]): [string, string | Messages][] => {
    if (typeof text !== 'string') return [[key, withForms(text, forms)]]
    if (!PLURAL.test(key)) return [[key, text]]
    if (!key.endsWith('_other')) return []
    const base = key.replace(PLURAL, '')
    return forms.map((form) => [`${base}_${form}`, messages[`${base}_${form}`] ?? text])
  })
  return Object.fromEntries(entries)
}
