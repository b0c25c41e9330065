import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Tenants } from '../dev/describe-sites.ts'
import { type Server, start, stop, untilReady } from '../dev/start.ts'
import { freePort } from '../process/free-port.ts'
import { root, run } from '../process/run.ts'
import { packInto } from './packed/pack-into.ts'

// This step tests the mock as users get it: packed, installed by npm outside of this workspace, started by its command, and
// used from a TypeScript project.
const outside = mkdtempSync(join(tmpdir(), 'selat-mock-'))
try {
  await install()
  await checkCommand(process.execPath)
  await checkCommand(await node22())
  await check('its types, from a project outside', 'node', [
    'node_modules/typescript/bin/tsc',
    '--checkers',
    '1',
    '-p',
    '.',
  ])
  await check('a sandbox in a program outside', 'node', ['use-the-mock.ts'])
  writeFileSync(join(outside, 'guide.test.ts'), guideTest())
  for (const environment of ['node', 'jsdom'])
    await check(`the test of the guide, under ${environment}`, 'node', [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--environment',
      environment,
    ])
} finally {
  rmSync(outside, { recursive: true, force: true })
}

async function install(): Promise<void> {
  const files = await packInto(outside, ['packages/sdk', 'apps/mock-api'])
  // These are the tools of another project, in the versions of this one.
  const tools = ['msw', 'typescript', '@types/node', 'vitest', 'jsdom'].map((name) => {
    const { version } = readPackage(join(root, 'apps/storefront/node_modules', name))
    return `${name}@${version}`
  })
  writeFileSync(join(outside, 'package.json'), '{ "private": true, "type": "module" }')
  cpSync(join(root, 'tooling/verify/outside'), outside, { recursive: true })
  await check('npm install', 'npm', [
    'install',
    '--no-audit',
    '--no-fund',
    '--prefer-offline',
    ...files,
    ...tools,
  ])
}

/** Finds the oldest Node that the manifest allows, by npm, because hardly any machine has it. */
async function node22(): Promise<string> {
  const [, version = ''] =
    /\^(22\.\d+)/.exec(readPackage(join(root, 'apps/mock-api')).engines.node) ?? []
  const options = ['--no-audit', '--no-fund', '--no-save', '--prefer-offline']
  const name = `node-${process.platform}-${process.arch}`
  await check(`Node ${version}`, 'npm', ['install', ...options, `oldest@npm:${name}@~${version}.0`])
  return join(outside, 'node_modules/oldest/bin/node')
}

async function checkCommand(node: string): Promise<void> {
  const port = await freePort()
  const address = `http://localhost:${port}`
  const options = ['--port', String(port), '--data', 'trial.db', '--seed', 'packed']
  const mock: Server = {
    name: 'selat-mock',
    cwd: outside,
    node,
    args: [
      join(outside, 'node_modules/@selat/mock-api/dist/main.js'),
      ...options,
      '--clock',
      '2026-11-20T06:30:00Z',
    ],
    env: {},
    ready: `${address}/readyz`,
  }
  const help = await run('npx', ['--no-install', 'selat-mock', '--help'], {
    cwd: outside,
    capture: true,
  })
  if (help.code !== 0 || !help.output.includes('--port')) throw new Error(help.output)
  const child = start(mock)
  try {
    await untilReady(mock, child)
    const get = async (path: string) => {
      const response = await fetch(address + path)
      if (response.status !== 200) throw new Error(`${path} answers ${response.status}`)
      return response
    }
    // the mock's own console answers
    const { tenants } = (await (await get('/__mock/api/tenants')).json()) as Tenants
    const policies = tenants.map(({ system }) => `/travel/v1/privacypolicy?system=${system}`)
    const paths = [...policies, '/healthz', '/metrics', '/openapi.json', '/docs/problems']
    for (const path of paths) await get(path)
    for (const page of ['/__mock', '/docs']) {
      const html = await (await get(page)).text()
      const assets = [...html.matchAll(/(?:src|href)="(\/[^"]+\.(?:css|js|svg|woff2))"/g)]
      if (assets.length === 0) throw new Error(`${page} has no assets`)
      for (const [, asset = ''] of assets) await get(asset)
      console.log(`${page} answers with its ${assets.length} assets`)
    }
    for (const asset of ['swagger-ui.css', 'plus-jakarta-sans.woff2', 'swagger-ui.LICENSE.txt'])
      await get(`/docs/assets/${asset}`)
  } finally {
    await stop([child])
  }
  console.log('the command answers its operations, probes, reference and console')
}

async function check(what: string, command: string, args: string[]): Promise<void> {
  const { code, output } = await run(command, args, { cwd: outside, capture: true })
  if (code !== 0) throw new Error(`${what} fails:\n${output}`)
  console.log(`${what}: fine`)
}

function readPackage(folder: string): {
  name: string
  version: string
  engines: { node: string }
} {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
}

/** Returns the example for other repositories from the guide. */
function guideTest(): string {
  const guide = readFileSync(join(root, 'apps/mock-api/guides/testing-with-the-mock.md'), 'utf8')
  const blocks = [...guide.matchAll(/```ts\n(.*?)```/gs)].map(([, code = '']) => code)
  const test = blocks.find((code) => code.includes("from 'vitest'"))
  if (test === undefined) throw new Error('The guide has lost its test.')
  return test
}
