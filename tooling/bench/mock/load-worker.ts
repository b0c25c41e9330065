import { text } from 'node:stream/consumers'

import autocannon from 'autocannon'

import type { Load, LoadJob, Shot } from './load.ts'

// This process reads a job from standard input and writes its load to standard output.
const job = JSON.parse(await text(process.stdin)) as LoadJob // load.ts has written it
let sent = job.first

function toRequest({ method, path, headers, bodies }: Shot): autocannon.Request {
  if (!bodies) return { method, path, headers: { ...headers } }
  return {
    method,
    path,
    setupRequest(request) {
      const number = sent
      sent += 1
      const filled = Object.entries(headers ?? {}).map(([name, value]) => [
        name,
        value.replace('{n}', String(number).padStart(9, '0')),
      ])
      const body = bodies[number % bodies.length]
      return {
        ...request,
        headers: Object.fromEntries(filled),
        ...(body !== undefined && { body }),
      }
    },
  }
}

const { connections, until } = job
const result = await autocannon({
  url: job.origin,
  connections,
  ...('amount' in until ? { amount: until.amount } : { duration: until.seconds }),
  timeout: 30,
  requests: job.shots.map(toRequest),
})
const load: Load = {
  requests: result.requests.total,
  seconds: result.duration,
  p50Ms: result.latency.p50,
  p99Ms: result.latency.p99,
  failures: result.non2xx + result.errors,
  statuses: Object.fromEntries(
    Object.entries(result.statusCodeStats ?? {}).map(([status, { count }]) => [status, count ?? 0]),
  ),
}
process.stdout.write(JSON.stringify(load))
