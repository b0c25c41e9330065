import { INSTANSI_ROLE } from '@selat/domain'

import { toAccountKey } from './account-key.ts'
import { type KnownCodes, unknownCodes } from './known-codes.ts'
import type { TenantFixture } from './read-tenant-folder.ts'
import { repeated } from './repeated.ts'

type User = TenantFixture['users'][number]

const ROLES: ReadonlySet<string> = new Set(['Customer', 'Agent', INSTANSI_ROLE])

/** Lists the reasons why accounts of a tenant could not be opened; empty if there are none. */
export function checkUsers(tenant: TenantFixture, known: KnownCodes): string[] {
  const { users, agencies, settings } = tenant
  const agencyIds = new Set(agencies.map(({ id }) => id))
  return [
    ...(['id', 'username', 'email'] as const).flatMap((key) =>
      repeated(users.map((user) => toAccountKey(user[key]))).map(
        (text) => `two accounts have the ${key} ${text}`,
      ),
    ),
    ...users
      .filter(({ password }) => password.length < settings.passwordMinLength)
      .map(
        ({ username }) =>
          `the password of ${username} is shorter than ${settings.passwordMinLength}`,
      ),
    // A misspelt role would count as that of a customer.
    ...unknownCodes(
      '/users',
      'role',
      users.map(({ role }) => role),
      ROLES,
    ),
    ...unknownCodes(
      '/users',
      'terminal',
      users.flatMap(({ terminals = [] }) => terminals),
      known.terminals,
    ),
    ...users.flatMap((user) => placeReasons(user, tenant)),
    ...users.flatMap(({ username, role, agency }) => {
      if ((role === 'Agent') !== (agency !== undefined))
        return `${username} is ${agency ? 'no agent, but works for an agency' : 'an agent of no agency'}`
      return agency && !agencyIds.has(agency.id)
        ? `${username} works for no known ${agency.id}`
        : []
    }),
    ...agencies
      .filter(({ id }) => !users.some(({ agency }) => agency?.id === id && agency.role === 'owner'))
      .map(({ name }) => `nobody owns ${name}`),
  ].map((reason) => `users.json: ${reason}`)
}

/** Checks that an account fits its site. A site is for agents or for customers (NAV-5), and authorities may use either. */
function placeReasons({ username, role, terminals, isB2b, isB2c }: User, site: TenantFixture) {
  if (role === INSTANSI_ROLE) return []
  const whose = site.isB2b ? 'agents' : 'customers'
  const isOfSite = (role === 'Agent') === site.isB2b && isB2b === site.isB2b && isB2c !== isB2b
  return [
    isOfSite ? [] : `${username} has another role, isB2b or isB2c than a site of ${whose} has`,
    terminals ? `${username} reads terminals, but is no authority` : [],
  ].flat()
}
