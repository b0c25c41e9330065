import { Hono } from 'hono'
import * as z from 'zod'

import { faultRuleSchema } from '../../kernel/faults.ts'
import type { Services } from '../../kernel/services.ts'
import { jsonInput } from '../read-input.ts'

const RULES_MAX = 50
const faultsInput = z.strictObject({ rules: z.array(faultRuleSchema).max(RULES_MAX) })

/** What goes wrong with calls, by rules for their paths. */
export function faultRoutes({ faults }: Services) {
  return new Hono()
    .get('/faults', (c) => c.json({ rules: faults.list() }))
    .post('/faults', jsonInput(faultsInput), async (c) => {
      await faults.set(c.req.valid('json').rules)
      return c.json({ rules: faults.list() })
    })
    .post('/faults/add', jsonInput(faultRuleSchema), async (c) => {
      await faults.set([...faults.list(), c.req.valid('json')])
      return c.json({ rules: faults.list() })
    })
    .post('/faults/clear', async (c) => {
      await faults.set([])
      return c.json({ rules: faults.list() })
    })
}
