import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const storefront = fileURLToPath(new URL('../..', import.meta.url))
const mockPort = process.env['SELAT_E2E_MOCK_PORT'] ?? '4110'

export type DevelopmentSite = { port: string; close: () => void }

/** Starts the site from source, with React's development build, before the mock that all tests share. */
export async function openDevelopmentSite(): Promise<DevelopmentSite> {
  const server = spawn(
    process.execPath,
    [
      ...['--import', './e2e/support/server-clock.ts', 'server/development/main.ts'],
      ...['--api', `http://127.0.0.1:${mockPort}`, '--port', '0'],
      // Beside everything else that tests do.
      ...['--patience-ms', '30000'],
    ],
    { cwd: storefront, stdio: ['ignore', 'inherit', 'pipe'] },
  )
  const close = () => void server.kill()
  for await (const line of createInterface({ input: server.stderr })) {
    const port = /"address":"http:\/\/[^"]*:(\d+)"/.exec(line)?.[1]
    if (port === undefined) continue
    // What it says from now on, such as of a page that breaks, is shown.
    server.stderr.pipe(process.stderr)
    return { port, close }
  }
  throw new Error('The development server has ended.')
}
