import { DEFAULT_CURRENCY, START_SYSTEM } from '../limits.ts'

/** Version of the stored form; raised when it changes, so that older text can be told and migrated. */
export const SESSION_VERSION = 1

/**
 * The session as it is kept between visits (§3), with the wire's own names inside. Display fields only: no passport,
 * date of birth, phone or e-mail address ever gets here. `IsB2B` and `IsB2C` are the text `'true'` when set.
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

/** What the screen shows of a user, and what the guards ask. */
export type SessionUser = {
  readonly Id: string
  readonly Name: string
  readonly Username: string
  readonly Role: { readonly Name: string }
  readonly CurrencyObj: { readonly Code: string }
  readonly IsB2B: string
  readonly IsB2C: string
  /** Whom an agent works for, and as what; null of everybody else. */
  readonly Agency: SessionAgency | null
}

/** What a member may do for its agency: an owner everything, a booker sells, finance sees to the money. */
export const MEMBER_ROLES = ['owner', 'booker', 'finance'] as const

export type MemberRole = (typeof MEMBER_ROLES)[number]

export type SessionAgency = {
  readonly Id: string
  readonly Name: string
  readonly Role: MemberRole
}

/** The session of a visitor who was never here. */
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
