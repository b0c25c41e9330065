import { DEFAULT_CURRENCY, START_SYSTEM } from '../limits.ts'

/**
 * The version of the stored form. It is raised when the form changes, so that older text can be recognised and migrated.
 */
export const SESSION_VERSION = 1

/**
 * The session as the browser stores it (§3), with the names of the wire. It has fields for display only: never a passport,
 * date of birth, phone number or e-mail address. `IsB2B` and `IsB2C` are the text `'true'` if set.
 */
export type SessionStore = {
  readonly user: SessionUser | null
  readonly token: string | null
  readonly base: { readonly System: number } | null
  readonly company: { readonly CurrencyName: string } | null
  readonly profile: { readonly Name: string; readonly Username: string } | null
  readonly currencyList: readonly { readonly Code: string; readonly Name: string }[]
  readonly userInfo: { readonly DisplayName: string } | null
  readonly localCurrency: string
  readonly systemId: number
  readonly logo: string | null
  readonly loader: string | null
}

/** The fields of a user that pages show and guards check. */
export type SessionUser = {
  readonly Id: string
  readonly Name: string
  readonly Username: string
  readonly Role: { readonly Name: string }
  readonly CurrencyObj: { readonly Code: string }
  readonly IsB2B: string
  readonly IsB2C: string
  /** The agency and role of a member; null for other users. */
  readonly Agency: SessionAgency | null
}

/** The roles of a member: an owner may do everything, a booker sells, finance manages the money. */
export const MEMBER_ROLES = ['owner', 'booker', 'finance'] as const

export type MemberRole = (typeof MEMBER_ROLES)[number]

export type SessionAgency = {
  readonly Id: string
  readonly Name: string
  readonly Role: MemberRole
}

/** The session of a first-time visitor. */
export const EMPTY_SESSION: SessionStore = {
  user: null,
  token: null,
  base: null,
  company: null,
  profile: null,
  currencyList: [],
  userInfo: null,
  localCurrency: DEFAULT_CURRENCY,
  systemId: START_SYSTEM,
  logo: null,
  loader: null,
}
