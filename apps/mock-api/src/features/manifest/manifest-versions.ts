import { hash } from 'node:crypto'

import type { ServerSchemas as Schemas } from '@selat/sdk'

import { refuse } from '../../engine/http/refusal.ts'
import { fromJsonText, toJsonText } from '../../engine/store/json-text.ts'
import type { Db } from '../../engine/store/store.ts'
import type { ManifestExportRow } from '../../engine/store/tables/manifest-tables.ts'
import type { Context } from '../../operation/context.ts'
import { defineOperation } from '../../operation/operation.ts'
import type { Sailing } from '../../world/network/network.ts'
import { SHARED_STOCK } from '../../world/stock/stock-rows.ts'
import { requireUser } from '../account/require-user.ts'
import { compareFiles, NO_CHANGES } from './compare-files.ts'
import { loadManifest } from './load-travellers.ts'
import { manifestFileName, toManifestFile, toTravellersFile } from './manifest-file.ts'
import { findManifestSailing } from './own-terminals.ts'
import { recordReveal } from './reveals.ts'

export const exportManifest = defineOperation('exportManifest', async ({ path }, ctx) => {
  const sailing = findManifestSailing(ctx, path.id)
  const made = await makeVersion(ctx, sailing)
  await recordReveal(ctx, sailing, { version: made.row.version })
  return { status: 200, body: toWireExport(sailing, made) }
})

export const listManifestExports = defineOperation('listManifestExports', async ({ path }, ctx) => {
  const sailing = findManifestSailing(ctx, path.id)
  const versions = await loadVersions(ctx.store, sailing)
  return { status: 200, body: { Items: versions.map(toWireExportSummary) } }
})

export const getManifestExport = defineOperation('getManifestExport', async ({ path }, ctx) => {
  const sailing = findManifestSailing(ctx, path.id)
  const row = await loadVersion(ctx.store, sailing, path.version)
  if (!row) return refuse('not_found')
  await recordReveal(ctx, sailing, { version: row.version })
  return { status: 200, body: toWireExport(sailing, { row, isNew: false }) }
})

/** The versions of a sailing's manifest, newest first. All authorities share them. */
function loadVersions(store: Db, { id }: Pick<Sailing, 'id'>): Promise<ManifestExportRow[]> {
  return store
    .selectFrom('manifest_exports')
    .selectAll()
    .where('tenant', '=', SHARED_STOCK)
    .where('sailing_id', '=', id)
    .orderBy('version', 'desc')
    .execute()
}

function loadVersion(
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
type MadeVersion = { readonly row: ManifestExportRow; readonly isNew: boolean }

/** Returns the last version if the manifest is unchanged since, else makes a new one. */
async function makeVersion(
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

function toWireExport(sailing: Sailing, { row, isNew }: MadeVersion): Schemas['ManifestExport'] {
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

function toWireExportSummary(row: ManifestExportRow): Schemas['ManifestExportSummary'] {
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

/** Returns the SHA-256 of a text in UTF-8, in hex. */
export function digestOf(text: string): string {
  return hash('sha256', text, 'hex')
}
