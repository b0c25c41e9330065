import { storefrontOrigin } from '../../world/tenants/storefront-link.ts'
import type { SandboxParts } from '../parts/sandbox-parts.ts'

/** Lists every tenant with its storefront and its accounts for trials. */
export function listTenants({ tenants, storefront }: SandboxParts) {
  return tenants.all.map((tenant) => ({
    slug: tenant.slug,
    system: tenant.system,
    name: tenant.name,
    web: tenant.web,
    storefront: storefrontOrigin(tenant.web, storefront),
    currencies: tenant.currencies,
    logins: tenant.users.map(({ name, username, email, password, role, currency }) => ({
      name,
      username,
      email,
      password,
      role,
      currency,
    })),
  }))
}

export type ConsoleTenant = ReturnType<typeof listTenants>[number]
