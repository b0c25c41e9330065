import { readNetworkFixtures } from './fixtures/network/read-network-fixtures.ts'
import { readMoneyFixtures, readPaymentMethodFixtures } from './fixtures/payment-fixtures.ts'
import type { Services } from './kernel/services.ts'
import { createHouseMoney } from './money/house-money.ts'
import { createNetwork, type Network } from './network/network.ts'
import { loadTenants } from './tenancy/load-tenants.ts'
import type { TenantFixture } from './tenants/read-tenant-fixtures.ts'

/** Those of a few starts; files that are loaded may name any. */
const SEEDS_KEPT = 8

/** What never changes while a server runs, and is the same for all of its sandboxes. */
export type SharedFacts = Pick<Services, 'tenants' | 'money'> & {
  /** The network as others have left it by this seed. */
  readonly network: (seed: string) => Network
}

/** Reads the fixtures once, for any number of sandboxes. Throws with the reasons when they or the tenants do not hold. */
export function loadSharedFacts(tenantFixtures?: readonly TenantFixture[]): SharedFacts {
  const networkFixtures = readNetworkFixtures()
  const moneyFixtures = readMoneyFixtures()
  const networks = new Map<string, Network>()
  return {
    tenants: loadTenants(
      {
        operators: codes(networkFixtures.operators),
        terminals: codes(networkFixtures.terminals),
        currencies: codes(moneyFixtures.currencies),
        paymentMethods: codes(readPaymentMethodFixtures()),
      },
      tenantFixtures,
    ),
    money: createHouseMoney(moneyFixtures),
    network(seed) {
      const network = networks.get(seed) ?? createNetwork(networkFixtures, seed)
      if (networks.size < SEEDS_KEPT) networks.set(seed, network)
      return network
    },
  }
}

function codes(list: readonly { readonly code: string }[]): ReadonlySet<string> {
  return new Set(list.map(({ code }) => code))
}
