import { Hono } from 'hono'
import * as z from 'zod'

import { analyticsSchema } from '../../world/tenants/analytics.ts'
import type { SandboxParts } from '../parts/sandbox-parts.ts'
import { jsonInput } from './read-input.ts'
import { refuseTenant } from './refuse-tenant.ts'

const analyticsInput = z.strictObject({
  tenant: z.string(),
  analytics: analyticsSchema.nullable(),
})

export type WantedAnalytics = z.input<typeof analyticsInput>

/** The routes that show and replace the analytics settings of each site; the tenants' folders hold the defaults. */
export function analyticsRoutes({ tenants, analytics }: SandboxParts) {
  const shown = () => ({
    sites: tenants.all.map((tenant) => ({
      tenant: tenant.slug,
      name: tenant.name,
      analytics: analytics.of(tenant),
    })),
  })
  return new Hono()
    .get('/analytics', (c) => c.json(shown()))
    .post('/analytics', jsonInput(analyticsInput), (c) => {
      const wanted = c.req.valid('json')
      if (!tenants.all.some(({ slug }) => slug === wanted.tenant)) refuseTenant('/tenant', tenants)
      analytics.set(wanted.tenant, wanted.analytics)
      return c.json(shown())
    })
}
