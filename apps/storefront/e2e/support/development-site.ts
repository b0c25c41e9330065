import { spawn, spawnSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const storefront = fileURLToPath(new URL('../..', import.meta.url))
const mockPort = process.env['SELAT_E2E_MOCK_PORT'] ?? '4110'
const folder = 'test-results/development'

export type DevelopmentSite = { port: string; close: () => void }

/** Starts the site from source, as `pnpm dev` does. It calls the mock that all tests share. */
export function openSiteFromSource(): Promise<DevelopmentSite> {
  // The server waits longer for data, because modules are compiled beside everything else that tests do.
  return start(['server/development/main.ts', '--patience-ms', '30000'])
}

/**
 * Starts the built site server with files for the browser that have React's development build, which says what differs
 * from the page that the server rendered. They are bundled first: from source, a page is hundreds of modules.
 */
export function openDevelopmentBuild(): Promise<DevelopmentSite> {
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      ...['node_modules/vite/bin/vite.js', 'build', '--mode', 'development', '--minify', 'false'],
      ...['--outDir', `${folder}/dist`, '--emptyOutDir', '--logLevel', 'warn'],
    ],
    { cwd: storefront, env: { ...process.env, NODE_ENV: 'development' }, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`The development build failed: ${stderr}`)
  // The server serves the files beside it.
  cpSync(`${storefront}/dist-server`, `${storefront}/${folder}/dist-server`, { recursive: true })
  return start([`${folder}/dist-server/main.js`])
}

async function start(server: string[]): Promise<DevelopmentSite> {
  const child = spawn(
    process.execPath,
    [...server, '--api', `http://127.0.0.1:${mockPort}`, '--port', '0'],
    { cwd: storefront, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const close = () => void child.kill()
  for await (const line of createInterface({ input: child.stdout })) {
    const port = / at http:\/\/\S+:(\d+)$/.exec(line)?.[1]
    if (port !== undefined) return { port, close }
  }
  throw new Error('The site server has ended.')
}
