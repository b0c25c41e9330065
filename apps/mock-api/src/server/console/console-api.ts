import { Hono } from 'hono'

import { runDueWorkNow } from '../parts/run-due-work-now.ts'
import type { SandboxParts } from '../parts/sandbox-parts.ts'
import { analyticsRoutes } from './analytics-routes.ts'
import { clockRoutes } from './clock-routes.ts'
import { refundRoutes } from './console-refunds.ts'
import { topUpRoutes } from './console-top-ups.ts'
import type { SendToSandbox } from './drawn/play-history.ts'
import { faultRoutes } from './fault-routes.ts'
import { historyRoutes } from './history-routes.ts'
import { ledgerRoutes } from './ledger-routes.ts'
import { outboxRoutes } from './mails/list-mails.ts'
import { newsletterRoutes } from './mails/send-newsletter.ts'
import { orderRoutes } from './order-routes.ts'
import { pageReportRoutes } from './page-report-routes.ts'
import { paymentRoutes } from './payment-routes.ts'
import { stockRoutes } from './product-stock.ts'
import { requestRoutes } from './request-routes.ts'
import { sailingRoutes } from './sailing-seats.ts'
import { sandboxRoutes } from './sandbox-routes.ts'
import { scenarioRoutes } from './scenario-routes.ts'
import { snapshotRoutes } from './snapshot-routes.ts'

/**
 * Creates the JSON API of the console: for its page, for tests, and for people with curl. All routes are one chain, because
 * the types of the client are derived from it.
 */
export function createConsoleApi(services: SandboxParts, send: SendToSandbox) {
  return new Hono()
    .use(async (_c, next) => {
      await runDueWorkNow(services)
      await next()
    })
    .route('/', sandboxRoutes(services))
    .route('/', clockRoutes(services))
    .route('/', faultRoutes(services))
    .route('/', analyticsRoutes(services))
    .route('/', outboxRoutes(services))
    .route('/', newsletterRoutes(services))
    .route('/', paymentRoutes(services))
    .route('/', refundRoutes(services))
    .route('/', orderRoutes(services))
    .route('/', topUpRoutes(services))
    .route('/', requestRoutes(services))
    .route('/', pageReportRoutes(services))
    .route('/', historyRoutes(services, send))
    .route('/', sailingRoutes(services))
    .route('/', stockRoutes(services))
    .route('/', scenarioRoutes(services))
    .route('/', ledgerRoutes(services))
    .route('/', snapshotRoutes(services))
}

export type ConsoleApi = ReturnType<typeof createConsoleApi>
