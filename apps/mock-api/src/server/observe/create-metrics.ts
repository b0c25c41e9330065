import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'

import type { LoggedRequest } from '../../engine/log/request-log.ts'
import type { Sandbox } from '../sandbox/sandbox.ts'
import { countCalls } from './count-calls.ts'
import { gaugeSandboxes } from './gauge-sandboxes.ts'

export type Watched = {
  /** Returns the number of calls that are being answered. */
  readonly inFlight: () => number
  readonly opened: () => readonly Pick<Sandbox, 'services' | 'store'>[]
}

export type Metrics = {
  /** Counts an answered call. It runs in every call, so it only increments counters in memory. */
  observe(call: LoggedRequest): void
  /** Answers with all metrics in the text format of Prometheus. */
  response(): Promise<Response>
}

/** Creates the counters of a server, over all of its sandboxes. */
export function createMetrics({ inFlight, opened }: Watched): Metrics {
  const register = new Registry()
  collectDefaultMetrics({ register })
  register.registerMetric(
    new Gauge({
      name: 'selat_http_requests_in_flight',
      help: 'Calls that are being answered.',
      registers: [],
      collect() {
        this.set(inFlight())
      },
    }),
  )
  gaugeSandboxes(register, opened)
  return {
    observe: countCalls(register),
    response: async () =>
      new Response(await register.metrics(), { headers: { 'Content-Type': register.contentType } }),
  }
}
