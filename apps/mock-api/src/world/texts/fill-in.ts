/**
 * Replaces each `{{name}}` by its value. Throws if a name has no value, because a mail that is sent cannot be corrected.
 */
export function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/gu, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`No value for {{${name}}} in "${text}"`)
    return value
  })
}
