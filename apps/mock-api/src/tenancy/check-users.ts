import { toAccountKey } from '../accounts/account.ts'
import type { TenantFixture } from '../tenants/read-tenant-folder.ts'

/** Why not every account of a tenant could be opened; empty when all can. */
export function checkUsers({ users, agencies, settings }: TenantFixture): string[] {
  const known = new Set(agencies.map(({ id }) => id))
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
    ...users.flatMap(({ username, role, agency }) => {
      if ((role === 'Agent') !== (agency !== undefined))
        return `${username} is ${agency ? 'no agent, but works for an agency' : 'an agent of no agency'}`
      return agency && !known.has(agency.id) ? `${username} works for no known ${agency.id}` : []
    }),
    ...agencies
      .filter(({ id }) => !users.some(({ agency }) => agency?.id === id && agency.role === 'owner'))
      .map(({ name }) => `nobody owns ${name}`),
  ].map((reason) => `users.json: ${reason}`)
}

function repeated(texts: readonly string[]): string[] {
  return [...new Set(texts.filter((text, index) => texts.indexOf(text) < index))]
}
