import { z } from 'zod'

import { moneySchema } from '../fixtures/localised.ts'
import { tenantSchema } from './tenant-types.ts'

const currencyCode = z.string().regex(/^[A-Z]{3}$/)
const countryCode = z.string().regex(/^[A-Z]{2}$/)
const productCode = tenantSchema.shape.products.element

const passenger = z.strictObject({
  title: z.enum(['Mr', 'Mrs', 'Ms', 'Miss', 'Mstr']),
  firstName: z.string().min(1),
  /** Empty for people with a single name. */
  lastName: z.string(),
  nativeName: z.string(),
  dateOfBirth: z.iso.date(),
  placeOfBirth: z.string(),
  nationality: countryCode,
  countryOfResidence: countryCode,
  passportNumber: z
    .string()
    .regex(/^[A-Z0-9]{6,12}$/)
    .nullable(),
  dateOfIssue: z.iso.date().nullable(),
  dateOfExpiry: z.iso.date().nullable(),
  placeOfIssue: z.string().min(1).nullable(),
})

/** Validates a customer of an agency, with fellow travellers. */
const customer = z.strictObject({
  id: z.string().regex(/^cus_[A-Z0-9]{6,24}$/),
  name: z.string().min(2),
  email: z.email(),
  phoneCode: z.string().regex(/^\+[1-9]\d{0,3}$/),
  phoneNumber: z.string().regex(/^\d{4,14}$/),
  note: z.string().max(500),
  passengers: z.array(passenger).max(20),
})

/** Validates `agencies.json`, the agencies of a tenant. A tenant without agencies has no such file. */
export const tenantAgenciesSchema = z.strictObject({
  note: z.string().min(1),
  agencies: z.array(
    z.strictObject({
      id: z.string().regex(/^agy_[A-Z0-9]{6,24}$/),
      name: z.string().min(2),
      email: z.email(),
      phone: z.string().regex(/^\+[1-9]\d{6,14}$/),
      /** The first balances of the wallets, one for each currency, in whole units of 10^-exponent. */
      wallets: z.array(
        z.strictObject({
          currency: currencyCode,
          exponent: z.int().min(0).max(4),
          amount: z.int().min(0),
          /** The amount by which the balance may fall below zero. */
          creditLimit: z.int().min(0),
        }),
      ),
      /** The agency's markup until its owner changes it. */
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
      customers: z.array(customer),
    }),
  ),
})

/**
 * Validates `customers.json`, which has customers of agencies in addition to those of `agencies.json` if there are many.
 */
export const tenantCustomersSchema = z.strictObject({
  note: z.string().min(1),
  customers: z.array(customer.extend({ agency: z.string() })),
})

export type DrawnCustomer = z.infer<typeof tenantCustomersSchema>['customers'][number]

export type AgencyFixture = z.infer<typeof tenantAgenciesSchema>['agencies'][number]
