import { EMPTY_SESSION, serialiseSessionStore, SESSION_STORAGE_KEY } from '@selat/domain'
import { createConsoleClient } from '@selat/mock-api/console'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import { MAIN_SANDBOX, SANDBOX_NAME, visitCookie } from '../api/sandbox-cookie.ts'

/** The keys of preferences, which stay when the visitor changes. */
const KEPT = new Set(['locale', 'appearance'])

type Tenant = { slug: string; system: number; storefront: string; currencies: readonly string[] }
type Login = { username: string; password: string }

/**
 * Puts this browser into the sandbox of the link, and logs in as its user; without a user, the visitor is a guest. Rejects with
 * an error for the reader.
 */
export async function enterStorefront(wanted: URLSearchParams): Promise<void> {
  const sandbox = wanted.get('sandbox') ?? MAIN_SANDBOX
  if (!SANDBOX_NAME.test(sandbox)) throw new Error(`No sandbox can be called ${sandbox}.`)
  document.cookie = visitCookie(sandbox)
  leaveFormerVisit()
  const username = wanted.get('user')
  if (username === null) return
  const { tenant, login } = await findLogin(sandbox, username)
  const { Token, User } = await logIn(tenant, login)
  const { Name, Username } = User
  localStorage.setItem(
    SESSION_STORAGE_KEY,
    serialiseSessionStore({
      ...EMPTY_SESSION,
      token: Token,
      user: User,
      profile: { Name, Username },
      userInfo: { DisplayName: Name },
      base: { System: tenant.system },
      systemId: tenant.system,
    }),
  )
}

/** Removes what the former visitor has stored, because it belongs to another user or another sandbox. */
function leaveFormerVisit(): void {
  for (const key of Object.keys(localStorage)) if (!KEPT.has(key)) localStorage.removeItem(key)
  sessionStorage.clear()
}

/** Finds the account of that name on the entered site. If the address belongs to no site, all tenants are searched. */
async function findLogin(
  sandbox: string,
  username: string,
): Promise<{ tenant: Tenant; login: Login }> {
  const { tenants } = await createConsoleClient(window.location.origin, { sandbox }).tenants()
  const here = tenants.filter(({ storefront }) => storefront === window.location.origin)
  for (const tenant of here.length > 0 ? here : tenants) {
    const login = tenant.logins.find((candidate) => candidate.username === username)
    if (login) return { tenant, login }
  }
  throw new Error(`Nobody here is called ${username}. Take a link from the console.`)
}

async function logIn({ system, currencies }: Tenant, login: Login): Promise<Schemas['Session']> {
  const query = new URLSearchParams({ system: String(system), currency: currencies[0] ?? '' })
  const answer = await fetch(`/travel/v1/auth/login?${query}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ Username: login.username, Password: login.password }),
  })
  if (answer.ok) return (await answer.json()) as Schemas['Session'] // The contract describes this answer.
  const problem = (await answer.json().catch(() => ({}))) as Partial<Schemas['Problem']> // A refusal is a problem document.
  throw new Error(problem.detail ?? `The login answers ${answer.status}.`)
}
