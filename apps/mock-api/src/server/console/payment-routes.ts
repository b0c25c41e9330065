import { Hono } from 'hono'
import * as z from 'zod'

import { refuse } from '../../engine/http/refusal.ts'
import { PROOF_REJECTIONS } from '../../features/order/pay/reject-proof.ts'
import { PAYMENT_FAILURES } from '../../features/order/payment/failure.ts'
import type { SandboxParts } from '../parts/sandbox-parts.ts'
import {
  approvePayment,
  declineAtConsole,
  failPayment,
  rejectPayment,
  settleAtConsole,
} from './decide-payment.ts'
import { listPayments, PAYMENTS_MAX } from './list-payments.ts'
import { jsonInput, queryInput } from './read-input.ts'
import { sendPicture } from './send-picture.ts'

const rejectInput = z.strictObject({ reason: z.enum(PROOF_REJECTIONS) })
const paymentsQuery = z.strictObject({
  q: z.string().max(100).optional(),
  show: z.enum(['all', 'open']).optional(),
  limit: z.coerce.number().int().min(1).max(PAYMENTS_MAX).optional(),
})

export type PaymentsQuery = z.input<typeof paymentsQuery>

const declineInput = z.strictObject({ reason: z.enum(PAYMENT_FAILURES) })

/** The routes by which the console acts as the tenant or as the payer's bank. */
export function paymentRoutes(services: SandboxParts) {
  return new Hono()
    .get('/payments', queryInput(paymentsQuery), async (c) => {
      const { q, show, limit } = c.req.valid('query')
      return c.json(await listPayments(services, { q, limit, isOpenOnly: show === 'open' }))
    })
    .get('/payments/:id/proof', async (c) => {
      const proof = await findProof(services, c.req.param('id'))
      if (!proof) refuse('not_found')
      return sendPicture(c, proof, `proof-${c.req.param('id')}`)
    })
    .post('/payments/:id/approve', async (c) =>
      c.json(await approvePayment(services, c.req.param('id'))),
    )
    .post('/payments/:id/reject', jsonInput(rejectInput), async (c) =>
      c.json(await rejectPayment(services, c.req.param('id'), c.req.valid('json').reason)),
    )
    .post('/payments/:id/settle', async (c) =>
      c.json(await settleAtConsole(services, c.req.param('id'))),
    )
    .post('/payments/:id/decline', jsonInput(declineInput), async (c) =>
      c.json(await declineAtConsole(services, c.req.param('id'), c.req.valid('json').reason)),
    )
    .post('/payments/:id/fail', async (c) => c.json(await failPayment(services, c.req.param('id'))))
}

/** Finds the picture of a payment's proof. */
async function findProof({ store }: SandboxParts, paymentId: string) {
  const row = await store.db
    .selectFrom('proofs')
    .select(['bytes', 'media_type'])
    .where('payment_id', '=', paymentId)
    .executeTakeFirst()
  return row ?? null
}
