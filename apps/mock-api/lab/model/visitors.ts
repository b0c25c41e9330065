import { agencyOf, TENANT_SLUGS, TENANTS, type TenantSlug } from './facts.ts'
import type { Who } from './intents.ts'
import type { Order } from './model.ts'
import { one } from './pick.ts'

export const NO_TOKEN = 'this-is-nobodys-secret-00'

/**
 * All callers: on each site the visitors with each currency and without one, and the members, whose own currency counts.
 */
export const PEOPLE: readonly Who[] = TENANT_SLUGS.flatMap((tenant) => peopleOf(tenant))

function peopleOf(tenant: TenantSlug): Who[] {
  const visitors = (['IDR', 'SGD', null] as const).map((currency) => ({
    tenant,
    member: null,
    currency,
  }))
  const members = Object.keys(TENANTS[tenant].members)
  return [...visitors, ...members.map((member) => ({ tenant, member, currency: 'IDR' as const }))]
}

/** Picks a visitor on the right site with the right secret, or one without either (`access` of a random command). */
export function visitorOf(
  tenant: TenantSlug | undefined,
  { pick, access }: { pick: number; access: number },
) {
  const home = tenant ?? one(TENANT_SLUGS, pick)
  const site =
    access === 0
      ? one(
          TENANT_SLUGS.filter((slug) => slug !== home),
          pick,
        )
      : home
  return { who: one(peopleOf(site), pick), hasSecret: access !== 1 }
}

/** Returns the caller who opens an order: a visitor with its secret, or the agent, who needs none. */
export function opener({ tenant, owner }: Pick<Order, 'tenant' | 'owner'>): Who {
  const member = agencyOf(owner) === null ? null : owner
  return { tenant, member, currency: 'IDR' }
}
