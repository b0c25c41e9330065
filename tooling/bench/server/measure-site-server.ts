import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '../../process/run.ts'
import { runLoad } from '../mock/load.ts'
import { residentMb } from '../mock/process-use.ts'
import {
  type Cell,
  type Measured,
  measureInTurn,
  type Pace,
  refuseFailures,
} from '../mock/rounds.ts'
import { originOf, type Running, runningOf, type Subject, withServers } from '../mock/subject.ts'
import { type FaultyApi, openFaultyApi } from './faulty-api.ts'
import { type Failure, measureFailures } from './measure-failures.ts'
import { type Idle, measureIdle } from './measure-idle.ts'
import { ask, headers, pages } from './pages.ts'

export type Effort = {
  readonly pace: Pace
  readonly pages: number
  readonly idle: number
}

export type SiteServer = {
  readonly effort: Effort
  readonly rates: Measured[]
  readonly memory: { readonly atFirstMb: number | null; readonly afterMb: number | null }
  readonly idle: Idle
  readonly failures: Failure[]
}

/**
 * The long patience is needed because the API is slow on a busy machine, and only complete pages are measured.
 */
const PATIENT = ['--patience-ms', '30000']

const folder = join(root, '.cache/bench-server')
const kept = join(folder, 'results.html.br')

/**
 * Measures the site server, a server that sends the same bytes, and one that renders a list, each in a process of its own.
 */
export async function measureSiteServer(effort: Effort): Promise<SiteServer> {
  mkdirSync(folder, { recursive: true })
  return withServers([mock], async ([api]) => {
    const faulty = await openFaultyApi(originOf(api))
    try {
      return await measure(originOf(api), faulty, effort)
    } finally {
      faulty.close()
    }
  })
}

async function measure(api: string, faulty: FaultyApi, effort: Effort): Promise<SiteServer> {
  const { pace } = effort
  const [uncached, cached] = [
    site('Selat, each page rendered', api, '--cache-seconds', '0', ...PATIENT),
    site('Selat, pages kept', api, '--cache-seconds', '3600', ...PATIENT),
  ]
  return {
    effort,
    rates: await withServers([uncached, cached], async ([first, second]) => {
      const { body } = await ask(originOf(first), pages.results)
      writeFileSync(kept, body)
      return withServers([bare, reactList], async ([bytes, list]) =>
        measureInTurn(
          [
            ...cellsOf(first, 'results', 'home'),
            ...cellsOf(second, 'results', 'home'),
            ...cellsOf(bytes, 'results'),
            ...cellsOf(list, 'results'),
          ],
          pace,
        ),
      )
    }),
    memory: await withServers([site('Selat', api, ...PATIENT)], async ([server]) =>
      fill(server, effort),
    ),
    idle: await withServers([cached], async ([server]) =>
      measureIdle(runningOf(server), effort.idle, pace),
    ),
    failures: await withServers(
      [site('Selat', faulty.origin, '--cache-seconds', '0')],
      async ([server]) => measureFailures(runningOf(server), faulty),
    ),
  }
}

function cellsOf(server: Running | undefined, ...names: (keyof typeof pages)[]): Cell[] {
  const running = runningOf(server)
  return names.map((name) => ({
    name: `${running.name}: ${name}`,
    server: running,
    shots: [{ method: 'GET', path: pages[name], headers }],
  }))
}

/** Runs the server as it is deployed, where pages are cached for five seconds. */
async function fill(server: Running | undefined, { pages: amount, pace }: Effort) {
  const { pid, origin, name } = runningOf(server)
  const atFirstMb = residentMb(pid)
  const shots = Object.values(pages).map((path) => ({ method: 'GET' as const, path, headers }))
  const { connections } = pace
  refuseFailures(name, await runLoad({ origin, connections, until: { amount }, shots, first: 0 }))
  return { atFirstMb, afterMb: residentMb(pid) }
}

const mock: Subject = {
  name: 'Mock API',
  command: process.execPath,
  args: (port) => [
    ...[join(root, 'apps/mock-api/dist/main.js'), '--port', String(port)],
    ...['--host', '127.0.0.1', '--no-answer-validation'],
  ],
  question: '/__mock/api/tenants',
  isHelper: true,
}

function site(name: string, api: string, ...options: string[]): Subject {
  return {
    name,
    command: process.execPath,
    args: (port) => [
      ...[join(root, 'apps/storefront/dist-server/main.js'), '--api', api],
      ...['--port', String(port), '--log-level', 'silent', ...options],
    ],
    question: '/healthz',
  }
}

const bare: Subject = {
  name: 'Bare Hono, the same bytes',
  command: process.execPath,
  args: (port) => [
    ...[join(import.meta.dirname, '../mock/bare-server.ts'), String(port)],
    ...[kept, 'br'],
  ],
  question: '/',
}

const reactList: Subject = {
  name: 'React alone, a list of 25',
  command: process.execPath,
  args: (port) => [join(import.meta.dirname, 'react-server.ts'), String(port)],
  question: '/',
}
