import { Hono } from 'hono'

import type { Services } from '../kernel/services.ts'
import { letTimeAct } from '../operations/let-time-act.ts'
import type { SendToSandbox } from './drawn/play-history.ts'
import { clockRoutes } from './routes/clock-routes.ts'
import { faultRoutes } from './routes/fault-routes.ts'
import { historyRoutes } from './routes/history-routes.ts'
import { ledgerRoutes } from './routes/ledger-routes.ts'
import { newsletterRoutes } from './routes/newsletter-routes.ts'
import { outboxRoutes } from './routes/outbox-routes.ts'
import { paymentRoutes } from './routes/payment-routes.ts'
import { refundRoutes } from './routes/refund-routes.ts'
import { requestRoutes } from './routes/request-routes.ts'
import { sailingRoutes } from './routes/sailing-routes.ts'
import { sandboxRoutes } from './routes/sandbox-routes.ts'
import { scenarioRoutes } from './routes/scenario-routes.ts'
import { snapshotRoutes } from './routes/snapshot-routes.ts'
import { stockRoutes } from './routes/stock-routes.ts'
import { topUpRoutes } from './routes/top-up-routes.ts'

/** The console as JSON: for its page, for tests, and for people with curl. One chain, so that its client is typed by it. */
export function createConsoleApi(services: Services, send: SendToSandbox) {
  return new Hono()
    .use(async (_c, next) => {
      await letTimeAct(services)
      await next()
    })
    .route('/', sandboxRoutes(services))
    .route('/', clockRoutes(services))
    .route('/', faultRoutes(services))
    .route('/', outboxRoutes(services))
    .route('/', newsletterRoutes(services))
    .route('/', paymentRoutes(services))
    .route('/', refundRoutes(services))
    .route('/', topUpRoutes(services))
    .route('/', requestRoutes(services))
    .route('/', historyRoutes(services, send))
    .route('/', sailingRoutes(services))
    .route('/', stockRoutes(services))
    .route('/', scenarioRoutes(services))
    .route('/', ledgerRoutes(services))
    .route('/', snapshotRoutes(services))
}

export type ConsoleApi = ReturnType<typeof createConsoleApi>
