import { createCatalogue } from './catalogue/catalogue.ts'
import { readCatalogueFixtures } from './fixtures/catalogue/read-catalogue-fixtures.ts'
import { readNetworkFixtures } from './fixtures/network/read-network-fixtures.ts'
import { readMoneyFixtures, readPaymentMethodFixtures } from './fixtures/payment-fixtures.ts'
import { createCurrencyRates, type CurrencyRates } from './money/currency-rates.ts'
import { createNetwork } from './network/network.ts'
import { loadTenants, type Tenants } from './tenants/load-tenants.ts'
import { readTenants } from './tenants/read-tenant-fixtures.ts'
import type { World } from './world.ts'

/** The number of seeds whose worlds are cached. It is limited, because loaded snapshots may name any seed. */
const SEEDS_KEPT = 8

/** The facts that never change while a server runs. All of its sandboxes share them. */
export type StaticWorld = {
  readonly tenants: Tenants
  readonly money: CurrencyRates
  /** Returns the world with the simulated sales of this seed. */
  readonly world: (seed: string) => World
}

let own: StaticWorld | undefined

/**
 * Reads the built-in fixtures once for all sandboxes. If there is a folder of more tenants, everything is read each time.
 * Throws with the reasons if they are invalid.
 */
export function loadStaticWorld(moreTenants?: string): StaticWorld {
  if (moreTenants !== undefined) return readSharedFacts(moreTenants)
  own ??= readSharedFacts()
  return own
}

function readSharedFacts(moreTenants?: string): StaticWorld {
  const networkFixtures = readNetworkFixtures()
  const catalogueFixtures = readCatalogueFixtures()
  const moneyFixtures = readMoneyFixtures()
  const worlds = new Map<string, World>()
  return {
    tenants: loadTenants(
      {
        operators: codes(networkFixtures.operators),
        terminals: codes(networkFixtures.terminals),
        routes: networkFixtures.routes,
        currencies: new Map(moneyFixtures.currencies.map(({ code, exponent }) => [code, exponent])),
        paymentMethods: new Map(
          readPaymentMethodFixtures().map(({ code, currencies }) => [code, currencies]),
        ),
      },
      readTenants(moreTenants),
    ),
    money: createCurrencyRates(moneyFixtures),
    world(seed) {
      const world = worlds.get(seed) ?? {
        network: createNetwork(networkFixtures, seed),
        catalogue: createCatalogue(catalogueFixtures, seed),
      }
      if (worlds.size < SEEDS_KEPT) worlds.set(seed, world)
      return world
    },
  }
}

function codes(list: readonly { readonly code: string }[]): ReadonlySet<string> {
  return new Set(list.map(({ code }) => code))
}
