import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '../../process/run.ts'
import type { Example } from './contract.ts'
import { measureStart, measureMemory, type Memory, type Start } from './life.ts'
import { type Absent, findPeers } from './peers.ts'
import { type Measured, measureInTurn, type Pace } from './rounds.ts'
import { originOf, type Running, type Subject, withServers } from './subject.ts'
import {
  cartShot,
  LARGE_SEARCH,
  manySearches,
  type Search,
  searchPath,
  SMALL_SEARCH,
} from './travel.ts'

export type Effort = {
  readonly pace: Pace
  readonly starts: number
  readonly bookings: number
}

type SearchMeasured = {
  readonly sailings: number
  readonly bytes: number
  readonly servers: Measured[]
}

export type Comparison = {
  readonly effort: Effort
  readonly absent: readonly Absent[]
  readonly large: SearchMeasured
  readonly small: SearchMeasured
  readonly spread: Measured[]
  readonly carts: Measured[]
  readonly starts: Start[]
  readonly memory: Memory[]
}

const folder = join(root, '.cache/bench')
const mockCommand = join(root, 'apps/mock-api/dist/main.js')
/** The number of searches between two carts. */
const SEARCHES_A_CART = 5

/** Compares the sandbox with its peers and with a bare server, each in a process of its own. */
export async function compareMocks(effort: Effort): Promise<Comparison> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const mock = mockSubject('Selat')
  const examples = await answersOf(mock)
  const { peers, absent } = await findPeers(folder, examples, searchPath(LARGE_SEARCH))

  const [checked, unchecked] = [
    mock,
    mockSubject('Selat, answers unchecked', '--no-answer-validation'),
  ]
  const bare = bareSubject('Bare Hono, the same bytes', LARGE_SEARCH)
  const large = await searchAgain(LARGE_SEARCH, [checked, unchecked, await bare, ...peers], effort)
  const bareSmall = await bareSubject('Bare Hono, the same bytes', SMALL_SEARCH)
  const small = await searchAgain(SMALL_SEARCH, [checked, unchecked, bareSmall], effort)
  const durable = mockSubject('Selat, every cart on the disk', '--data', join(folder, 'carts.db'))
  return {
    effort,
    absent,
    large,
    small,
    spread: await searchAround(
      [checked, unchecked, await readySubject(examples), ...peers],
      effort,
    ),
    carts: await fillCarts([durable, mock, ...peers], effort),
    starts: await measureStart([mock, ...peers], effort.starts),
    memory: await measureMemory(
      [
        mockSubject('Selat, on the disk', '--data', join(folder, 'memory.db')),
        mock,
        ...peers.slice(0, 1),
      ],
      effort,
    ),
  }
}

function mockSubject(name: string, ...options: string[]): Subject {
  return {
    name,
    command: process.execPath,
    args: (port) => [mockCommand, '--port', String(port), '--host', '127.0.0.1', ...options],
    question: searchPath(LARGE_SEARCH),
  }
}

async function bareSubject(name: string, search: Search): Promise<Subject> {
  const file = join(folder, `${search.returnDays === undefined ? 'small' : 'large'}.json`)
  const { body } = await withServers([mockSubject('Selat')], async ([mock]) => ask(mock, search))
  writeFileSync(file, body)
  return {
    name,
    command: process.execPath,
    args: (port) => [join(import.meta.dirname, 'bare-server.ts'), String(port), file],
    question: '/',
  }
}

/** Makes a server that sends the mock's answers to many searches and to a cart. */
async function readySubject(examples: readonly Example[]): Promise<Subject> {
  const file = join(folder, 'ready.json')
  const asked = manySearches()
  const searches = await withServers([mockSubject('Selat')], async ([mock]) => {
    const bodies: [string, string][] = []
    for (const search of asked) bodies.push([searchPath(search), (await ask(mock, search)).body])
    return Object.fromEntries(bodies)
  })
  const cart = examples.find(({ method }) => method === 'post')?.body
  writeFileSync(file, JSON.stringify({ searches, cart: JSON.stringify(cart) }))
  return {
    name: 'Bare Hono, the same bytes',
    command: process.execPath,
    args: (port) => [join(import.meta.dirname, 'ready-server.ts'), String(port), file],
    question: searchPath(asked[0] ?? LARGE_SEARCH),
  }
}

/** Returns the mock's own answers, which the peers use as examples. */
function answersOf(mock: Subject): Promise<Example[]> {
  return withServers([mock], async ([server]) => {
    const { body } = await ask(server, LARGE_SEARCH)
    const shot = await cartShot(originOf(server))
    const cart = await fetch(originOf(server) + shot.path, {
      method: 'POST',
      headers: { ...shot.headers, 'Idempotency-Key': 'bench-key-of-the-example' },
      body: shot.bodies?.[0] ?? '',
    })
    if (cart.status !== 201) throw new Error(`A cart answers ${cart.status}: ${await cart.text()}`)
    return [
      { path: '/travel/v1/ferry/search', method: 'get', status: 200, body: JSON.parse(body) },
      { path: '/travel/v1/cart', method: 'post', status: 201, body: await cart.json() },
    ]
  })
}

async function searchAgain(
  asked: Search,
  subjects: readonly Subject[],
  { pace }: Effort,
): Promise<SearchMeasured> {
  return withServers(subjects, async (servers) => {
    const { body, sailings } = await ask(servers[0], asked)
    const shots = [{ method: 'GET' as const, path: searchPath(asked) }]
    const cells = servers.map((server) => ({ name: server.name, server, shots }))
    return {
      sailings,
      bytes: Buffer.byteLength(body),
      servers: await measureInTurn(cells, pace),
    }
  })
}

/** Measures searches that hardly ever repeat before the seats have changed. */
function searchAround(subjects: readonly Subject[], { pace }: Effort): Promise<Measured[]> {
  return withServers(subjects, async (servers) => {
    const cart = await cartShot(originOf(servers[0]))
    const shots = manySearches().flatMap((asked, index) => {
      const one = { method: 'GET' as const, path: searchPath(asked) }
      return index % SEARCHES_A_CART === 0 ? [cart, one] : [one]
    })
    return measureInTurn(
      servers.map((server) => ({ name: server.name, server, shots })),
      pace,
    )
  })
}

function fillCarts(subjects: readonly Subject[], { pace }: Effort): Promise<Measured[]> {
  return withServers(subjects, async (servers) => {
    const shots = [await cartShot(originOf(servers[0]))]
    return measureInTurn(
      servers.map((server) => ({ name: server.name, server, shots })),
      pace,
    )
  })
}

async function ask(server: Running | undefined, asked: Search) {
  const answer = await fetch(originOf(server) + searchPath(asked))
  const body = await answer.text()
  if (!answer.ok) throw new Error(`The search answers ${answer.status}: ${body}`)
  return { body, sailings: body.split('"Vessel"').length - 1 }
}
