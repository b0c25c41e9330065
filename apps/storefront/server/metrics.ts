import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'

import type { RequestKind } from './request-kind.ts'

const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export type AnsweredRequest = { kind: RequestKind; status: number; seconds: number }

export type Metrics = {
  observe: (request: AnsweredRequest) => void
  /** All numbers in Prometheus text. */
  response: () => Promise<Response>
}

/** Creates the server's metrics. Labels come only from closed lists, never from a visitor, so their number stays small. */
export function createMetrics(): Metrics {
  const register = new Registry()
  const registers = [register]
  const requests = new Counter({
    name: 'selat_site_requests_total',
    help: 'Answered requests.',
    labelNames: ['kind', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'selat_site_request_duration_seconds',
    help: 'From a request to the beginning of its answer.',
    labelNames: ['kind'],
    buckets: SECONDS,
    registers,
  })
  let isWatched = false
  return {
    observe: ({ kind, status, seconds }) => {
      requests.inc({ kind, status })
      durations.observe({ kind }, seconds)
    },
    response: async () => {
      // The default metrics watch the process only from the first request on, so unread metrics cost nothing.
      if (!isWatched) collectDefaultMetrics({ register })
      isWatched = true
      const headers = { 'Content-Type': register.contentType, 'Cache-Control': 'no-store' }
      return new Response(await register.metrics(), { headers })
    },
  }
}
