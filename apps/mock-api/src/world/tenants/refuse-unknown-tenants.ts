import type { Db } from '../../engine/store/store.ts'
import type { Tenants } from './load-tenants.ts'

/** Refuses data with orders of a tenant that this server does not have, because their due work could not run. */
export async function refuseUnknownTenants(store: Db, { all }: Tenants): Promise<void> {
  const unknown = await store
    .selectFrom('orders')
    .select('tenant')
    .where(
      'tenant',
      'not in',
      all.map(({ slug }) => slug),
    )
    .limit(1)
    .executeTakeFirst()
  if (unknown)
    throw new Error(
      `The data has orders of the tenant ${unknown.tenant}, which is not served. Start with the --tenants that it was kept with.`,
    )
}
