import { checkInPhase, printableLine, toEpochMs, toUtcText } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import { refuseField } from '../../engine/http/refusal.ts'
import type { ManifestScanRow, ScanRefusal } from '../../engine/store/tables/manifest-tables.ts'
import type { Context } from '../../operation/context.ts'
import type { Sailing } from '../../world/network/network.ts'
import { requireUser } from '../account/require-user.ts'
import { hasSailed } from '../order/tickets/state-now.ts'
import type { FindTicket, FoundTicket } from './find-ticket.ts'
import { countedScans, followScans, isMoving } from './follow-scans.ts'
import { readsCrossing } from './own-terminals.ts'

const OLDEST_MS = 2 * 86_400_000

/**
 * Stores a scan, or returns the stored one if it was sent before, so that it counts once. `pointer` is its place in the body.
 */
export async function recordScan(
  ctx: Context,
  find: FindTicket,
  { input, pointer }: { readonly input: Schemas['ScanInput']; readonly pointer: string },
): Promise<ManifestScanRow> {
  const user = requireUser(ctx)
  const known = await ctx.store
    .selectFrom('manifest_scans')
    .selectAll()
    .where('tenant', '=', ctx.tenant.slug)
    .where('id', '=', input.Id)
    .executeTakeFirst()
  // The outcome of another officer's scan names a traveller, perhaps of a sailing that the caller may not read.
  if (known && known.by_id !== user.id) refuseField(`${pointer}/Id`, 'duplicate')
  if (known) return known
  const place = printableLine(input.Place)
  if (place === '') refuseField(`${pointer}/Place`, 'too_short')
  const reason = printableLine(input.Reason ?? '')
  const gate = ownGate(ctx, input.Sailing)
  const ticket = await find(input.Code, gate)
  const at = await timeOf(ctx, input, ticket)
  const row: ManifestScanRow = {
    tenant: ctx.tenant.slug,
    id: input.Id,
    kind: input.Kind,
    sailing_id: input.Sailing,
    place,
    at,
    told_at: ctx.now,
    by_id: user.id,
    by_name: user.name,
    ticket_tenant: ticket?.tenant ?? null,
    ticket_id: ticket?.id ?? null,
    ticket_sailing_id: ticket?.sailing?.id ?? null,
    number: ticket?.number ?? '',
    passenger: ticket?.passenger ?? '',
    refusal: await refusalOf(ctx, { kind: input.Kind, at, gate, reason }, ticket),
    reason,
  }
  await ctx.store.insertInto('manifest_scans').values(row).execute()
  if (row.refusal === null && ticket?.sailing) await followScans(ctx, ticket, ticket.sailing)
  return row
}

/** The sailing of the gate if the authority may read it; a scan at any other gate finds no ticket. */
function ownGate(ctx: Context, id: string): Sailing | undefined {
  const sailing = ctx.network.sailing(id)
  return sailing && readsCrossing(ctx, sailing) ? sailing : undefined
}

/** Returns the instant of a scan. If the device's clock is fast, it is now, or just after all other scans of the ticket. */
async function timeOf(
  ctx: Context,
  { At }: Schemas['ScanInput'],
  ticket: FoundTicket | null,
): Promise<string> {
  // The instants are compared as numbers, because the texts of the first and last possible instants have another length.
  const atMs = toEpochMs(At)
  if (atMs < toEpochMs(ctx.now)) return toUtcText(Math.max(atMs, 0))
  if (!ticket?.sailing) return ctx.now
  const scans = await countedScans(ctx, ticket, ticket.sailing)
  const last = scans
    .map((scan) => scan.at)
    .toSorted()
    .at(-1)
  return last !== undefined && last >= ctx.now ? toUtcText(toEpochMs(last) + 1) : ctx.now
}

type ScanToCheck = {
  readonly kind: ManifestScanRow['kind']
  readonly at: string
  readonly gate: Sailing | undefined
  readonly reason: string
}

async function refusalOf(
  ctx: Context,
  { kind, at, gate, reason }: ScanToCheck,
  ticket: FoundTicket | null,
): Promise<ScanRefusal | null> {
  if (!ticket) return 'unknown_ticket'
  if (!ticket.isGood || !ticket.sailing) return 'not_valid'
  if (ticket.sailing.id !== gate?.id) return 'other_sailing'
  if (toEpochMs(ctx.now) - toEpochMs(at) > OLDEST_MS) return 'too_old'
  if (kind === 'undo') return hasSailed(ticket.sailing, at) ? 'undo_refused' : null
  if (await isMoving(ctx, ticket)) return 'not_valid'
  const { checkInOpensAt: opensAt, checkInClosesAt: closesAt } = ticket.sailing
  const isOpen = checkInPhase({ opensAt, closesAt }, at) === 'open'
  return isOpen || reason !== '' ? null : 'outside_check_in'
}
