import type { ServerSchemas as Schemas } from '@selat/sdk'

import { refuse } from '../../engine/http/refusal.ts'
import type { ManifestRevealRow } from '../../engine/store/tables/manifest-tables.ts'
import type { Context } from '../../operation/context.ts'
import type { Sailing } from '../../world/network/network.ts'
import { SHARED_STOCK } from '../../world/stock/stock-rows.ts'
import { requireUser } from '../account/require-user.ts'

/** No entry has this number, nor can a column of PostgreSQL hold more. */
const AFTER_ALL = 2 ** 31 - 1

/** Whose documents were shown: one passenger's, or those of all in a version. */
export type Shown =
  | { readonly passenger: string; readonly number: string }
  | { readonly version: number }

/** Writes down that the caller has seen document numbers of a sailing, in the transaction that shows them. */
export async function recordReveal(
  ctx: Pick<Context, 'store' | 'caller' | 'tenant' | 'now'>,
  { id: sailing }: Pick<Sailing, 'id'>,
  shown: Shown,
): Promise<void> {
  const { id, name } = requireUser(ctx)
  const { last } = await ctx.store
    .selectFrom('manifest_reveals')
    .select((row) => row.fn.max('seq').as('last'))
    .where('tenant', '=', SHARED_STOCK)
    .where('sailing_id', '=', sailing)
    .executeTakeFirstOrThrow()
  await ctx.store
    .insertInto('manifest_reveals')
    .values({
      tenant: SHARED_STOCK,
      sailing_id: sailing,
      seq: Number(last ?? -1) + 1,
      at: ctx.now,
      by_tenant: ctx.tenant.slug,
      by_id: id,
      by_name: name,
      passenger: 'version' in shown ? '' : shown.passenger,
      number: 'version' in shown ? '' : shown.number,
      version: 'version' in shown ? shown.version : null,
    })
    .execute()
}

/** Who saw document numbers of a sailing, whichever authority he is of: a page of them, the newest first. */
export async function loadReveals(
  { store }: Pick<Context, 'store'>,
  { id }: Pick<Sailing, 'id'>,
  { cursor, limit }: { cursor: string | undefined; limit: number },
): Promise<Schemas['RevealLog']> {
  const rows = await store
    .selectFrom('manifest_reveals')
    .selectAll()
    .where('tenant', '=', SHARED_STOCK)
    .where('sailing_id', '=', id)
    .where('seq', '<', cursor === undefined ? AFTER_ALL : placeOf(cursor))
    .orderBy('seq', 'desc')
    // One more tells whether there is another page.
    .limit(limit + 1)
    .execute()
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  return { Items: page.map(toWireReveal), NextCursor: last ? String(last.seq) : null }
}

/** The number of the entry that a page ended with; refuses what was never given. */
function placeOf(cursor: string): number {
  if (/^\d{1,9}$/.test(cursor)) return Number(cursor)
  return refuse('validation_failed', {
    errors: [{ pointer: 'query:cursor', code: 'invalid_cursor', params: {} }],
  })
}

function toWireReveal(row: ManifestRevealRow): Schemas['Reveal'] {
  return {
    At: row.at,
    By: row.by_name,
    Passenger: row.passenger,
    Number: row.number,
    Version: row.version,
  }
}
