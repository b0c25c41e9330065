import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'

import { getRequestListener } from '@hono/node-server'
import { HEAD_LIMIT } from '@selat/command'

import { isDecodable } from '../../undecodable-addresses.ts'
import { createLog } from '../log.ts'
import { readSettings, type Settings, USAGE } from '../settings.ts'
import { openVite } from './open-vite.ts'
import { siteFromSource } from './site-from-source.ts'

/** No page is kept, because each may have been edited since, and data waits for modules that are compiled on their first use. */
const defaults = ['--cache-seconds', '0', '--patience-ms', '10000']

/**
 * Serves the site from source. Vite answers for modules and updates an open page after an edit. Every other address is
 * answered by the site server as it is deployed, from the newest source.
 */
async function main(): Promise<void> {
  const settings = readSettings([...defaults, ...process.argv.slice(2)], process.env)
  if (!settings) {
    process.stdout.write(USAGE)
    return
  }
  const log = createLog(settings.logLevel, (line) => process.stderr.write(line))
  const server = createServer(HEAD_LIMIT)
  const vite = await openVite(server)
  const answer = getRequestListener(siteFromSource(vite, settings, log))
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const site = () => void answer(request, response)
    // Vite refuses an address with a broken percent code, which for the site is a page that does not exist.
    if (isDecodable(request.url ?? '')) vite.middlewares(request, response, site)
    else site()
  })
  await listen(server, settings)
  process.stdout.write(`The site is served from source at ${addressOf(server)}\n`)
  const stop = () => {
    void vite.close().finally(() => process.exit(0))
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

function listen(server: Server, { port, host }: Settings): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
}

function addressOf(server: Server): string {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return `http://${address.address}:${address.port}`
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
