import type { ServerSchemas as Schemas } from '@selat/sdk'

import { fromJsonText, toJsonText } from '../../engine/store/json-text.ts'
import type { Db } from '../../engine/store/store.ts'
import type { ManifestExportRow } from '../../engine/store/tables/manifest-tables.ts'
import type { Context } from '../../operation/context.ts'
import type { Sailing } from '../../world/network/network.ts'
import { SHARED_STOCK } from '../../world/stock/stock-rows.ts'
import { requireUser } from '../account/require-user.ts'
import { compareFiles, NO_CHANGES } from './compare-files.ts'
import { digestOf } from './digest.ts'
import { loadManifest } from './load-manifest.ts'
import { manifestFileName, toManifestFile, toTravellersFile } from './manifest-file.ts'

/** The versions of a sailing's manifest, newest first. All authorities share them. */
export function loadVersions(store: Db, { id }: Pick<Sailing, 'id'>): Promise<ManifestExportRow[]> {
  return store
    .selectFrom('manifest_exports')
    .selectAll()
    .where('tenant', '=', SHARED_STOCK)
    .where('sailing_id', '=', id)
    .orderBy('version', 'desc')
    .execute()
}

export function loadVersion(
  store: Db,
  { id }: Pick<Sailing, 'id'>,
  version: number,
): Promise<ManifestExportRow | undefined> {
  return store
    .selectFrom('manifest_exports')
    .selectAll()
    .where('tenant', '=', SHARED_STOCK)
    .where('sailing_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
}

/** A version of a manifest, and whether this call has made it. */
export type MadeVersion = { readonly row: ManifestExportRow; readonly isNew: boolean }

/** Returns the last version if the manifest is unchanged since, else makes a new one. */
export async function makeVersion(
  ctx: Pick<Context, 'store' | 'network' | 'networkSeed' | 'tenants' | 'caller' | 'now'>,
  sailing: Sailing,
): Promise<MadeVersion> {
  const aboard = await loadManifest(ctx, sailing)
  const csv = toManifestFile(ctx.network, aboard)
  const digest = digestOf(csv)
  const [last] = await loadVersions(ctx.store, sailing)
  if (last?.digest === digest) return { row: last, isNew: false }
  const row: ManifestExportRow = {
    tenant: SHARED_STOCK,
    sailing_id: sailing.id,
    version: (last?.version ?? 0) + 1,
    created_at: ctx.now,
    by_name: requireUser(ctx).name,
    digest,
    travellers_digest: digestOf(toTravellersFile(ctx.network, aboard)),
    passengers: aboard.travellers.length,
    csv,
    changes: toJsonText(last ? compareFiles(last, csv) : NO_CHANGES),
  }
  await ctx.store.insertInto('manifest_exports').values(row).execute()
  return { row, isNew: true }
}

export function toWireExport(
  sailing: Sailing,
  { row, isNew }: MadeVersion,
): Schemas['ManifestExport'] {
  return {
    Version: row.version,
    IsNew: isNew,
    CreatedAt: row.created_at,
    By: row.by_name,
    Digest: row.digest,
    FileName: manifestFileName(sailing, row.version),
    Passengers: row.passengers,
    Changes: fromJsonText(row.changes),
    Csv: row.csv,
  }
}

export function toWireExportSummary(row: ManifestExportRow): Schemas['ManifestExportSummary'] {
  const { Added, Removed, Changed } = fromJsonText(row.changes)
  return {
    Version: row.version,
    CreatedAt: row.created_at,
    By: row.by_name,
    Passengers: row.passengers,
    Added: Added.length,
    Removed: Removed.length,
    Changed: Changed.length,
  }
}
