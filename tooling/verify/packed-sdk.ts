import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, relative } from 'node:path'

import { type Server, start, stop, untilReady } from '../dev/start.ts'
import { freePort } from '../process/free-port.ts'
import { root, run } from '../process/run.ts'
import { eagerOfEsbuild, eagerOfVite, gzippedBytes } from './packed/loaded-at-once.ts'
import { redirectedUploads } from './packed/redirected-upload.ts'
import { titleOfPage } from './packed/title-of-page.ts'
import { undeclaredIn } from './packed/undeclared.ts'

// This step tests the SDK as users get it: packed, and installed by npm outside of this workspace.

/**
 * The largest size of one operation. Vite's is larger, because it loads its preload helper from a file of its own at once:
 * two parts of the SDK load the checks of answers.
 */
const MAX_GZIPPED_BYTES = { esbuild: 6700, vite: 7100 }
const MAX_SCHEMA_BYTES = 10_000
const MOMENT = '2026-11-20T06:30:00Z'
const outside = mkdtempSync(join(tmpdir(), 'selat-sdk-'))
try {
  await install()
  const undeclared = undeclaredIn(join(outside, 'node_modules/@selat/sdk'))
  if (undeclared.length > 0) throw new Error(`The SDK does not declare ${undeclared.join(', ')}.`)
  // Several concurrent checkers would resolve the same types several times.
  const tsc = ['node_modules/typescript/bin/tsc', '--checkers', '1', '-p']
  await Promise.all([
    check('strict types, nodenext', process.execPath, [...tsc, '.']),
    check('strict types, bundler', process.execPath, [...tsc, 'tsconfig.bundler.json']),
    check('exact optional types', process.execPath, [...tsc, 'tsconfig.exact.json']),
  ])
  const bundles = await checkBundles()
  await checkRedirects()
  await useBeforeMock(bundles)
} finally {
  rmSync(outside, { recursive: true, force: true })
}

async function install(): Promise<void> {
  const sdk = join(root, 'packages/sdk')
  const to = ['--pack-destination', outside]
  await check('packing', 'npx', [
    '--yes',
    '--prefer-offline',
    'pnpm@12',
    '--dir',
    sdk,
    'pack',
    ...to,
  ])
  const sources: [string, string[]][] = [
    ['packages/sdk', ['@tanstack/react-query', '@types/node', '@types/react', 'react']],
    ['tooling', ['esbuild']],
    ['apps/storefront', ['typescript', 'vite']],
  ]
  const tools = sources.flatMap(([folder, names]) =>
    names.map((name) => `${name}@${versionOf(join(root, folder, 'node_modules', name))}`),
  )
  writeFileSync(join(outside, 'package.json'), '{ "private": true, "type": "module" }')
  cpSync(join(root, 'tooling/verify/outside-sdk'), outside, { recursive: true })
  const options = ['--no-audit', '--no-fund', '--prefer-offline']
  const tarball = `./selat-sdk-${versionOf(sdk)}.tgz`
  await check('npm install', 'npm', ['install', ...options, tarball, ...tools])
}

/**
 * Bundles one operation. Returns the files that each bundle loads immediately, by bundler, with the entry first.
 */
async function checkBundles(): Promise<Record<string, string[]>> {
  for (const program of ['one-schema', 'cart-schema', 'order-schema']) {
    await bundleByEsbuild(program, `esbuild-${program}`)
    const { files } = eagerOfEsbuild(outside, `${program}.js`)
    refuseHeavy(`${program} by esbuild`, files, MAX_SCHEMA_BYTES)
  }

  await bundleByEsbuild('one-operation', 'esbuild')
  await check('a bundle by Vite', 'npx', ['--no-install', 'vite', 'build'])

  const { files, modules } = eagerOfEsbuild(outside, 'one-operation.js')
  const extra = modules.filter((name) => /\/zod\/|react|generated\/operations/.test(name))
  if (extra.length > 0) throw new Error(`One operation pulls in ${extra.join(', ')}.`)
  const bundles = { esbuild: files, vite: eagerOfVite(join(outside, 'vite')) }
  refuseHeavy('one operation by esbuild', bundles.esbuild, MAX_GZIPPED_BYTES.esbuild)
  refuseHeavy('one operation by Vite', bundles.vite, MAX_GZIPPED_BYTES.vite)
  return bundles
}

