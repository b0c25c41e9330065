import type { Context } from '../../operation/context.ts'
import type { Sailing } from '../../world/network/network.ts'
import { SHARED_STOCK } from '../../world/stock/stock-rows.ts'
import { hasSailed } from '../order/tickets/state-now.ts'
import { loadManifest, ABOARD } from './load-travellers.ts'
import { type Aboard, toManifestFile, toTravellersFile } from './manifest-file.ts'
import { digestOf } from './manifest-versions.ts'
import { countOthers } from './simulated-passengers.ts'
import { ticketKey } from './traveller.ts'

/** The load of a sailing, and whether it has changed since its last export. */
export type SailingLoad = {
  readonly booked: number
  readonly checkedIn: number
  readonly lastVersion: number | null
  readonly hasChanges: boolean
}

type Reader = Pick<Context, 'store' | 'tenants' | 'network' | 'networkSeed' | 'now'>

/** Returns the load of a sailing whose manifest is already loaded. */
export async function loadOfManifest(
  ctx: Pick<Context, 'store' | 'network'>,
  aboard: Aboard,
): Promise<SailingLoad> {
  const { sailing, travellers, checkIns } = aboard
  const last = (await lastExports(ctx, [sailing.id])).get(sailing.id)
  return {
    booked: travellers.length,
    checkedIn: travellers.filter(({ tenant, ticket }) => checkIns.has(ticketKey(tenant, ticket)))
      .length,
    lastVersion: last?.version ?? null,
    hasChanges: last !== undefined && hasChanged(ctx, aboard, last),
  }
}

type LastExport = { readonly version: number; readonly digest: string; readonly travellers: string }

/**
 * Whether travellers were added, removed or changed since an export. Check-ins count only once the ship has sailed: before that
 * they would hide late bookings among them.
 */
function hasChanged(
  { network }: Pick<Context, 'network'>,
  aboard: Aboard,
  { digest, travellers }: LastExport,
): boolean {
  return hasSailed(aboard.sailing, aboard.now)
    ? digestOf(toManifestFile(network, aboard)) !== digest
    : digestOf(toTravellersFile(network, aboard)) !== travellers
}

/** Returns the loads of some sailings. Travellers are compared only for sailings that were exported. */
export async function loadSailings(
  ctx: Reader,
  sailings: readonly Sailing[],
): Promise<(sailing: Sailing) => SailingLoad> {
  const ids = sailings.map(({ id }) => id)
  const sold = await countTickets(ctx, ids)
  const checkedIn = await countCheckIns(ctx, ids)
  const exported = await lastExports(ctx, ids)
  const looked = new Map<string, SailingLoad>()
  for (const sailing of sailings)
    if (exported.has(sailing.id))
      looked.set(sailing.id, await loadOfManifest(ctx, await loadManifest(ctx, sailing)))
  return (sailing) =>
    looked.get(sailing.id) ?? {
      booked: countOthers(ctx, sailing) + (sold.get(sailing.id) ?? 0),
      checkedIn: checkedIn.get(sailing.id) ?? 0,
      lastVersion: null,
      hasChanges: false,
    }
}

async function countTickets({ store }: Reader, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, number>()
  const rows = await store
    .selectFrom('tickets')
    .select((row) => ['sailing_id', row.fn.countAll().as('count')])
    .where('sailing_id', 'in', ids)
    .where('state', 'in', ABOARD)
    .groupBy('sailing_id')
    .execute()
  return new Map(rows.map(({ sailing_id, count }) => [sailing_id ?? '', Number(count)]))
}

async function countCheckIns({ store }: Reader, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, number>()
  const rows = await store
    .selectFrom('manifest_check_ins')
    .select((row) => ['sailing_id', row.fn.countAll().as('count')])
    .where('sailing_id', 'in', ids)
    .groupBy('sailing_id')
    .execute()
  return new Map(rows.map(({ sailing_id, count }) => [sailing_id, Number(count)]))
}

async function lastExports({ store }: Pick<Reader, 'store'>, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, LastExport>()
  const rows = await store
    .selectFrom('manifest_exports')
    .select(['sailing_id', 'version', 'digest', 'travellers_digest'])
    .where('tenant', '=', SHARED_STOCK)
    .where('sailing_id', 'in', ids)
    .orderBy('sailing_id')
    .orderBy('version')
    .execute()
  // The map keeps the last row of each sailing.
  return new Map(
    rows.map(({ sailing_id, version, digest, travellers_digest: travellers }) => [
      sailing_id,
      { version, digest, travellers },
    ]),
  )
}
