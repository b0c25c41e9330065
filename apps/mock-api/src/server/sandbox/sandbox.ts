import { createFaults } from '../../engine/faults/keep-faults.ts'
import { isOfApi } from '../../engine/http/cross-origin.ts'
import { createIdempotency } from '../../engine/idempotency/idempotency.ts'
import { createPageReportLog } from '../../engine/log/page-report-log.ts'
import { createRequestLog } from '../../engine/log/request-log.ts'
import { createIds } from '../../engine/random/ids.ts'
import { createRandomSource } from '../../engine/random/random-source.ts'
import { seedOfRun } from '../../engine/random/seed-of-run.ts'
import { createReadWriteLock } from '../../engine/read-write-lock.ts'
import { keepClock } from '../../engine/settings/keep-clock.ts'
import { keepPaymentMode } from '../../engine/settings/payment-mode-setting.ts'
import { createSharedSettings } from '../../engine/settings/shared-settings.ts'
import { type Db, openStore } from '../../engine/store/store.ts'
import { type Clock, createClock } from '../../engine/time/clock.ts'
import { seedAccounts } from '../../features/account/seed-accounts.ts'
import { seedCustomers } from '../../features/agency/customers/seed-customers.ts'
import { MAIN_SANDBOX } from '../../operation/sandbox-name.ts'
import type { Work } from '../../operation/work.ts'
import { loadStaticWorld, type StaticWorld } from '../../world/load-world.ts'
import { keepAnalytics } from '../../world/tenants/keep-analytics.ts'
import { refuseUnknownTenants } from '../../world/tenants/refuse-unknown-tenants.ts'
import { type ConsoleClient, createConsoleClient } from '../console/console-client.ts'
import { listMails } from '../console/mails/list-mails.ts'
import type { About } from '../parts/sandbox-host.ts'
import type { SandboxParts } from '../parts/sandbox-parts.ts'
import { BROKEN_CONNECTION, createApi } from './api.ts'
import { createApp } from './app.ts'
import { allDueWork, nextDue } from './due-work.ts'
import { logFailure } from './log-failure.ts'
import { createDueWorkRunner } from './run-due-work.ts'
import { checkSandboxOptions, type SandboxOptions } from './sandbox-options.ts'
import { createSingleSandboxHost, type SandboxIdentity } from './single-sandbox.ts'
import { subscriptions } from './subscriptions.ts'
import { createWorldOfSeed } from './world-of-seed.ts'

export type { SandboxOptions }

/** The seed of simulated buyers for every sandbox without a seed of its own. */
const DEFAULT_SEED = 'selat'
const DEFAULT_STOREFRONT = 'http://localhost:5173'

/**
 * Creates a Selat API with its own state, clock and random numbers. Rejects with the reasons if its fixtures or tenants are
 * invalid.
 */
export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  checkSandboxOptions(options)
  const facts = loadStaticWorld(options.tenants)
  return openSandbox(facts, options, {
    name: MAIN_SANDBOX,
    hostOf: (about, clock) => createSingleSandboxHost({ about, clock, facts, openSandbox }),
  })
}

export type Sandbox = {
  readonly app: ReturnType<typeof createApp>
  /** Answers over HTTP; a cached answer comes without a promise. `env` has the server's facts about the connection. */
  readonly answer: (request: Request, env: unknown) => Response | Promise<Response>
  readonly services: SandboxParts
  readonly store: SandboxParts['store']
  readonly clock: Clock
  /** Lists the e-mails that would have been sent, newest first: those of one order, or all. */
  readonly outbox: { list(order?: string): ReturnType<typeof listMails> }
  /** The calls of the console, in process. */
  readonly console: ConsoleClient
  /** Answers in process like fetch over the network: rejects with a TypeError if the connection breaks. */
  readonly fetch: (request: Request) => Promise<Response>
  readonly close: () => Promise<void>
}

