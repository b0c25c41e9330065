import { z } from 'zod'

const currencyCode = z.string().regex(/^[A-Z]{3}$/)

/** `agencies.json`: who sells on a tenant's site for agents. A tenant without agents has no such file. */
export const tenantAgenciesSchema = z.strictObject({
  note: z.string().min(1),
  agencies: z.array(
    z.strictObject({
      id: z.string().regex(/^agy_[A-Z0-9]{6,24}$/),
      name: z.string().min(2),
      email: z.email(),
      phone: z.string().regex(/^\+[1-9]\d{6,14}$/),
      /** What its wallets hold when a sandbox begins, one a currency, in whole units of 10^-exponent. */
      wallets: z.array(
        z.strictObject({
          currency: currencyCode,
          exponent: z.int().min(0).max(4),
          amount: z.int().min(0),
          /** How far the balance may go below zero. */
          creditLimit: z.int().min(0),
        }),
      ),
    }),
  ),
})

export type AgencyFixture = z.infer<typeof tenantAgenciesSchema>['agencies'][number]
