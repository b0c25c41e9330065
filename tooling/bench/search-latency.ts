import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Tenants } from '../dev/describe-sites.ts'
import { type Server, start, stop, untilReady } from '../dev/start.ts'
import { freePort } from '../process/free-port.ts'
import { root } from '../process/run.ts'
import { type Load, load, middle } from './load.ts'

const rounds = 3
const seconds = 3
const askers = 20

async function searchAddress(mock: string, tenants: Response): Promise<string> {
  // The mock's own console answers here.
  const { tenants: list } = (await tenants.json()) as Tenants
  const [tenant] = list
  if (tenant === undefined) throw new Error('The mock has no tenant')
  const inTwoWeeks = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10)
  const query = new URLSearchParams({
    system: String(tenant.system),
    currency: 'SGD',
    from: 'HFC',
    to: 'BTC',
    dateFrom: inTwoWeeks,
    adults: '2',
  })
  return `${mock}/travel/v1/ferry/search?${query.toString()}`
}

export type Comparison = { mock: Load; bare: Load; bytes: number }

/** The mock's ferry search beside a bare Hono server that sends the same bytes, turn by turn. */
export async function compareSearch(): Promise<Comparison> {
  const [mockPort, barePort] = [await freePort(), await freePort()]
  const folder = join(root, '.cache/bench')
  const bodyFile = join(folder, 'search.json')
  const mock: Server = {
    name: 'mock',
    cwd: join(root, 'apps/mock-api'),
    args: ['--conditions=source', 'src/main.ts', '--port', String(mockPort)],
    env: {},
    ready: `http://localhost:${mockPort}/__mock/api/tenants`,
  }
  const bare: Server = {
    name: 'bare',
    cwd: join(root, 'tooling/bench'),
    args: ['bare-server.ts', String(barePort), bodyFile],
    env: {},
    ready: `http://localhost:${barePort}/`,
  }
  const mockProcess = start(mock)
  const children = [mockProcess]
  try {
    const tenants = await untilReady(mock, mockProcess)
    const searchUrl = await searchAddress(`http://localhost:${mockPort}`, tenants)
    const answer = await fetch(searchUrl)
    const body = await answer.text()
    if (!answer.ok) throw new Error(`${searchUrl} answers ${answer.status}: ${body}`)
    mkdirSync(folder, { recursive: true })
    writeFileSync(bodyFile, body)
    const bareProcess = start(bare)
    children.push(bareProcess)
    await untilReady(bare, bareProcess)

    const results: { mock: Load[]; bare: Load[] } = { mock: [], bare: [] }
    await load(searchUrl, 1, askers)
    await load(bare.ready, 1, askers)
    for (let round = 0; round < rounds; round += 1) {
      results.mock.push(await load(searchUrl, seconds, askers))
      results.bare.push(await load(bare.ready, seconds, askers))
    }
    return {
      mock: middle(results.mock),
      bare: middle(results.bare),
      bytes: Buffer.byteLength(body),
    }
  } finally {
    await stop(children)
  }
}
