import type { LanguageCode, Localised } from '../kernel/language.ts'

/** An account of a tenant's fixtures. The documented password is hashed when it is first needed. */
export type TenantUser = {
  readonly id: string
  readonly name: string
  readonly username: string
  readonly email: string
  readonly role: string
  readonly currency: string
  readonly isB2b: boolean
  readonly isB2c: boolean
  readonly isEmailVerified: boolean
  readonly password: string
}

/** A tenant as its folder describes it: data only. */
export type Tenant = {
  readonly slug: string
  readonly system: number
  readonly web: string
  readonly name: string
  readonly legalName: string
  readonly tagline: Localised
  readonly languages: readonly LanguageCode[]
  readonly currencies: readonly string[]
  readonly companyCurrency: string
  readonly paymentMethods: readonly string[]
  readonly users: readonly TenantUser[]
  /** Operators whose sailings it sells; null for all. */
  readonly operators: readonly string[] | null
}
