/** Puts values for `{{name}}`; a name without a value throws, because what is sent cannot be called back. */
export function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/gu, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`No value for {{${name}}} in "${text}"`)
    return value
  })
}
