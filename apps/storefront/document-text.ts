import { readFileSync } from 'node:fs'

/** Returns a text for the document itself, such as `common:action.retry`, in a language. */
export function documentText(language: string, key: `${string}:${string}.${string}`): string {
  const [namespace = '', group = '', name = ''] = key.split(/[:.]/)
  const file = import.meta.resolve(`@selat/i18n/messages/${language}/${namespace}.json`)
  const messages = JSON.parse(readFileSync(new URL(file), 'utf8'))
  return messages[group][name]
}
