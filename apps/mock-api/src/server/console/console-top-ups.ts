import { possibleEvents, topUpTransitions, type TopUpEvent } from '@selat/domain'
import { Hono } from 'hono'
import * as z from 'zod'

import { refuse } from '../../engine/http/refusal.ts'
import type { TopUpRejection, TopUpRow } from '../../engine/store/tables/wallet-tables.ts'
import {
  TOP_UP_REJECTIONS,
  approveTopUp,
  rejectTopUp,
} from '../../features/wallet/decide-top-up.ts'
import type { Work } from '../../operation/work.ts'
import { slugsOf } from '../../world/tenants/tenant-of.ts'
import type { SandboxParts } from '../parts/sandbox-parts.ts'
import { jsonInput } from './read-input.ts'
import { sendPicture } from './send-picture.ts'

const rejectInput = z.strictObject({ reason: z.enum(TOP_UP_REJECTIONS) })

/** The routes by which the console decides top-ups as the tenant. */
export function topUpRoutes(services: SandboxParts) {
  return new Hono()
    .get('/top-ups', async (c) => c.json(await listConsoleTopUps(services)))
    .get('/top-ups/:id/proof', async (c) => {
      const proof = await findTopUpProof(services, c.req.param('id'))
      if (!proof) refuse('not_found')
      return sendPicture(c, proof, `proof-${c.req.param('id')}`)
    })
    .post('/top-ups/:id/approve', async (c) =>
      c.json(await approveAtConsole(services, c.req.param('id'))),
    )
    .post('/top-ups/:id/reject', jsonInput(rejectInput), async (c) =>
      c.json(await rejectAtConsole(services, c.req.param('id'), c.req.valid('json').reason)),
    )
}

const SHOWN = 50

/** Lists the newest top-ups of all tenants, newest first. */
async function listConsoleTopUps(services: SandboxParts) {
  const rows = await services.store.db
    .selectFrom('top_ups')
    .innerJoin('top_up_proofs', (join) =>
      join
        .onRef('top_up_proofs.tenant', '=', 'top_ups.tenant')
        .onRef('top_up_proofs.top_up_id', '=', 'top_ups.id'),
    )
    .selectAll('top_ups')
    .select(['top_up_proofs.media_type', 'top_up_proofs.size'])
    .orderBy('requested_at', 'desc')
    .orderBy('top_ups.tenant')
    .orderBy('top_ups.id')
    .limit(SHOWN)
    .execute()
  return { topUps: rows.map((row) => toConsoleTopUp(services, row)) }
}

/** Finds the picture of a top-up's transfer. */
async function findTopUpProof({ store }: SandboxParts, topUpId: string) {
  const row = await store.db
    .selectFrom('top_up_proofs')
    .select(['bytes', 'media_type'])
    .where('top_up_id', '=', topUpId)
    .executeTakeFirst()
  return row ?? null
}

/** Records that the tenant has received the money. */
function approveAtConsole(services: SandboxParts, id: string) {
  return decide(services, id, approveTopUp)
}

/** Records that the tenant has not received the money, or not as the agency declared it. */
function rejectAtConsole(services: SandboxParts, id: string, reason: TopUpRejection) {
  return decide(services, id, (work, topUp) => rejectTopUp(work, topUp, reason))
}

async function decide(
  services: SandboxParts,
  id: string,
  decision: (work: Work, topUp: TopUpRow) => Promise<TopUpRow>,
): Promise<{ id: string; state: TopUpRow['state'] }> {
  const now = services.clock.now()
  return services.store.transaction(async (store) => {
    const topUp = await store
      .selectFrom('top_ups')
      .selectAll()
      .where('tenant', 'in', slugsOf(services.tenants))
      .where('id', '=', id)
      .executeTakeFirst()
    if (!topUp) refuse('not_found')
    const { state } = await decision(services.workAt(store, now), topUp)
    return { id, state }
  })
}

/** A decision about a top-up that the console can make in the tenant's place. */
type ConsoleTopUpDecision = Exclude<TopUpEvent, 'cancel'>

type Shown = TopUpRow & { readonly media_type: string; readonly size: number }

function toConsoleTopUp({ tenants }: SandboxParts, row: Shown) {
  const agencies = tenants.all.find(({ slug }) => slug === row.tenant)?.agencies ?? []
  const decisions = possibleEvents(topUpTransitions, row.state, { by_tenant: true })
  return {
    id: row.id,
    tenant: row.tenant,
    number: row.number,
    agency: agencies.find(({ id }) => id === row.agency_id)?.name ?? row.agency_id,
    state: row.state,
    amount: { amount: row.amount, currency: row.currency, exponent: row.exponent },
    account: `${row.bank} ${row.account_number}`,
    bankFrom: row.bank_from,
    note: row.note,
    requestedBy: row.requested_by,
    requestedAt: row.requested_at,
    settlesAt: row.settles_at,
    decidedAt: row.decided_at,
    rejection: row.rejection,
    proof: {
      fileName: row.file_name,
      mediaType: row.media_type,
      bytes: row.size,
      rejection: row.rejection,
      picture: `/__mock/api/top-ups/${row.id}/proof`,
    },
    decisions: decisions.filter((event): event is ConsoleTopUpDecision => event !== 'cancel'),
  }
}
