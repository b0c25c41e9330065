import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { type Server, start, stop, untilReady } from '../dev/start.ts'
import { freePort } from '../process/free-port.ts'
import { run } from '../process/run.ts'
import { packInto } from './packed/pack-into.ts'

// This step tests the site as an agency gets it: packed, installed by npm in an empty folder, and started by its command
// with a mock that was installed in the same way.
const outside = mkdtempSync(join(tmpdir(), 'selat-site-'))
try {
  const files = await packInto(outside, ['packages/sdk', 'apps/mock-api', 'apps/storefront'])
  writeFileSync(join(outside, 'package.json'), '{ "private": true }')
  const options = ['--no-audit', '--no-fund', '--prefer-offline']
  await must('npm', ['install', ...options, ...files])
  for (const [name, option] of Object.entries({ storefront: '--api', 'mock-api': '--port' })) {
    const help = await must('npx', ['--no-install', `@selat/${name}`, '--help'])
    if (!help.includes(option)) throw new Error(help)
    console.log(`npx @selat/${name} --help tells its options`)
  }
  await refuseOldNode()
  await visit()
} finally {
  rmSync(outside, { recursive: true, force: true })
}

async function visit(): Promise<void> {
  const [mockPort, sitePort] = [await freePort(), await freePort()]
  const api = `http://127.0.0.1:${mockPort}`
  const mock = installed('mock-api/dist/main.js', mockPort, { SELAT_MOCK_PORT: String(mockPort) })
  const site = installed('storefront/dist-server/main.js', sitePort, {
    ...{ SELAT_API: api, PORT: String(sitePort), SELAT_LOG_LEVEL: 'info' },
    SELAT_PATIENCE_MS: '20000',
  })
  const children = [start(mock), start(site)]
  const [mockRuns, siteRuns] = children
  if (!mockRuns || !siteRuns) throw new Error('Both were started.')
  try {
    await untilReady(mock, mockRuns)
    await untilReady(site, siteRuns)
    const { html, headers } = await get(sitePort, '/ferry')
    if (!html.includes('<h1')) throw new Error('The page came without its contents.')
    if (!headers.get('x-request-id'))
      throw new Error('The page came without the id of its request.')
    const [script] = /\/assets\/[\w-]+\.js/.exec(html) ?? []
    await get(sitePort, script ?? '/no-script')
    await get(sitePort, '/healthz')
    await get(sitePort, '/preview.png?page=%2Fferry&lang=en')
    const { html: numbers } = await get(sitePort, '/metrics')
    if (!numbers.includes('selat_site_requests_total{kind="page"')) throw new Error(numbers)
    console.log('the site answers with a page, its scripts, a preview, probes and numbers')
    const ended = once(siteRuns, 'exit')
    siteRuns.kill('SIGTERM')
    const [code] = await ended
    if (code !== 0) throw new Error(`The site ended with ${code} when it was told to stop.`)
    console.log('the site stops when it is told to')
  } finally {
    await stop(children)
  }
}

/** Checks that an old Node is refused. Otherwise the site would start on it and fail later. */
async function refuseOldNode(): Promise<void> {
  const asNode20 =
    'Object.defineProperty(process,"versions",{value:{...process.versions,node:"20.20.2"}})'
  const file = join(outside, 'node_modules/@selat/storefront/dist-server/main.js')
  const args = [`--import=data:text/javascript,${asNode20}`, file, '--api', 'http://127.0.0.1:1']
  const { code, output } = await run('node', args, { cwd: outside, capture: true })
  if (code !== 1 || !output.includes('selat-storefront needs Node'))
    throw new Error(`On Node 20 the site ends with ${code}:\n${output}`)
  console.log('the site says which Node it needs')
}

function installed(file: string, port: number, env: Record<string, string>): Server {
  const path = join(outside, 'node_modules/@selat', file)
  return { name: file, cwd: outside, args: [path], env, ready: `http://127.0.0.1:${port}/readyz` }
}

async function get(port: number, path: string): Promise<{ html: string; headers: Headers }> {
  const response = await fetch(`http://localhost:${port}${path}`)
  if (response.status !== 200) throw new Error(`${path} answers ${response.status}`)
  return { html: await response.text(), headers: response.headers }
}

async function must(command: string, args: string[]): Promise<string> {
  const { code, output } = await run(command, args, { cwd: outside, capture: true })
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} fails:\n${output}`)
  return output
}
