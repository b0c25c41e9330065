import { drawUnusedNumber } from '../../../engine/random/unused-number.ts'
import type { Work } from '../../../operation/work.ts'
import type { Tenant } from '../../../world/tenants/tenant.ts'

/**
 * Makes a number that no order of the tenant has, such as `NST-4KQ7ZP`: the initials of the site, then characters that
 * cannot be mistaken for each other.
 */
export function makeConfirmationNumber(
  { store, ids }: Pick<Work, 'store' | 'ids'>,
  tenant: Pick<Tenant, 'slug' | 'name'>,
): Promise<string> {
  return drawUnusedNumber(ids, initialsOf(tenant.name), (number) =>
    store
      .selectFrom('orders')
      .select('id')
      .where('tenant', '=', tenant.slug)
      .where('confirmation_number', '=', number)
      .executeTakeFirst(),
  )
}

/** Returns the first letters of the first three words as capitals: `Nusa Strait Travel` becomes `NST`. */
export function initialsOf(name: string): string {
  const letters = name.match(/\b[A-Za-z]/gu) ?? []
  return letters.slice(0, 3).join('').toUpperCase()
}
