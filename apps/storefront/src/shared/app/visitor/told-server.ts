import type { LanguageCode } from '@selat/i18n'

/**
 * The facts about a visitor that a server needs to render a page as the browser would. None of them says who the visitor is.
 */
export type ToldServer = {
  language: LanguageCode
  currency: string
  appearance: 'light' | 'dark' | 'system'
  /** Only whether an account is signed in: its pages are rendered in the browser, which has the session. */
  signedIn: '1'
}

const YEAR_SECONDS = 365 * 24 * 60 * 60

/** Keeps one of these facts in a cookie, or deletes the cookie if the value is null. */
export function tellServer<Name extends keyof ToldServer>(
  name: Name,
  value: ToldServer[Name] | null,
): void {
  const age = value === null ? 0 : YEAR_SECONDS
  // A cookie holds nothing but these short words, because the API's own answers must never travel in one.
  document.cookie = `${name}=${value ?? ''}; Path=/; Max-Age=${age}; SameSite=Lax`
}

/** Deletes all of these cookies, as the storage is wiped when an account signs out. */
export function forgetTold(): void {
  for (const name of ['language', 'currency', 'appearance', 'signedIn'] as const)
    tellServer(name, null)
}
