import type { ClientOptions } from './client-options.ts'

/** The words for what each setting takes. They contain the name of every type that is accepted. */
const ACCEPTED = {
  baseUrl: 'a string',
  system: 'a number or a function that returns it',
  currency: 'a string, undefined or a function that returns it',
  token: 'a string, null or a function that returns it',
  language: 'a string or a function that returns it',
} satisfies { [Name in keyof ClientOptions]?: string }

/** Throws a sentence about the first setting that is missing or wrong, for callers without type checks. */
export function checkOptions(options: ClientOptions | undefined): void {
  for (const [name, accepted] of Object.entries(ACCEPTED)) {
    const value = options?.[name as keyof typeof ACCEPTED]
    const type = value === null ? 'null' : typeof value
    if (!accepted.includes(type))
      throw new TypeError(`The client’s option “${name}” takes ${accepted}, not ${type}.`)
  }
}
