import type { hc, InferResponseType } from 'hono/client'

import type { ConsoleApi } from './console-api.ts'

type Api = ReturnType<typeof hc<ConsoleApi>>

/** Names for the answers of the console's calls, for code that displays them. */
export type InfoAnswer = InferResponseType<Api['info']['$get']>
export type TenantsAnswer = InferResponseType<Api['tenants']['$get']>
export type SandboxesAnswer = InferResponseType<Api['sandboxes']['$get']>
export type ClockAnswer = InferResponseType<Api['clock']['$get']>
export type FaultsAnswer = InferResponseType<Api['faults']['$get']>
export type AnalyticsAnswer = InferResponseType<Api['analytics']['$get']>
export type OutboxAnswer = InferResponseType<Api['outbox']['$get']>
export type NewsletterAnswer = InferResponseType<Api['newsletter']['$get']>
export type PaymentsAnswer = InferResponseType<Api['payments']['$get']>
export type OrderAnswer = InferResponseType<Api['orders'][':id']['$get']>
export type TopUpsAnswer = InferResponseType<Api['top-ups']['$get']>
export type RequestsAnswer = InferResponseType<Api['requests']['$get']>
export type RequestAnswer = InferResponseType<Api['requests'][':id']['$get']>
/** The reports that site servers have posted about pages of storefronts, each with the tenant of the site. */
export type PageReportsAnswer = InferResponseType<Api['page-reports']['$get']>
export type SailingsAnswer = InferResponseType<Api['sailings']['$get']>
export type StockAnswer = InferResponseType<Api['stock']['$get']>
export type ProductDayAnswer = InferResponseType<Api['stock']['day']['$get']>
export type SailingAnswer = InferResponseType<Api['sailings'][':id']['$get']>

export type ProfilesAnswer = InferResponseType<Api['faults']['profiles']['$get']>
export type ScenariosAnswer = InferResponseType<Api['scenarios']['$get']>
export type ScenarioRunAnswer = InferResponseType<Api['scenarios'][':id']['run']['$post']>
export type LedgerAnswer = InferResponseType<Api['ledger']['$get']>

export type SnapshotsAnswer = InferResponseType<Api['snapshots']['$get']>
export type { SnapshotEntry } from '../snapshots/keep-snapshots.ts'