async function bundleByEsbuild(program: string, folder: string): Promise<void> {
  const flags = ['--bundle', '--minify', '--splitting', '--format=esm', '--target=es2022']
  const to = [`--outdir=${folder}`, '--metafile=meta.json']
  const from = ['--no-install', 'esbuild', `out/${program}.js`]
  await check(`a bundle of ${program} by esbuild`, 'npx', [...from, ...flags, ...to])
}

function refuseHeavy(what: string, files: readonly string[], most: number): void {
  const bytes = gzippedBytes(files)
  console.log(`${what}: ${bytes} bytes gzipped`)
  if (bytes === 0 || bytes > most) throw new Error(`${what}: more than ${most} bytes, or nothing.`)
}

async function checkRedirects(): Promise<void> {
  await bundleByEsbuild('redirected-upload', 'esbuild-upload')
  const folder = join(outside, 'esbuild-upload')
  const { results, leaked } = await redirectedUploads(folder, 'redirected-upload.js')
  // XMLHttpRequest sends a preflight to the other host, which is refused; fetch sends nothing.
  if (results !== 'network, problem' || leaked.length > 0)
    throw new Error(
      `Uploads that are redirected: ${results}, and the other host got ${leaked.join(', ')}.`,
    )
  console.log(`uploads that are redirected, in a browser: ${results}`)
}

async function useBeforeMock(bundles: Record<string, string[]>): Promise<void> {
  const port = await freePort()
  const address = `http://localhost:${port}`
  const options = ['--port', String(port), '--clock', MOMENT, '--seed', 'packed']
  const mock: Server = {
    name: 'mock',
    cwd: outside,
    args: ['--conditions=source', join(root, 'apps/mock-api/src/main.ts'), ...options],
    env: {},
    ready: `${address}/readyz`,
  }
  const child = start(mock)
  try {
    await untilReady(mock, child)
    for (const node of [process.execPath, await node20()])
      if (node) await check('a booking', node, ['out/book.js', address])
    await runReadme(port)
    for (const [bundler, [entry = '']] of Object.entries(bundles)) {
      const folder = join(outside, bundler)
      const title = await titleOfPage({ folder, entry: relative(folder, entry), api: address })
      console.log(`a page by ${bundler}, in a browser: ${title}`)
    }
  } finally {
    await stop([child])
  }
}

/**
 * Runs the first program of the README with the mock at this port. It moves the clock meanwhile, because the payment needs
 * that.
 */
async function runReadme(port: number): Promise<void> {
  const readme = readFileSync(join(root, 'packages/sdk/README.md'), 'utf8')
  const program = /```ts\n(.*?)```/s.exec(readme)?.[1] ?? ''
  writeFileSync(join(outside, 'readme.mjs'), program.replace(':4010', `:${port}`))
  const paying = setInterval(() => void letTimePass(port, 30), 500)
  const today = `--import=data:text/javascript,Date.now=()=>${Date.parse(MOMENT)}`
  const args = [today, 'readme.mjs']
  const { code, output } = await run(process.execPath, args, { cwd: outside, capture: true })
  clearInterval(paying)
  if (code !== 0 || !output.includes('completed'))
    throw new Error(`The README's program:\n${output}`)
  console.log(`the program of the README: ${output.trim()}`)
}

async function letTimePass(port: number, seconds: number): Promise<void> {
  await fetch(`http://localhost:${port}/__mock/api/clock/advance`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ seconds }),
  })
}

/** Finds the machine's own Node 20, which a machine of CI must have. */
async function node20(): Promise<string | undefined> {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  for (const folder of folders.filter((name) => !name.includes('node_modules'))) {
    const node = join(folder, 'node')
    if (!existsSync(node)) continue
    const { output } = await run(node, ['--version'], { capture: true })
    if (output.startsWith('v20.')) return node
  }
  if (process.env['CI']) throw new Error('There is no Node 20 to run the SDK with.')
  console.log('No Node 20 here: CI runs the booking with it.')
  return undefined
}

async function check(what: string, command: string, args: string[]): Promise<void> {
  const { code, output, durationMs } = await run(command, args, { cwd: outside, capture: true })
  if (code !== 0) throw new Error(`${what} fails:\n${output}`)
  const booked = output.split('\n').find((line) => line.includes(' booked '))
  console.log(`${what}: ${booked ?? 'fine'} (${(durationMs / 1000).toFixed(1)} s)`)
}

function versionOf(folder: string): string {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version
}
