import { z } from 'zod'

import { moneySchema } from '../fixtures/localised.ts'
import { tenantSchema } from './tenant-types.ts'

const currencyCode = z.string().regex(/^[A-Z]{3}$/)
const productCode = tenantSchema.shape.products.element

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
      /** What it adds to net prices until its owner says otherwise. */
      markup: z.array(
        z.strictObject({
          product: productCode.nullable(),
          operator: z
            .string()
            .regex(/^[A-Z]{3}$/)
            .nullable(),
          percent: z.number().min(0).max(100).multipleOf(0.1),
          perPerson: z.array(moneySchema),
        }),
      ),
    }),
  ),
})

export type AgencyFixture = z.infer<typeof tenantAgenciesSchema>['agencies'][number]
