import { Hono } from 'hono'
import * as z from 'zod'

import { RULES_MAX } from '../../engine/faults/check-fault-rules.ts'
import { FAULT_PROFILES, type FaultProfileName } from '../../engine/faults/fault-profiles.ts'
import { faultRuleSchema } from '../../engine/faults/faults.ts'
import { refuse } from '../../engine/http/refusal.ts'
import type { SandboxParts } from '../parts/sandbox-parts.ts'
import { jsonInput } from './read-input.ts'

const faultsInput = z.strictObject({ rules: z.array(faultRuleSchema).max(RULES_MAX) })
const placeInput = z.strictObject({ index: z.int().min(0) })
const profileNames = Object.keys(FAULT_PROFILES) as FaultProfileName[] // the keys of the table
const profileInput = z.strictObject({ name: z.enum(profileNames) })
const profiles = Object.entries(FAULT_PROFILES).map(([name, rules]) => ({ name, rules }))

/** The routes that show and change the fault rules. */
export function faultRoutes({ faults }: SandboxParts) {
  const shown = () => ({ rules: faults.list(), struck: faults.struck() })
  return new Hono()
    .get('/faults', async (c) => {
      await faults.refresh()
      return c.json(shown())
    })
    .post('/faults', jsonInput(faultsInput), async (c) => {
      await faults.set(c.req.valid('json').rules)
      return c.json(shown())
    })
    .post('/faults/add', jsonInput(faultRuleSchema), async (c) => {
      await faults.refresh()
      await faults.set([...faults.list(), c.req.valid('json')])
      return c.json(shown())
    })
    .post('/faults/remove', jsonInput(placeInput), async (c) => {
      await faults.refresh()
      const { index } = c.req.valid('json')
      if (index >= faults.list().length) refuse('not_found')
      await faults.set(faults.list().filter((_, place) => place !== index))
      return c.json(shown())
    })
    .post('/faults/clear', async (c) => {
      await faults.set([])
      return c.json(shown())
    })
    .get('/faults/profiles', (c) => c.json({ profiles }))
    .post('/faults/profile', jsonInput(profileInput), async (c) => {
      await faults.set(FAULT_PROFILES[c.req.valid('json').name])
      return c.json(shown())
    })
}
