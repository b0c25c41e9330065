import type { Localised } from '../kernel/language.ts'
import type { TenantFixture } from '../tenants/read-tenant-fixtures.ts'
import type { PolicyKind, TenantUserFixture } from '../tenants/tenant-types.ts'

/** An account that a tenant's folder opens, with its documented password. */
export type TenantUser = TenantUserFixture

type Policy = TenantFixture['policies'][PolicyKind] & { readonly markup: Localised }

/** A tenant as its folder describes it: data only. */
export type Tenant = Omit<TenantFixture, 'policies'> & {
  readonly policies: Readonly<Record<PolicyKind, Policy>>
  readonly assetNames: ReadonlySet<string>
}
