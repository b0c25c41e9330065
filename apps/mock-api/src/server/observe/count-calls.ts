import { Counter, Histogram, type Registry } from 'prom-client'

import type { LoggedRequest } from '../../engine/log/request-log.ts'

const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/**
 * Returns a function that counts answered calls. Labels come only from closed lists and never from a caller's input, so that
 * their number stays small.
 */
export function countCalls(register: Registry): (call: LoggedRequest) => void {
  const registers = [register]
  const requests = new Counter({
    name: 'selat_http_requests_total',
    help: 'Answered calls. Status is 0 where a fault broke the connection.',
    labelNames: ['operation', 'method', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'selat_http_request_duration_seconds',
    help: 'From the first line of a call to its answer, faults included.',
    labelNames: ['operation'],
    buckets: SECONDS,
    registers,
  })
  const refusals = new Counter({
    name: 'selat_refusals_total',
    help: 'Problem documents sent, by their code.',
    labelNames: ['code'],
    registers,
  })
  const faults = new Counter({
    name: 'selat_faults_struck_total',
    help: 'Faults that struck calls on purpose, by what they did.',
    labelNames: ['fault'],
    registers,
  })
  const violations = new Counter({
    name: 'selat_contract_violations_total',
    help: 'Answers that broke the contract.',
    labelNames: ['operation'],
    registers,
  })

  return ({ operation: id, method: sent, status, durationMs, code, fault, violations: found }) => {
    const operation = id ?? 'none'
    const method = METHODS.has(sent) ? sent : 'other'
    requests.inc({ operation, method, status })
    durations.observe({ operation }, durationMs / 1000)
    if (code !== null) refusals.inc({ code })
    if (fault !== null) for (const kind of kindsOf(fault)) faults.inc({ fault: kind })
    if (found.length > 0) violations.inc({ operation })
  }
}

const METHODS: ReadonlySet<string> = new Set([
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
])

/** Splits a text such as `delay=312;reset=after` into `delay` and `reset_after`. */
function kindsOf(fault: string): string[] {
  return fault.split(';').map((part) => {
    const [name = '', value = ''] = part.split('=')
    return name === 'reset' || name === 'body' ? `${name}_${value}` : name
  })
}
