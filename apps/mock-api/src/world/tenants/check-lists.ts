import type { TenantFixture } from './read-tenant-folder.ts'
import { repeated } from './repeated.ts'

/**
 * Lists the reasons against lists of a tenant with repeated entries; empty if there are none. `check-users.ts` checks
 * accounts.
 */
export function checkLists(tenant: TenantFixture): string[] {
  const { products, languages, currencies, operators, paymentMethods, agencies, promos } = tenant
  const customers = agencies.flatMap((agency) => agency.customers)
  return [
    ...Object.entries({ products, languages, currencies, operators, paymentMethods }).flatMap(
      ([name, list]) => reasons('tenant.json', name, list ?? []),
    ),
    ...reasons('agencies.json', 'agencies', agencies.map(idOf)),
    ...reasons('agencies.json', 'customers', customers.map(idOf)),
    ...agencies.flatMap(({ name, wallets }) =>
      reasons(
        'agencies.json',
        `wallets of ${name}`,
        wallets.map(({ currency }) => currency),
      ),
    ),
    ...reasons(
      'promos.json',
      'promos',
      promos.map(({ code }) => code),
    ),
  ]
}

const idOf = ({ id }: { readonly id: string }): string => id

function reasons(file: string, name: string, list: readonly string[]): string[] {
  return repeated(list).map((text) => `${file}: ${name} has ${text} twice`)
}
