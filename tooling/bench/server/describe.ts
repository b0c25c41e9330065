import type { Measured } from '../mock/rounds.ts'
import { table } from '../table.ts'
import type { SiteServer } from './measure-site-server.ts'

export type Goal = { readonly says: string; readonly wanted: number; readonly reached: number }

/**
 * Returns the goals of the site server, in pages for each second of one core. They use processor time if the system reports
 * it, so that other programs on the machine do not count.
 */
export function goalsOf({ rates }: SiteServer): Goal[] {
  const [rendered, , kept] = rates
  return [
    { says: 'Results, each rendered, a second', wanted: 80, reached: perCoreSecond(rendered) },
    { says: 'Results that are kept, a second', wanted: 1000, reached: perCoreSecond(kept) },
  ]
}

function perCoreSecond(measured: Measured | undefined): number {
  if (!measured) return 0
  const { busyMicroseconds, perSecond } = measured
  return busyMicroseconds === null ? perSecond : 1_000_000 / busyMicroseconds
}

export function describeSiteServer(measured: SiteServer): string {
  const { effort, rates, memory, idle, failures } = measured
  const { rounds, seconds, connections } = effort.pace
  return [
    '## The site server',
    '',
    `Each server in a process of its own on one core, the API and the load on another; ${connections} connections, ${rounds} rounds of ${seconds} s in turn after one to warm up, the median round.`,
    '',
    table(
      ['Goal', 'Wanted', 'Reached', ''],
      goalsOf(measured).map(({ says, wanted, reached }) => [
        ...[says, wanted.toFixed(0), reached.toFixed(0)],
        reached >= wanted ? 'yes' : 'NO',
      ]),
    ),
    '',
    table(
      ['Server', 'Pages/s', 'p50 ms', 'p99 ms', 'Processor µs a page'],
      rates.map(({ name, perSecond, p50Ms, p99Ms, busyMicroseconds }) => [
        ...[name, perSecond.toFixed(0), p50Ms.toFixed(0), p99Ms.toFixed(0)],
        busyMicroseconds?.toFixed(0) ?? 'unknown',
      ]),
    ),
    '',
    `Memory: ${megabytes(memory.atFirstMb)} after the start, ${megabytes(memory.afterMb)} after ${effort.pages.toLocaleString('en')} pages of four kinds, kept for five seconds each.`,
    '',
    `${idle.connections.toLocaleString('en')} connections that say nothing add ${megabytes(idle.addedMb)}; meanwhile ${idle.meanwhile.perSecond.toFixed(0)} kept pages a second, p99 ${idle.meanwhile.p99Ms.toFixed(0)} ms.`,
    '',
    table(
      ['What a visitor of the results gets', 'Status', 'Retry-After', 'ms'],
      failures.map(({ says, status, retryAfter, tookMs }) => [
        ...[says, String(status), retryAfter ?? '', tookMs.toFixed(0)],
      ]),
    ),
  ].join('\n')
}

const megabytes = (value: number | null) => (value === null ? 'unknown' : `${value.toFixed(0)} MB`)
