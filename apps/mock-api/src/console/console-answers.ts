import type { InferResponseType } from 'hono/client'

import type { ConsoleClient } from './console-client.ts'

type Api = ConsoleClient['api']

/** What the console's calls answer, by name, for whoever shows it. */
export type InfoAnswer = InferResponseType<Api['info']['$get']>
export type TenantsAnswer = InferResponseType<Api['tenants']['$get']>
export type SandboxesAnswer = InferResponseType<Api['sandboxes']['$get']>
export type ClockAnswer = InferResponseType<Api['clock']['$get']>
export type FaultsAnswer = InferResponseType<Api['faults']['$get']>
export type OutboxAnswer = InferResponseType<Api['outbox']['$get']>
export type PaymentsAnswer = InferResponseType<Api['payments']['$get']>
export type RequestsAnswer = InferResponseType<Api['requests']['$get']>
export type RequestAnswer = InferResponseType<Api['requests'][':id']['$get']>
export type SailingsAnswer = InferResponseType<Api['sailings']['$get']>
export type SailingAnswer = InferResponseType<Api['sailings'][':id']['$get']>

/** A kept state that can be taken up again. */
export type SnapshotEntry = {
  name: string
  /** By the real clock. */
  takenAt: string
  /** The sandbox's own time in it. */
  clock: { frozen: boolean; now: string }
  /** Size of its file. */
  bytes: number
}
export type SnapshotsAnswer = { snapshots: SnapshotEntry[] }

/** What can be played, and what it shows. */
export type ScenarioEntry = {
  id: string
  title: string
  what: string
  /** The problem that it forces; null for one about a payment's end. */
  code: string | null
  operation: string | null
}
export type ScenariosAnswer = { scenarios: ScenarioEntry[] }

export type ScenarioExchange = {
  /** What this step does, e.g. `addToCart` or `The clock moves on by 900 seconds`. */
  title: string
  /** Null for a step that is no call of the API. */
  request: { method: string; path: string; headers: Record<string, string>; body: string | null } | null
  answer: { status: number; headers: Record<string, string>; body: string | null } | null
  /** The same call for a terminal. */
  curl: string | null
}
export type ScenarioRunAnswer = { id: string; steps: ScenarioExchange[] }

export type LedgerAccount = {
  id: string
  tenant: string
  account: string
  currency: string
  exponent: number
  /** Debits less credits, in units of 10^-exponent. */
  balance: number
}
export type LedgerAnswer = {
  accounts: LedgerAccount[]
  /** Of all accounts of a currency: always 0. */
  sums: { currency: string; exponent: number; sum: number }[]
}

/** Headers and text of a logged call, with secrets masked. */
export type LoggedMessage = {
  headers: Record<string, string>
  /** Null when there was none. */
  body: string | null
  /** Whether the body goes on after its first 64 kB. */
  isCut: boolean
}
export type ExchangeAnswer = RequestAnswer & {
  /** Null once older bodies made way for newer ones. */
  request: LoggedMessage | null
  answer: LoggedMessage | null
}
