import { DEFAULT_CURRENCY } from '../limits.ts'
import type { SessionStore } from './session-store.ts'

/** The facts that the app derives from a session (§3). */
export type SessionView = {
  /** The currency of the user, or the one that the visitor chose. */
  readonly currencyUser: string
  /** The currency of the tenant; the default one until its company is loaded. */
  readonly currencyCompany: string
  readonly isLoggedIn: boolean
  readonly isUserB2b: boolean
  readonly userB2C: boolean
  readonly roleName: string | null
}

/** Derives the facts of a session. Only the text `'true'` sets a flag. */
export function viewSession(session: SessionStore): SessionView {
  const { user, token, company, localCurrency } = session
  return {
    currencyUser: user?.CurrencyObj.Code || localCurrency || DEFAULT_CURRENCY,
    currencyCompany: company?.CurrencyName || DEFAULT_CURRENCY,
    isLoggedIn: Boolean(token),
    isUserB2b: user?.IsB2B === 'true',
    userB2C: user?.IsB2C === 'true',
    roleName: user?.Role.Name || null,
  }
}

/** Returns the session after a logout: without token, user and profile, but for the same site. */
export function clearSession(session: SessionStore): SessionStore {
  return { ...session, token: null, user: null, profile: null, userInfo: null }
}