/** Opens a sandbox on static data that others share. */
export async function openSandbox(
  facts: StaticWorld,
  options: Omit<SandboxOptions, 'tenants'>,
  { name, hostOf }: SandboxIdentity,
): Promise<Sandbox> {
  const {
    seed,
    clock: wantedClock,
    data,
    databaseUrl,
    schema,
    disturb,
    instrument,
    observe,
  } = options
  const store = await openStore({ data, databaseUrl, schema, disturb, instrument })
  await refuseUnknownTenants(store.db, facts.tenants).catch(async (error: unknown) => {
    await store.close()
    throw error
  })
  await seedAccounts(store.db, facts.tenants.all)
  await seedCustomers(store.db, facts.tenants.all)
  const runSeed = seed === undefined ? undefined : await seedOfRun(store, seed)
  const random = {
    ids: createRandomSource(runSeed),
    requests: createRandomSource(runSeed && `${runSeed} requests`),
  }
  const ids = createIds(random.ids, random.requests)
  const clock = typeof wantedClock === 'object' ? wantedClock : createClock(wantedClock)
  const settings = createSharedSettings(store)
  if (typeof wantedClock !== 'object') await keepClock(settings, clock, wantedClock ?? null)
  const mode = await keepPaymentMode(settings, options.simulation ?? 'manual')
  const world = await createWorldOfSeed(settings, { seed: seed ?? DEFAULT_SEED, facts, store })
  const about: About = {
    name,
    engine: store.dialect === 'postgres' ? 'postgres' : data === undefined ? 'memory' : 'file',
    seed: seed ?? null,
    since: new Date().toISOString(),
  }
  const requests = createRequestLog(observe && ((request) => observe(request, name)))
  const storefront = options.storefront ?? DEFAULT_STOREFRONT
  const reportFailure: Work['reportFailure'] = (subject, error) =>
    logFailure({ requests, ids, clock }, subject, error)
  const workAt = (db: Db, now: string): Work => ({
    store: db,
    database: store,
    now,
    ids,
    ...world.world(),
    networkSeed: world.seed(),
    money: facts.money,
    tenants: facts.tenants,
    storefront,
    subscriptions,
    paymentMode: mode.get(),
    reportFailure,
  })
  let isClosed = false
  const services: SandboxParts = {
    about,
    host: hostOf(about, clock),
    store,
    get isClosed() {
      return isClosed
    },
    clock,
    ids,
    random,
    lock: createReadWriteLock(),
    tenants: facts.tenants,
    money: facts.money,
    get network() {
      return world.world().network
    },
    get catalogue() {
      return world.world().catalogue
    },
    worldOf: facts.world,
    get networkSeed() {
      return world.seed()
    },
    settings,
    faults: await createFaults({ store, seed: seed ?? ids.make('flt') }, options.faults),
    analytics: await keepAnalytics(settings),
    requests,
    pageReportLog: createPageReportLog(),
    idempotency: createIdempotency(store),
    get answerCache() {
      return world.answerCache()
    },
    dueWork: createDueWorkRunner({
      list: allDueWork,
      nextDue,
      store,
      paymentMode: mode.get,
      workAt,
    }),
    workAt,
    validateAnswers: options.validateAnswers ?? true,
    storefront,
    get paymentMode() {
      return mode.get()
    },
    set paymentMode(next) {
      mode.set(next)
    },
  }
  const api = createApi(services)
  const app = createApp(services, api)
  // Calls go to the API directly, because the app would only pass them on. The app refuses them after the end.
  const answer = (request: Request, env?: unknown) =>
    isOfApi(request.url) && !isClosed ? api.fetch(request, env) : app.fetch(request, env)
  const fetch = async (request: Request): Promise<Response> => {
    const response = await answer(request)
    if (response.headers.has(BROKEN_CONNECTION)) throw new TypeError('fetch failed')
    return response
  }
  return {
    app,
    answer,
    services,
    store,
    clock,
    outbox: { list: (order) => listMails(services, order) },
    console: createConsoleClient('http://localhost', { fetch }),
    fetch,
    close: async () => {
      isClosed = true
      await settings.settle()
      await services.faults.settle()
      await store.close()
    },
  }
}
