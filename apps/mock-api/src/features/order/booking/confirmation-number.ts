import type { Work } from '../../../operation/work.ts'
import type { Tenant } from '../../../world/tenants/tenant.ts'

const LENGTH = 6
const ATTEMPTS = 5

/** A number that can be read aloud, `NST-4KQ7ZP`: the initials of the agency, then characters nobody mistakes. */
export async function makeConfirmationNumber(
  { store, ids }: Pick<Work, 'store' | 'ids'>,
  tenant: Pick<Tenant, 'slug' | 'name'>,
): Promise<string> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const number = `${initialsOf(tenant.name)}-${ids.readable(LENGTH)}`
    const taken = await store
      .selectFrom('orders')
      .select('id')
      .where('tenant', '=', tenant.slug)
      .where('confirmation_number', '=', number)
      .executeTakeFirst()
    if (!taken) return number
  }
  throw new Error('No free confirmation number')
}

/** First letters of the first three words, capitals only: `Nusa Strait Travel` is `NST`. */
export function initialsOf(name: string): string {
  const letters = name.match(/\b[A-Za-z]/gu) ?? []
  return letters.slice(0, 3).join('').toUpperCase()
}
