import type { LanguageCode } from '@selat/i18n'

/** What a server has to know of a visitor to render a page as the browser would. None of it says who the visitor is. */
export type ToldServer = {
  language: LanguageCode
  currency: string
  appearance: 'light' | 'dark' | 'system'
  /** Only that somebody is signed in: their pages are rendered in the browser, where the session is. */
  signedIn: '1'
}

const YEAR_SECONDS = 365 * 24 * 60 * 60

/** Keeps one of these in a cookie, or takes it out of it. */
export function tellServer<Name extends keyof ToldServer>(
  name: Name,
  value: ToldServer[Name] | null,
): void {
  const age = value === null ? 0 : YEAR_SECONDS
  // Nothing but these short words; the API's own answers never travel in a cookie.
  document.cookie = `${name}=${value ?? ''}; Path=/; Max-Age=${age}; SameSite=Lax`
}

/** Takes all of it back, as storage is wiped when somebody signs out. */
export function forgetTold(): void {
  for (const name of ['language', 'currency', 'appearance', 'signedIn'] as const)
    tellServer(name, null)
}
