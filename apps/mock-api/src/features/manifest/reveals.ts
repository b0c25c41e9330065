import type { ServerSchemas as Schemas } from '@selat/sdk'

import { refuse } from '../../engine/http/refusal.ts'
import type { ManifestRevealRow } from '../../engine/store/tables/manifest-tables.ts'
import type { Context } from '../../operation/context.ts'
import { byNumber, newestFirst, type PageQuery } from '../../operation/newest-first.ts'
import { defineOperation } from '../../operation/operation.ts'
import type { Sailing } from '../../world/network/network.ts'
import { SHARED_STOCK } from '../../world/stock/stock-rows.ts'
import { requireUser } from '../account/require-user.ts'
import { passengerName } from '../order/booking/passenger-name.ts'
import { loadTravellers } from './load-travellers.ts'
import { findManifestSailing } from './own-terminals.ts'

export const revealDocument = defineOperation('revealDocument', async ({ path, body }, ctx) => {
  const sailing = findManifestSailing(ctx, path.id)
  const travellers = await loadTravellers(ctx, sailing)
  const traveller = travellers.find(({ ticket }) => ticket === body.Ticket)
  if (!traveller) return refuse('not_found')
  const { number, passportNumber, dateOfIssue, dateOfExpiry, placeOfIssue } = traveller
  await recordReveal(ctx, sailing, { passenger: passengerName(traveller), number })
  return {
    status: 200,
    body: {
      Ticket: traveller.ticket,
      DocumentNumber: passportNumber ?? '',
      DateOfIssue: dateOfIssue,
      DateOfExpiry: dateOfExpiry,
      PlaceOfIssue: placeOfIssue ?? '',
      RevealedAt: ctx.now,
    },
  }
})

const PAGE = 50

export const listReveals = defineOperation('listReveals', async ({ path, query }, ctx) => {
  const { cursor, limit = PAGE } = query
  const sailing = findManifestSailing(ctx, path.id)
  return { status: 200, body: await loadReveals(ctx, sailing, { cursor, limit }) }
})

/** The scope of a reveal: one passenger's document, or those of all passengers in a version. */
type Shown = { readonly passenger: string; readonly number: string } | { readonly version: number }

/** Records that the caller has seen document numbers of a sailing, in the transaction that shows them. */
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

/** Loads a page of the log of revealed document numbers of a sailing, by all authorities, newest first. */
async function loadReveals(
  { store }: Pick<Context, 'store'>,
  { id }: Pick<Sailing, 'id'>,
  page: PageQuery,
): Promise<Schemas['RevealLog']> {
  const reveals = store
    .selectFrom('manifest_reveals')
    .selectAll()
    .where('tenant', '=', SHARED_STOCK)
    .where('sailing_id', '=', id)
  const { rows, NextCursor } = await newestFirst(reveals, byNumber('seq'), page)
  return { Items: rows.map(toWireReveal), NextCursor }
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
