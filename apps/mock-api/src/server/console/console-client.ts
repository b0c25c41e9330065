import type { PageReports } from '@selat/command/page-report'
import { hc } from 'hono/client'

import type { FaultProfileName } from '../../engine/faults/fault-profiles.ts'
import type { FaultRule } from '../../engine/faults/faults.ts'
import type { PaymentMode } from '../../engine/settings/payment-mode-setting.ts'
import type { PaymentFailure } from '../../engine/store/tables/payment-tables.ts'
import type { TopUpRejection } from '../../engine/store/tables/wallet-tables.ts'
import type { ProofRejection } from '../../features/order/pay/reject-proof.ts'
import type { WantedAnalytics } from './analytics-routes.ts'
import type { ConsoleApi } from './console-api.ts'
import { settled, textOf } from './console-refusal.ts'
import type { WantedHistory } from './drawn/play-history.ts'
import type { WantedRendering } from './mails/find-mail.ts'
import type { WantedIssue } from './mails/send-newsletter.ts'
import type { PaymentsQuery } from './payment-routes.ts'
import type { ProductDay } from './product-stock.ts'
import type { RequestsQuery } from './request-routes.ts'
import type { SailingsQuery } from './sailing-seats.ts'

export { SNAPSHOT_NAME } from '../snapshots/snapshot-name.ts'
export { ConsoleRefusal } from './console-refusal.ts'

export type ConsoleClientOptions = {
  /** The name of the sandbox; by default that of the browser's cookie, or else `main`. */
  sandbox?: string
  /** The function to use in place of the global `fetch`, such as that of a sandbox in the same process. */
  fetch?: (request: Request) => Promise<Response>
}

/**
 * Creates typed calls for everything that the console does. They return the body of the answer. A refused call rejects with
 * a `ConsoleRefusal`, which has the problem's code and fields.
 * @example await createConsoleClient('http://localhost:4010', { sandbox: 'alice' }).clock.advance(15 * 60)
 */
