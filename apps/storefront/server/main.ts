#!/usr/bin/env node
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { serve } from '@hono/node-server'
import { describeListenFailure, handleSignals, HEAD_LIMIT, refuseOldNode } from '@selat/command'

import manifest from '../package.json' with { type: 'json' }
import { prepareRendering } from '../src/server/render-page.tsx'
import { createSite } from './create-site.ts'
import { logConsole } from './log-console.ts'
import { createLog } from './log.ts'
import { readSettings, USAGE } from './settings.ts'
import { filesOfBuild } from './site-files.ts'

/** The milliseconds that requests in progress have to end after a signal to stop. */
const GRACE_MS = 5000

async function main(): Promise<void> {
  const settings = readSettings(process.argv.slice(2), process.env)
  if (!settings) {
    process.stdout.write(USAGE)
    return
  }
  refuseOldNode(process.versions.node, {
    command: 'selat-storefront',
    range: manifest.engines.node,
  })
  const log = createLog(settings.logLevel, (line) => process.stderr.write(line))
  logConsole(log)
  const folder = join(dirname(fileURLToPath(import.meta.url)), '../dist')
  let isStopping = false
  const site = createSite({
    settings,
    files: filesOfBuild(folder),
    log,
    render: await prepareRendering(),
    isStopping: () => isStopping,
  })
  const { port, host } = settings
  const server = serve(
    { fetch: site.fetch, port, hostname: host, serverOptions: HEAD_LIMIT },
    (address) => {
      process.stdout.write(`The site is served at http://${host}:${address.port}\n`)
    },
  )
  server.once('error', (error) => fail(describeListenFailure(error, { port, host })))
  handleSignals((signal) => {
    log.info('The site stops.', { signal })
    isStopping = true
    setTimeout(() => process.exit(0), GRACE_MS).unref()
    return new Promise((resolve) => void server.close(() => resolve()))
  })
}

function fail(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}

main().catch(fail)
