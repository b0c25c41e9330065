import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { serve } from '@hono/node-server'

import { prepareRendering } from '../src/server/render-page.tsx'
import { createSite } from './create-site.ts'
import { createLog } from './log.ts'
import { readSettings, SettingsError, USAGE } from './settings.ts'
import { filesOfBuild } from './site-files.ts'

/** How long requests that are being answered may take after the server is told to stop. */
const STOP_MS = 5000

async function main(): Promise<void> {
  const settings = readSettings(process.argv.slice(2), process.env)
  if (!settings) {
    process.stdout.write(USAGE)
    return
  }
  const log = createLog(settings.logLevel, (line) => process.stderr.write(line))
  const folder = join(dirname(fileURLToPath(import.meta.url)), '../dist')
  const site = createSite({
    settings,
    files: filesOfBuild(folder),
    log,
    render: await prepareRendering(),
  })
  const { port, host } = settings
  const server = serve({ fetch: site.fetch, port, hostname: host }, (address) => {
    log.info('The site is served.', { address: `http://${host}:${address.port}` })
  })
  const stop = () => {
    server.close()
    setTimeout(() => process.exit(0), STOP_MS).unref()
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

main().catch((error: unknown) => {
  const text = error instanceof SettingsError ? `${error.message}\n\n${USAGE}` : String(error)
  process.stderr.write(`${text}\n`)
  process.exitCode = 1
})