export function createConsoleClient(origin: string, { sandbox, fetch }: ConsoleClientOptions = {}) {
  const headers: Record<string, string> = sandbox === undefined ? {} : { 'X-Mock-Sandbox': sandbox }
  const api = hc<ConsoleApi>(`${origin}/__mock/api`, {
    headers,
    fetch: (input: RequestInfo | URL, init?: RequestInit) => {
      const request = new Request(input, init)
      return fetch ? fetch(request) : globalThis.fetch(request)
    },
  })
  return {
    /** The underlying calls, for anything that the methods below leave out. */
    api,
    info: () => settled(api.info.$get()),
    tenants: () => settled(api.tenants.$get()),
    /** Resets the state to the fixtures; the clock stays. */
    reset: () => settled(api.reset.$post()),
    sandboxes: {
      list: () => settled(api.sandboxes.$get()),
      open: (name: string) => settled(api.sandboxes.$post({ json: { name } })),
      remove: (name: string) => settled(api.sandboxes[':name'].$delete({ param: { name } })),
    },
    clock: {
      read: () => settled(api.clock.$get()),
      /** Stops the clock, at an instant or at the present one. */
      freeze: (now?: string) => settled(api.clock.$post({ json: { frozen: true, now } })),
      /** Lets the clock run on from its present instant. */
      run: () => settled(api.clock.$post({ json: { frozen: false } })),
      advance: (seconds: number) => settled(api.clock.advance.$post({ json: { seconds } })),
    },
    simulation: {
      read: () => settled(api.simulation.$get()),
      set: (simulation: PaymentMode) => settled(api.simulation.$post({ json: { simulation } })),
    },
    faults: {
      list: () => settled(api.faults.$get()),
      set: (rules: FaultRule[]) => settled(api.faults.$post({ json: { rules } })),
      add: (rule: FaultRule) => settled(api.faults.add.$post({ json: rule })),
      /** Removes the rule with this index in the list; the others keep their counters. */
      remove: (index: number) => settled(api.faults.remove.$post({ json: { index } })),
      clear: () => settled(api.faults.clear.$post()),
      profiles: () => settled(api.faults.profiles.$get()),
      /** Replaces all rules by those of a built-in profile. */
      setProfile: (name: FaultProfileName) => settled(api.faults.profile.$post({ json: { name } })),
    },
    analytics: {
      /** Lists the analytics settings of each site. */
      list: () => settled(api.analytics.$get()),
      /** Replaces the settings of the tenant's folder until a reset; null switches analytics off. */
      set: (tenant: string, analytics: WantedAnalytics['analytics']) =>
        settled(api.analytics.$post({ json: { tenant, analytics } })),
    },
    outbox: {
      /** Lists the mails of one order, or all mails, newest first. */
      list: (order?: string) =>
        settled(api.outbox.$get({ query: order === undefined ? {} : { order } })),
      /** Returns subject and text of one mail, in another language or as another tenant would have sent it. */
      find: (id: string, query: WantedRendering = {}) =>
        settled(api.outbox[':id'].$get({ param: { id }, query })),
    },
    /** Places orders for a customer's account, as the customer could have. Returns how many succeeded. */
    history: (wanted: WantedHistory) => settled(api.history.$post({ json: wanted })),
    newsletter: {
      /** Counts the subscribers who would get an issue, by site and language. */
      readers: () => settled(api.newsletter.$get()),
      /** Mails an issue to all confirmed subscribers, or to those of one language. Each call sends it again. */
      send: (issue: WantedIssue) => settled(api.newsletter.$post({ json: issue })),
    },
    payments: {
      /**
       * Lists the newest fifty payments, or those that match: `q` is part of a booking number, name, e-mail address, state,
       * method or tenant.
       */
      list: (query: PaymentsQuery = {}) => settled(api.payments.$get({ query })),
      approve: (id: string) => settled(api.payments[':id'].approve.$post({ param: { id } })),
      reject: (id: string, reason: ProofRejection) =>
        settled(api.payments[':id'].reject.$post({ param: { id }, json: { reason } })),
      /** Acts as the payer's bank, which reports the money. */
      settle: (id: string) => settled(api.payments[':id'].settle.$post({ param: { id } })),
      /** Acts as a bank, wallet or processor that declines a try; no money is taken, and the payer can try again. */
      decline: (id: string, reason: PaymentFailure) =>
        settled(api.payments[':id'].decline.$post({ param: { id }, json: { reason } })),
      /** Acts as a payer who gives up; the order ends unpaid. */
      fail: (id: string) => settled(api.payments[':id'].fail.$post({ param: { id } })),
    },
    refunds: {
      /** Lists the refunds, newest first. */
      list: () => settled(api.refunds.$get()),
      /** Completes a refund before the day on which it is due. */
      complete: (id: string) => settled(api.refunds[':id'].complete.$post({ param: { id } })),
    },
    orders: {
      /** Returns the transfers of an order, and the states of the order, its payment, refunds and tickets. */
      find: (id: string) => settled(api.orders[':id'].$get({ param: { id } })),
    },
    topUps: {
      /** Lists the top-ups, newest first. */
      list: () => settled(api['top-ups'].$get()),
      /** Approves a top-up, which books its amount to the wallet. */
      approve: (id: string) => settled(api['top-ups'][':id'].approve.$post({ param: { id } })),
      reject: (id: string, reason: TopUpRejection) =>
        settled(api['top-ups'][':id'].reject.$post({ param: { id }, json: { reason } })),
    },
    requests: {
      /** Lists the logged requests, newest first. */
      list: (filter: RequestsQuery = {}) => settled(api.requests.$get({ query: filter })),
      find: (id: string) => settled(api.requests[':id'].$get({ param: { id } })),
      clear: () => settled(api.requests.clear.$post()),
    },
    pageReports: {
      /** Lists the errors and Web Vitals that site servers have posted here, newest first. */
      list: () => settled(api['page-reports'].$get()),
      add: (reports: PageReports) => settled(api['page-reports'].$post({ json: reports })),
      clear: () => settled(api['page-reports'].clear.$post()),
    },
    scenarios: {
      list: () => settled(api.scenarios.$get()),
      /** Plays a scenario in a temporary sandbox. */
      run: (id: string) => settled(api.scenarios[':id'].run.$post({ param: { id } })),
    },
    ledger: () => settled(api.ledger.$get()),
    snapshots: {
      list: () => settled(api.snapshots.$get()),
      /** Saves the present state. */
      save: (name: string) => settled(api.snapshots.$post({ json: { name } })),
      /** Replaces the whole state by a saved one. */
      load: (name: string) => settled(api.snapshots[':name'].load.$post({ param: { name } })),
      remove: (name: string) => settled(api.snapshots[':name'].$delete({ param: { name } })),
      /** Returns the file of a snapshot, to share. */
      download: async (name: string) =>
        textOf(api.snapshots[':name'].file.$get({ param: { name } })),
      /** Stores a shared file under its own name or another one. It does not load it. */
      upload: (file: Blob | string, name?: string) =>
        settled(
          api.snapshots.file.$post(
            { query: name === undefined ? {} : { name } },
            { init: { body: file, headers: { ...headers, 'Content-Type': 'application/json' } } },
          ),
        ),
    },
    sailings: {
      /** Lists every direction in which ships sail, to choose from. */
      directions: () => settled(api.sailings.directions.$get()),
      list: (query: SailingsQuery) => settled(api.sailings.$get({ query })),
      find: (id: string) => settled(api.sailings[':id'].$get({ param: { id } })),
      /** Leaves this number of seats free, in one class or in each. */
      leaveSeats: (id: string, seatsLeft: number, onlyClass?: string) =>
        settled(
          api.sailings[':id'].capacity.$post({
            param: { id },
            json: { seatsLeft, class: onlyClass },
          }),
        ),
    },
    /** The stock of the products other than ferries. */
    stock: {
      products: () => settled(api.stock.$get()),
      find: (day: ProductDay) => settled(api.stock.day.$get({ query: day })),
      /** Leaves this number of one unit free (a room, an option, a rate), or of each. */
      leave: (day: ProductDay, left: number, onlyUnit?: string) =>
        settled(api.stock.left.$post({ json: { ...day, left, unit: onlyUnit } })),
    },
  }
}

export type ConsoleClient = ReturnType<typeof createConsoleClient>
export type * from './console-answers.ts'
