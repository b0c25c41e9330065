import { seedAccounts } from './accounts/seed-accounts.ts'
import { BROKEN_CONNECTION, createApp } from './app.ts'
import { listMails } from './console/list-mails.ts'
import { readNetworkFixtures } from './fixtures/network/read-network-fixtures.ts'
import { readMoneyFixtures, readPaymentMethodFixtures } from './fixtures/payment-fixtures.ts'
import { type Clock, createClock } from './kernel/clock.ts'
import { createFaults, type FaultRule } from './kernel/faults.ts'
import { createIdempotency } from './kernel/idempotency.ts'
import { createIds } from './kernel/ids.ts'
import { keepClock } from './kernel/keep-clock.ts'
import { secureRandom, seededRandom } from './kernel/random.ts'
import { createRequestLog } from './kernel/request-log.ts'
import { seedOfRun } from './kernel/seed-of-run.ts'
import type { Services, Simulation } from './kernel/services.ts'
import { createHouseMoney } from './money/house-money.ts'
import { createNetwork } from './network/network.ts'
import { openStore } from './store/store.ts'
import { loadTenants } from './tenancy/load-tenants.ts'
import type { TenantFixture } from './tenants/read-tenant-fixtures.ts'

/** What others have bought is the same in every sandbox that names no seed. */
const DEFAULT_SEED = 'selat'
const DEFAULT_STOREFRONT = 'http://localhost:5173'

export type SandboxOptions = {
  /** The same seed gives the same bytes, ids and secrets included. Without one these are random, and only the fixtures repeat. */
  seed?: string
  /** An instant to freeze the clock at, or a clock. Real time by default. */
  clock?: string | Clock
  /** A file to keep everything in. Memory by default. One process at a time may hold it. */
  data?: string
  /** Tenants to serve instead of the sandbox's own; policies and pictures come from the folders of their slugs. */
  tenants?: readonly TenantFixture[]
  faults?: readonly FaultRule[]
  /** Where the storefront runs on this machine, for the links in e-mails: `http://localhost:5173` by default. */
  storefront?: string
  /** How payments end: `manual` (default) by the console or a test, `automatic` by themselves after a while. */
  simulation?: Simulation
}

/** A Selat API with its own state, time and chance. Rejects when its fixtures or tenants do not hold, with the reasons. */
export async function createSandbox(options: SandboxOptions = {}) {
  const { seed, clock: wantedClock, simulation = 'manual' } = options
  const networkFixtures = readNetworkFixtures()
  const moneyFixtures = readMoneyFixtures()
  const tenants = loadTenants(
    {
      operators: codes(networkFixtures.operators),
      terminals: codes(networkFixtures.terminals),
      currencies: codes(moneyFixtures.currencies),
      paymentMethods: codes(readPaymentMethodFixtures()),
    },
    options.tenants,
  )
  const store = await openStore({ data: options.data })
  await seedAccounts(store.db, tenants.all)
  const runSeed = seed === undefined ? undefined : await seedOfRun(store, seed)
  const random = runSeed === undefined ? secureRandom : seededRandom(runSeed)
  const ids = createIds(
    random,
    runSeed === undefined ? secureRandom : seededRandom(`${runSeed} requests`),
  )
  const clock = typeof wantedClock === 'object' ? wantedClock : createClock(wantedClock)
  const settleClock = wantedClock === undefined ? await keepClock(store, clock) : undefined
  const services: Services = {
    store,
    clock,
    ids,
    tenants,
    network: createNetwork(networkFixtures, seed ?? DEFAULT_SEED),
    money: createHouseMoney(moneyFixtures),
    faults: await createFaults({ store, ids, random }, options.faults),
    requests: createRequestLog(),
    idempotency: createIdempotency(store),
    storefront: options.storefront ?? DEFAULT_STOREFRONT,
    simulation,
  }
  const app = createApp(services)
  return {
    app,
    services,
    store,
    clock,
    /** E-mails that would have been sent, newest first; of one order or of all. */
    outbox: { list: (order?: string) => listMails(services, order) },
    /** Answers in process, as fetch would over the network: a connection that breaks is a network error. */
    fetch: async (request: Request): Promise<Response> => {
      const response = await app.fetch(request)
      return response.headers.has(BROKEN_CONNECTION) ? Response.error() : response
    },
    close: async () => {
      await settleClock?.()
      await store.close()
    },
  }
}

export type Sandbox = Awaited<ReturnType<typeof createSandbox>>

function codes(list: readonly { readonly code: string }[]): ReadonlySet<string> {
  return new Set(list.map(({ code }) => code))
}
