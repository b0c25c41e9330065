import type { Localised } from '../../engine/language.ts'
import type { TenantFixture } from './read-tenant-folder.ts'
import type { PolicyKind } from './tenant-types.ts'

/** An account that a tenant's folder opens, with its documented password. */
export type TenantUser = TenantFixture['users'][number]

type Policy = TenantFixture['policies'][PolicyKind] & { readonly markup: Localised }

/** A tenant as its folder describes it. It consists only of data. */
export type Tenant = Omit<TenantFixture, 'policies' | 'markup' | 'assets'> & {
  readonly policies: Readonly<Record<PolicyKind, Policy>>
  /** Its pictures by their file names. */
  readonly assets: ReadonlyMap<string, string>
}
