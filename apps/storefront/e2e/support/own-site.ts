import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

import { type Desk, deskOf } from './desk.ts'
import { openDoor } from './open-door.ts'
import { staticSite } from './sites.ts'
import { START } from './start.ts'

const command = fileURLToPath(new URL('../../../mock-api/dist/main.js', import.meta.url))
const OF_MOCK = /^\/(?:travel|admin|__mock)(?:\/|$)/

/** The shared storefront at an address that only one test uses, with a mock that the test controls, ends and restarts. */
export type OwnSite = {
  readonly url: string
  /** The address of the site for agents with this mock. */
  readonly agents: string
  readonly desk: Desk
  /** Kills the mock without letting it finish, as a power cut would. */
  kill(): Promise<void>
  /** Starts the mock again with the same data file. */
  start(): Promise<void>
  close(): Promise<void>
}

export type OwnSiteOptions = {
  /** A folder of tenants that the mock serves beside its own. */
  tenants?: string
}

export async function openOwnSite({ tenants }: OwnSiteOptions = {}): Promise<OwnSite> {
  const folder = await mkdtemp(join(tmpdir(), 'selat-e2e-'))
  const port = await freePort()
  const mock = `http://127.0.0.1:${port}`
  const desk = deskOf(mock)
  const door = await openDoor((path) => (OF_MOCK.test(path) ? mock : staticSite))
  const { url } = door
  const data = join(folder, 'data.sqlite')
  const wanted = { port, data, tenants, storefront: url, clock: START, simulation: 'manual' }
  let running: ChildProcess | undefined

  async function start() {
    running = spawn(process.execPath, [command, ...toArguments(wanted)], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    await untilAnswering(`${mock}/__mock/api/clock`, running)
    await desk.run()
  }

  async function kill() {
    const dying = running
    running = undefined
    if (!dying || dying.exitCode !== null) return
    const gone = new Promise((resolve) => dying.once('exit', resolve))
    dying.kill('SIGKILL')
    await gone
  }

  await start()
  return {
    url,
    agents: url.replace('//localhost', '//b2b.localhost'),
    desk,
    kill,
    start,
    async close() {
      await kill()
      door.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function toArguments(options: Readonly<Record<string, string | number | undefined>>): string[] {
  return Object.entries(options).flatMap(([name, value]) =>
    value === undefined ? [] : [`--${name}`, String(value)],
  )
}

async function untilAnswering(address: string, process: ChildProcess): Promise<void> {
  const deadline = Date.now() + 60_000
  while (Date.now() < deadline) {
    if (process.exitCode !== null) throw new Error(`The mock ended with ${process.exitCode}`)
    const answer = await fetch(address).catch(() => null)
    if (answer?.ok) return
    await pause(50)
  }
  throw new Error(`${address} does not answer`)
}

/**
 * Returns a free port outside of the range from which the system assigns ports. A port that the system had assigned could
 * go to another process while the mock is down. Each worker has a range of its own.
 */
async function freePort(): Promise<number> {
  const first = 20_000 + 100 * Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)
  for (let port = first; port < first + 100; port += 1) if (await isFree(port)) return port
  throw new Error(`No port from ${first} on is free`)
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, () => probe.close(() => resolve(true)))
  })
}
