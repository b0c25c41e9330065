import { z } from 'zod'

import { languageCodes } from '../../engine/language.ts'
import { products } from '../fixtures/catalogue/entries.ts'
import { localisedSchema, moneySchema } from '../fixtures/localised.ts'
import { analyticsSchema } from './analytics.ts'

const hexColour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/, 'must be a colour as #2f6b2a, in small letters')
const currencyCode = z.string().regex(/^[A-Z]{3}$/)
const terminalCode = z.string().regex(/^[A-Z]{3}$/)
const hostName = z.string().regex(/^[a-z0-9.-]+$/)
const sitePath = z.string().regex(/^\/[a-z0-9/_-]*(\*)?$/)

const colours = z.strictObject({
  brand: hexColour,
  onBrand: hexColour,
  accent: hexColour,
  onAccent: hexColour,
  ink: hexColour,
  surface: hexColour,
})

const policy = z.strictObject({ titles: localisedSchema, updatedAt: z.iso.datetime() })

/** Validates `tenant.json`, which has everything that makes one site differ from another. */
export const tenantSchema = z.strictObject({
  slug: z.string().regex(/^[a-z0-9]+$/),
  /** The company id that the start call answers and every later call sends. */
  system: z.int().positive(),
  web: hostName,
  isB2b: z.boolean(),
  name: z.string().min(1),
  legalName: z.string().min(1),
  tagline: localisedSchema,
  products: z.array(z.enum(products)).min(1),
  languages: z.array(z.enum(languageCodes)).min(1),
  currencies: z.array(currencyCode).min(1),
  companyCurrency: currencyCode,
  /** The operators whose sailings are sold; null for all. */
  operators: z.array(z.string().regex(/^[A-Z]{3}$/)).nullable(),
  paymentMethods: z.array(z.string()).min(1),
  contact: z.strictObject({
    email: z.email(),
    phone: z.string().regex(/^\+[1-9]\d{6,14}$/),
    address: z.string().min(1),
    hours: localisedSchema,
  }),
  theme: z.strictObject({ light: colours, dark: colours }),
  /** The redirects: from a path (or all below it, `/*`) to a path of the site or an https address of `externalHosts`. */
  routeRules: z.array(z.strictObject({ from: sitePath, to: z.string().min(1) })),
  externalHosts: z.array(hostName),
  ferry: z.strictObject({
    defaultFrom: terminalCode,
    defaultTo: terminalCode,
    bookableDays: z.int().min(1).max(400),
  }),
  policies: z.strictObject({ privacy: policy, booking: policy }),
  settings: z.strictObject({
    /** Whether a reset for an unknown e-mail is answered like one for a known e-mail. */
    isEmailNotFoundNeutral: z.boolean(),
    /** The visitors who may place orders: all (`guest`), or only users with a session (`account`). */
    bookingMode: z.enum(['guest', 'account']),
    /** Whether visitors may open accounts; otherwise the tenant opens them. */
    isRegistrationOpen: z.boolean(),
    passwordMinLength: z.int().min(7).max(64),
  }),
  /** The recipients of the site's events; absent if it reports none. */
  analytics: analyticsSchema.optional(),
})

/** Validates `users.json`: accounts for trials, with their passwords in plain text. */
export const tenantUsersSchema = z.strictObject({
  note: z.string().min(1),
  users: z.array(
    z.strictObject({
      id: z.string().regex(/^usr_[A-Z0-9]{10}$/),
      name: z.string().min(2),
      username: z.string().min(3),
      email: z.email(),
      password: z.string().min(7),
      role: z.string().min(1),
      currency: currencyCode,
      isB2b: z.boolean(),
      isB2c: z.boolean(),
      isEmailVerified: z.boolean(),
      phoneCode: z.string().regex(/^\+[1-9]\d{0,3}$/),
      phoneNumber: z.string().regex(/^\d{4,14}$/),
      idCardNumber: z.string(),
      streetAddress: z.string(),
      nationality: z.string().regex(/^[A-Z]{2}$/),
      /**
       * The Argon2id hash of the documented password, so that no start has to calculate it. `pnpm hash-passwords` writes it.
       */
      passwordHash: z.string().startsWith('$argon2id$').optional(),
      /** The agency of `agencies.json` that a member works for. */
      agency: z
        .strictObject({ id: z.string(), role: z.enum(['owner', 'booker', 'finance']) })
        .optional(),
      /** The terminals whose manifests an authority reads. */
      terminals: z.array(terminalCode).min(1).optional(),
    }),
  ),
})

const product = tenantSchema.shape.products.element

/** Validates `promos.json`: promo codes by the domain's rules. */
export const tenantPromosSchema = z.strictObject({
  note: z.string().min(1),
  promos: z.array(
    z.strictObject({
      code: z.string().regex(/^[A-Z0-9]{3,40}$/),
      descriptions: localisedSchema,
      off: z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('fixed'), amounts: z.array(moneySchema).min(1) }),
        z.strictObject({
          kind: z.literal('percent'),
          percent: z.int().min(1).max(100),
          maximum: z.array(moneySchema),
        }),
      ]),
      minimum: z.array(moneySchema),
      products: z.array(product).min(1).nullable(),
      currencies: z.array(currencyCode).min(1).nullable(),
      startsAt: z.iso.datetime(),
      endsAt: z.iso.datetime(),
      uses: z.int().positive().nullable(),
      isOnce: z.boolean(),
    }),
  ),
})

export type PromoFixture = z.infer<typeof tenantPromosSchema>['promos'][number]
export type PolicyKind = keyof TenantConfiguration['policies']
export type TenantConfiguration = z.infer<typeof tenantSchema>
export type TenantUserFixture = z.infer<typeof tenantUsersSchema>['users'][number]
