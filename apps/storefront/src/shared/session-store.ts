import { DEFAULT_CURRENCY, SESSION_STORAGE_KEY, parseSessionStore } from '@selat/domain'
import type { Schemas } from '@selat/sdk'
import { create } from 'zustand'

type User = Schemas['User']

/** What may go to disk of a user: what the screen shows of him, and what the guards ask. */
export type SessionUser = Pick<User, 'Id' | 'Name' | 'Username' | 'Role' | 'CurrencyObj' | 'IsB2B' | 'IsB2C'>

/** What the specification keeps of a visit (§3); what came by wire keeps the wire's names. */
export type Session = {
  user: SessionUser | null
  token: string | null
  base: Schemas['BaseConfiguration'] | null
  company: Schemas['Company'] | null
  currencies: Schemas['Currency'][]
  localCurrency: string
}

const empty: Session = {
  user: null,
  token: null,
  base: null,
  company: null,
  currencies: [],
  localCurrency: DEFAULT_CURRENCY,
}

export const useSession = create<Session>(() => readStored())

export const session = (): Session => useSession.getState()

function readStored(): Session {
  return { ...empty, ...parseSessionStore(localStorage.getItem(SESSION_STORAGE_KEY)) }
}

function change(part: Partial<Session>): void {
  useSession.setState(part)
  localStorage.setItem(SESSION_STORAGE_KEY, JSON.stringify(session()))
}

export function signIn({ Token, User }: Pick<Schemas['Session'], 'Token' | 'User'>): void {
  change({ token: Token, user: toSessionUser(User) })
}

/** Removes token, user and profile, and wipes both storages (§4). */
export function clearSession(): void {
  useSession.setState({ token: null, user: null })
  localStorage.clear()
  sessionStorage.clear()
}

/** Keeps the tenant's configuration. A currency that this tenant does not sell in gives way to its own. */
export function keepBase(base: Schemas['BaseConfiguration']): void {
  const { base: former, localCurrency } = session()
  const isChosenHere = former?.System === base.System && base.Currencies.includes(localCurrency)
  change({ base, localCurrency: isChosenHere ? localCurrency : base.DefaultCurrency })
}

export const keepCompany = (company: Schemas['Company']): void => change({ company })
export const keepCurrencies = (currencies: Schemas['Currency'][]): void => change({ currencies })
export const chooseCurrency = (localCurrency: string): void => change({ localCurrency })

function toSessionUser({ Id, Name, Username, Role, CurrencyObj, IsB2B, IsB2C }: User): SessionUser {
  return { Id, Name, Username, Role, CurrencyObj, IsB2B, IsB2C }
}

// Another tab signed out (the key is null when it wiped everything), signed in or changed the currency.
window.addEventListener('storage', (event) => {
  if (event.key === SESSION_STORAGE_KEY || event.key === null) {
    const { base, company, currencies } = session()
    const { token, user, localCurrency } = readStored()
    useSession.setState({ base, company, currencies, token, user, localCurrency })
  }
})

export const isLoggedIn = (state: Session): boolean => state.token !== null
export const currencyUser = (state: Session): string | undefined => state.user?.CurrencyObj.Code
export const currencyCompany = (state: Session): string | undefined => state.company?.CurrencyName
export const isUserB2b = (state: Session): boolean => state.user?.IsB2B === 'true'
export const userB2C = (state: Session): boolean => state.user?.IsB2C === 'true'
/** The currency that prices are shown in: the account's, else the visitor's choice. */
export const shownCurrency = (state: Session): string => currencyUser(state) ?? state.localCurrency
