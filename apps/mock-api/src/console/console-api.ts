import { addMinutes, toUtcText } from '@selat/domain'
import { Hono } from 'hono'
import * as z from 'zod'

import { isClockInstant } from '../kernel/clock.ts'
import { faultRuleSchema } from '../kernel/faults.ts'
import { refuse } from '../kernel/refusal.ts'
import type { Services } from '../kernel/services.ts'
import { letTimeAct } from '../operations/let-time-act.ts'
import { PROOF_REJECTIONS } from '../payments/reject-proof.ts'
import { approvePayment, rejectPayment, settleAtConsole } from './decide-payment.ts'
import { findProof } from './find-proof.ts'
import { findMailHtml, listMails } from './list-mails.ts'
import { listPayments } from './list-payments.ts'
import { listTenants } from './list-tenants.ts'
import { readInput } from './read-input.ts'
import { resetSandbox } from './reset-sandbox.ts'
import { findSailing, setSeatsLeft } from './sailing-seats.ts'

// A form has only text to say true, false and numbers with.
const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')])
const instant = z.iso
  .datetime({ offset: true, local: false, abort: true })
  .refine((text) => isClockInstant(toUtcText(text)), 'this century')

const clockInput = z.strictObject({ frozen: flag, now: instant.optional() })
const advanceInput = z.strictObject({
  seconds: z.coerce
    .number()
    .min(0)
    .max(400 * 86_400),
})
const rejectInput = z.strictObject({ reason: z.enum(PROOF_REJECTIONS) })
const seatsInput = z.strictObject({
  seatsLeft: z.coerce.number().int().min(0).max(5000),
  class: z.string().max(3).optional(),
})
const simulationInput = z.strictObject({ simulation: z.enum(['manual', 'automatic']) })
const faultsInput = z.strictObject({ rules: z.array(faultRuleSchema).max(50) })
const oneFaultInput = z.strictObject({
  path: faultRuleSchema.shape.path,
  method: faultRuleSchema.shape.method,
  status: z.coerce.number().pipe(z.int().min(400).max(599)).optional(),
  delayMs: z.coerce.number().pipe(z.int().min(0).max(600_000)).optional(),
  times: z.coerce.number().pipe(z.int().min(1)).optional(),
})

/** The console as JSON, for its page, for end-to-end tests and for people with curl. */
export function createConsoleApi(services: Services): Hono {
  const api = new Hono()
  api.use(async (_c, next) => {
    await letTimeAct(services)
    await next()
  })
  addSandboxRoutes(api, services)
  addFaultRoutes(api, services)
  addOutboxRoutes(api, services)
  addPaymentRoutes(api, services)
  return api
}

function addSandboxRoutes(api: Hono, services: Services): void {
  const { clock } = services
  api.get('/tenants', (c) => c.json({ tenants: listTenants(services) }))
  api.get('/clock', (c) => c.json(clock.state()))
  api.post('/clock', async (c) => {
    const { frozen, now } = await readInput(c, clockInput)
    if (now !== undefined || frozen) clock.freeze(now)
    if (!frozen) clock.run()
    await letTimeAct(services)
    return c.json(clock.state())
  })
  api.post('/clock/advance', async (c) => {
    const { seconds } = await readInput(c, advanceInput)
    if (!isClockInstant(addMinutes(clock.now(), seconds / 60)))
      refuse('validation_failed', {
        errors: [{ pointer: '/seconds', code: 'too_large', params: {} }],
      })
    clock.advance(seconds)
    await letTimeAct(services)
    return c.json(clock.state())
  })
  api.get('/simulation', (c) => c.json({ simulation: services.simulation }))
  api.post('/simulation', async (c) => {
    services.simulation = (await readInput(c, simulationInput)).simulation
    await letTimeAct(services)
    return c.json({ simulation: services.simulation })
  })
  api.get('/requests', (c) => c.json({ requests: services.requests.list().toReversed() }))
  api.get('/sailings/:id', async (c) => c.json(await findSailing(services, c.req.param('id'))))
  api.post('/sailings/:id/capacity', async (c) =>
    c.json(await setSeatsLeft(services, c.req.param('id'), await readInput(c, seatsInput))),
  )
  api.post('/reset', async (c) => {
    await resetSandbox(services)
    return c.json({ reset: true })
  })
}

function addFaultRoutes(api: Hono, { faults }: Services): void {
  api.get('/faults', (c) => c.json({ rules: faults.list() }))
  api.post('/faults', async (c) => {
    await faults.set((await readInput(c, faultsInput)).rules)
    return c.json({ rules: faults.list() })
  })
  api.post('/faults/add', async (c) => {
    await faults.set([...faults.list(), await readInput(c, oneFaultInput)])
    return c.json({ rules: faults.list() })
  })
  api.post('/faults/clear', async (c) => {
    await faults.set([])
    return c.json({ rules: [] })
  })
}

/** A mail may carry styles on its elements and links, and nothing that runs or is fetched. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups allow-popups-to-escape-sandbox"

function addOutboxRoutes(api: Hono, services: Services): void {
  api.get('/outbox', async (c) =>
    c.json({ mails: await listMails(services, c.req.query('order')) }),
  )
  api.get('/outbox/:id/html', async (c) => {
    const mail = await findMailHtml(services, c.req.param('id'))
    if (mail === null) refuse('not_found')
    return c.html(mail, 200, { 'Content-Security-Policy': MAIL_POLICY })
  })
}

function addPaymentRoutes(api: Hono, services: Services): void {
  api.get('/payments', async (c) => c.json({ payments: await listPayments(services) }))
  api.get('/payments/:id/proof', async (c) => {
    const proof = await findProof(services, c.req.param('id'))
    if (!proof) refuse('not_found')
    return c.body(new Uint8Array(proof.bytes), 200, { 'Content-Type': proof.media_type })
  })
  api.post('/payments/:id/approve', async (c) =>
    c.json(await approvePayment(services, c.req.param('id'))),
  )
  api.post('/payments/:id/reject', async (c) => {
    const { reason } = await readInput(c, rejectInput)
    return c.json(await rejectPayment(services, c.req.param('id'), reason))
  })
  api.post('/payments/:id/settle', async (c) =>
    c.json(await settleAtConsole(services, c.req.param('id'))),
  )
}
