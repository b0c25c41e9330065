import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'

import { answerHelp } from '../process/answer-help.ts'
import { buildApps } from '../process/build-apps.ts'
import { root, run } from '../process/run.ts'
import { type Tenants, describeSites } from './describe-sites.ts'
import { HELP } from './help.ts'
import { mockArguments } from './mock-arguments.ts'
import { isTaken, readPort } from './ports.ts'
import { reportsToMock } from './reports-to-mock.ts'
import { type Server, start, stop, untilReady } from './start.ts'

/**
 * Whether this is `pnpm start`, which runs the built site as visitors get it, with pages rendered by a server.
 */
const isBuilt = process.argv[2] === '--built'
const typed = process.argv.slice(isBuilt ? 3 : 2)
answerHelp(HELP, typed)
const port = orExit(() => readPort('PORT', process.env.PORT) ?? 5173)
const mockPort = orExit(() => readPort('SELAT_MOCK_PORT', process.env.SELAT_MOCK_PORT) ?? 4010)
const storefrontFolder = join(root, 'apps/storefront')
const mockFolder = join(root, 'apps/mock-api')

const mock: Server = {
  name: 'mock',
  cwd: mockFolder,
  args: orExit(readMockArguments),
  env: {},
  ready: `http://localhost:${mockPort}/__mock/api/tenants`,
}
const storefront: Server = {
  name: 'site',
  cwd: storefrontFolder,
  args: [
    isBuilt ? 'dist-server/main.js' : 'server/development/main.ts',
    ...['--api', `http://127.0.0.1:${mockPort}`, '--port', String(port), '--mock-console'],
  ],
  env: reportsToMock(mockPort, process.env),
  // Pages need the mock, which starts at the same time.
  ready: `http://localhost:${port}/healthz`,
}

/** Reads an argument, or ends the command with the sentence that is thrown if it is wrong. */
function orExit<Value>(read: () => Value): Value {
  try {
    return read()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

function readMockArguments(): string[] {
  // pnpm runs scripts in the folder of their package.
  const folder = process.env.INIT_CWD ?? process.cwd()
  const args = mockArguments(typed, { port, mockPort, folder })
  // The first two arguments are the condition and the source file.
  return isBuilt ? ['dist/main.js', ...args.slice(2)] : args
}

async function refuseTakenPorts() {
  const wanted = [
    { what: 'mock API', variable: 'SELAT_MOCK_PORT', value: mockPort },
    { what: 'storefront', variable: 'PORT', value: port },
  ]
  const taken = await Promise.all(wanted.map(({ value }) => isTaken(value)))
  const clashes = wanted.filter((_, index) => taken[index])
  for (const { what, variable, value } of clashes) {
    console.error(
      `Port ${value} for the ${what} is taken. Stop the program that listens there, or choose another: ${variable}=${value + 100} npx pnpm@12 dev`,
    )
  }
  return clashes.length > 0
}

const children: ChildProcess[] = []

async function end(code: number) {
  await stop(children)
  process.exit(code)
}

function launch(server: Server) {
  const child = start(server)
  children.push(child)
  child.once('exit', (code) => {
    console.error(`${server.name} ended with code ${code ?? 'none'}; stopping the rest.`)
    void end(1)
  })
  return untilReady(server, child)
}

/**
 * Builds the console while the servers run, because the mock reads the console's files at each request. A failure is printed
 * and stops nothing.
 */
const buildConsole = () => run('node', ['console/build-when-stale.ts'], { cwd: mockFolder })

if (await refuseTakenPorts()) process.exit(1)
if (isBuilt) {
  console.log('Building the mock and the site, which takes about a minute for the first time.')
  if (!(await buildApps())) process.exit(1)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    for (const child of children) child.removeAllListeners('exit')
    void end(0)
  })
}

try {
  const [tenants] = await Promise.all([
    launch(mock),
    launch(storefront),
    ...(isBuilt ? [] : [buildConsole()]),
  ])
  // The mock's own console answers; a wrong shape would be visible in the printed text.
  const sites = describeSites((await tenants.json()) as Tenants, port)
  console.log(`\nSelat is ready. Sites, with their logins (name, password, role):\n\n${sites}\n`)
  console.log(
    `  http://localhost:${mockPort}/__mock\n    The mock's console\n\nCtrl-C stops both.\n`,
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  await end(1)
}
