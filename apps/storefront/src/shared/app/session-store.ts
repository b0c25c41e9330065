import {
  SESSION_STORAGE_KEY,
  clearSession as withoutAccount,
  parseSessionStore,
  serialiseSessionStore,
  viewSession,
  type SessionStore,
  type SessionUser,
  type SessionView,
} from '@selat/domain'
import type { Schemas } from '@selat/sdk'

import { isDarkNow } from './appearance.ts'
import { keepOnDevice } from './keep-on-device.ts'
import { knownRole } from './known/known-agency.ts'
import { OFFLINE_CACHE } from './offline-cache.ts'
import { forgetSetAside, giveBack, setAside } from './set-aside.ts'
import { perVisitor } from './visitor/current-visitor.ts'
import { forgetTold, tellServer } from './visitor/told-server.ts'
import { visitorStore } from './visitor/visitor-store.ts'
import type { Start } from './visitor/visitor.ts'

/**
 * Holds the session of §3, in local storage under `sessionStore`. Only the values that the domain lists are stored, not
 * the whole object.
 */
export const useSession = visitorStore<SessionStore>({
  initial: firstSession,
  restore: (start) => ({ ...storedSession(), ...ofStart(start) }),
  follow: ({ setState }, signal) => {
    // Another tab has signed in or out, or has wiped the storage: in that case the key is null (SES-5).
    const onStorage = ({ key }: StorageEvent) => {
      if (key === SESSION_STORAGE_KEY || key === null) takeStored(setState, key === null)
    }
    // A page that the browser restores from its back/forward cache missed what other tabs did meanwhile.
    const onReturn = ({ persisted }: PageTransitionEvent) => {
      if (persisted) takeStored(setState, false)
    }
    // A hidden page may never be shown again, and a reload signs in with the stored session.
    const onHidden = () => {
      if (document.visibilityState === 'hidden' && unkept().isAccount) change({})
    }
    window.addEventListener('storage', onStorage, { signal })
    window.addEventListener('pageshow', onReturn, { signal })
    window.addEventListener('visibilitychange', onHidden, { signal })
  },
})

/**
 * Whether the device had no room to store the signed-in account. This page still has it in memory; the next write of the
 * session tries to store it again.
 */
const unkept = perVisitor(() => ({ isAccount: false }))

export const session = (): SessionStore => useSession.getState()

/** Applies the session that another tab has stored, before the browser reports it. */
export const followStored = (): void => takeStored(useSession.setState, false)

function takeStored(setState: (part: Partial<SessionStore>) => void, isWiped: boolean): void {
  const stored = storedSession()
  // Another tab's write does not end an account that only this page has in memory.
  if (unkept().isAccount && stored.token === null && !isWiped) {
    setState({ localCurrency: stored.localCurrency })
    return
  }
  unkept().isAccount = false
  followTyped(session().user?.Id, stored.user?.Id, isWiped)
  setState({ ...accountOf(stored), localCurrency: stored.localCurrency })
}

/** Returns one of the derived values of §3: `useSessionView((view) => view.isLoggedIn)`. */
export function useSessionView<Value extends string | boolean | null>(
  selector: (view: SessionView) => Value,
): Value {
  return useSession((state) => selector(viewSession(state)))
}

/** Signs an account in. Returns whether the text that the account had typed before its session ended is restored. */
export function signIn({ Token, User }: Pick<Schemas['Session'], 'Token' | 'User'>): boolean {
  const { Name, Username } = User
  const isTypedBack = giveBack(User.Id)
  changeAccount({
    token: Token,
    user: toSessionUser(User),
    profile: { Name, Username },
    userInfo: { DisplayName: Name },
  })
  tellServer('signedIn', '1')
  return isTypedBack
}

/**
 * Converts the user of an answer. A member whose role this site does not know gets no agency, and so sees none of its pages.
 */
function toSessionUser({ Agency, ...user }: Schemas['Session']['User']): SessionUser {
  const role = Agency && knownRole(Agency.Role)
  return {
    ...user,
    Agency: Agency && role && role !== 'unknown' ? { ...Agency, Role: role } : null,
  }
}

/** Stores a changed name or username, so that everything that shows them updates. */
export function keepProfile({
  Name,
  Username,
}: Pick<Schemas['Profile'], 'Name' | 'Username'>): void {
  const { user } = session()
  changeAccount({
    user: user && { ...user, Name, Username },
    profile: { Name, Username },
    userInfo: { DisplayName: Name },
  })
}

