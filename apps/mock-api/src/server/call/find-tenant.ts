import { START_SYSTEM } from '@selat/domain'

import { refuse } from '../../engine/http/refusal.ts'
import type { Tenants } from '../../world/tenants/load-tenants.ts'
import type { Tenant } from '../../world/tenants/tenant.ts'

/** Finds the tenant of a request: by its company id, or in the start call by the host of the page. */
export function findTenant(tenants: Tenants, query: Readonly<Record<string, unknown>>): Tenant {
  const { system, web } = query
  const tenant =
    typeof web === 'string' ? tenants.byHost(web.toLowerCase()) : tenants.bySystem(Number(system))
  if (!tenant) refuse('tenant_unknown')
  // The start call may send the fixed number, or, when it is repeated, the tenant's own.
  if (typeof web === 'string' && system !== START_SYSTEM && system !== tenant.system)
    refuse('tenant_unknown')
  return tenant
}
