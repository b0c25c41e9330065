type Messages = { [key: string]: string | Messages }

const PLURAL = /_(?:zero|one|two|few|many|other)$/

/**
 * The messages of a file with the plural forms of another language. A form that the file lacks gets the text of `other`; a form
 * that the language lacks is removed.
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