/** Removes token, user and profile, and wipes both storages (§4). The open page keeps the configuration of its site. */
export function clearSession(): void {
  useSession.setState(withoutAccount(session()))
  unkept().isAccount = false
  localStorage.clear()
  forgetTold()
  wipeTab()
  dropKeptCache()
}

/**
 * Ends a session that the server no longer knows. Everything is removed as on signing out, but the typed text waits in this tab
 * for the same account to log in again.
 */
export function endSession(): void {
  const { user } = session()
  if (user) setAside(user.Id)
  else sessionStorage.clear()
  useSession.setState(withoutAccount(session()))
  unkept().isAccount = false
  // Keys are removed one by one: clearing all of the storage at once would tell other tabs that the account has signed out.
  for (const key of Object.keys(localStorage)) localStorage.removeItem(key)
  forgetTold()
  dropKeptCache()
}

function wipeTab(): void {
  sessionStorage.clear()
  forgetSetAside()
}

function dropKeptCache(): void {
  // Without a cache storage the site is not served over HTTPS, or this is a test.
  void globalThis.caches?.delete(OFFLINE_CACHE)
}

/**
 * Stores the values of the base configuration that the next start needs. A currency chosen on another site is replaced
 * by this site's own.
 */
export function keepBase(base: Schemas['BaseConfiguration']): void {
  const { base: former, localCurrency } = session()
  const isChosenHere = former?.System === base.System && base.Currencies.includes(localCurrency)
  const shade = isDarkNow() ? 'Dark' : 'Light'
  change({
    base: { System: base.System },
    systemId: base.System,
    logo: base.Logo[shade],
    loader: base.Loader[shade],
    localCurrency: isChosenHere ? localCurrency : base.DefaultCurrency,
  })
}

export const keepCompany = (company: Schemas['Company']): void => change({ company })
export const keepCurrencies = (currencyList: Schemas['Currency'][]): void =>
  change({ currencyList })
export function chooseCurrency(localCurrency: string): void {
  change({ localCurrency })
  tellServer('currency', localCurrency)
}

/** Returns the state before storage is read: no account is signed in, on the site whose configuration came with the page. */
function firstSession(start: Start): SessionStore {
  return { ...parseSessionStore(null), ...ofStart(start) }
}

/** Returns the choices that a rendered page was made for, which stay until the visitor chooses otherwise. */
function ofStart({ base, currency }: Start): Partial<SessionStore> {
  if (base === null) return {}
  return {
    base: { System: base.System },
    systemId: base.System,
    localCurrency: currency ?? base.DefaultCurrency,
  }
}

type Account = Pick<SessionStore, 'token' | 'user' | 'profile' | 'userInfo'>

const accountOf = ({ token, user, profile, userInfo }: SessionStore): Account => ({
  token,
  user,
  profile,
  userInfo,
})

function changeAccount(part: Partial<Account>): void {
  useSession.setState(part)
  unkept().isAccount = !keepWith(accountOf(session()))
}

/** Changes values that do not belong to the account. */
function change(part: Partial<Omit<SessionStore, keyof Account>>): void {
  useSession.setState(part)
  if (keepWith(accountToKeep())) unkept().isAccount = false
}

/**
 * Returns the account to store. Another tab may have signed in or out a moment ago, before the browser reported it here, so the
 * stored account stays as it is. Only an account that the device had no room for is written from memory.
 */
function accountToKeep(): Account {
  const stored = storedSession()
  const isOwn = stored.token === null || stored.token === session().token
  return accountOf(unkept().isAccount && isOwn ? session() : stored)
}

function keepWith(account: Account): boolean {
  return keepOnDevice(SESSION_STORAGE_KEY, serialiseSessionStore({ ...session(), ...account }))
}

/** Reads what storage holds, whatever state the page began with. */
export function storedSession(): SessionStore {
  return parseSessionStore(localStorage.getItem(SESSION_STORAGE_KEY))
}

/**
 * Puts typed text aside or back when the account changes, whichever tab ends or changes the session. Text that is typed in this
 * tab belongs to the account that typed it.
 */
function followTyped(before: string | undefined, now: string | undefined, isWiped: boolean): void {
  if (before === now) return
  if (before !== undefined && isWiped) wipeTab()
  else if (before !== undefined) setAside(before)
  if (now !== undefined) giveBack(now)
}
