import type { Tenant } from './tenant.ts'

/** The tenants of a sandbox, found by what a request names. */
export type Tenants = {
  readonly all: readonly Tenant[]
  bySystem(system: number): Tenant | undefined
  byHost(host: string): Tenant | undefined
}
