import { addMinutes } from '@selat/domain'
import { Hono } from 'hono'
import * as z from 'zod'

import { refuseField } from '../../engine/http/refusal.ts'
import { PAYMENT_MODES } from '../../engine/settings/payment-mode-setting.ts'
import { clockInstant, isClockInstant } from '../../engine/time/clock-instant.ts'
import { runDueWorkNow } from '../parts/run-due-work-now.ts'
import type { SandboxParts } from '../parts/sandbox-parts.ts'
import { jsonInput } from './read-input.ts'

const clockInput = z.strictObject({ frozen: z.boolean(), now: clockInstant.optional() })
const advanceInput = z.strictObject({
  seconds: z
    .number()
    .min(0)
    .max(400 * 86_400),
})
const simulationInput = z.strictObject({ simulation: z.enum(PAYMENT_MODES) })

/** The routes that show and set the clock. Changes run due work, such as expiring holds and settling payments. */
export function clockRoutes(services: SandboxParts) {
  const { clock } = services
  return new Hono()
    .get('/clock', (c) => c.json(clock.state()))
    .post('/clock', jsonInput(clockInput), async (c) => {
      const { frozen, now } = c.req.valid('json')
      if (now !== undefined || frozen) clock.freeze(now)
      if (!frozen) clock.run()
      await runDueWorkNow(services)
      return c.json(clock.state())
    })
    .post('/clock/advance', jsonInput(advanceInput), async (c) => {
      const { seconds } = c.req.valid('json')
      if (!isClockInstant(addMinutes(clock.now(), seconds / 60)))
        refuseField('/seconds', 'too_large')
      clock.advance(seconds)
      await runDueWorkNow(services)
      return c.json(clock.state())
    })
    .get('/simulation', (c) => c.json({ simulation: services.paymentMode }))
    .post('/simulation', jsonInput(simulationInput), async (c) => {
      services.paymentMode = c.req.valid('json').simulation
      await runDueWorkNow(services)
      return c.json({ simulation: services.paymentMode })
    })
}
