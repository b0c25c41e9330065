#!/usr/bin/env node
import { setTimeout as pause } from 'node:timers/promises'

import { listen } from './command/listen.ts'
import { readOptions, USAGE } from './command/read-options.ts'
import { letTimeAct } from './operations/let-time-act.ts'
import { createSandbox } from './sandbox.ts'

// The only timer of the sandbox: all else acts when somebody looks.
const TICK_MS = 1000
const API_PATH = /^\/(travel|admin)\//

async function run(): Promise<void> {
  const options = readOptions(process.argv.slice(2))
  if (options === 'help') return void process.stdout.write(USAGE)
  const sandbox = await createSandbox(options)
  const server = await listen(async (request, env) => {
    if (options.latencyMs > 0 && API_PATH.test(new URL(request.url).pathname))
      await pause(options.latencyMs)
    return sandbox.app.fetch(request, env)
  }, options)
  const ticking = tick(() => letTimeAct(sandbox.services))
  const stop = async () => {
    await ticking.stop()
    await server.close()
    await sandbox.close()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().catch(fail))
  const host = options.hosts.length === 1 ? options.hosts[0] : 'localhost'
  console.log(`Selat sandbox ready: http://${host}:${server.port} (console at /__mock)`)
}

/** Does the work again and again, never twice at once. */
function tick(work: () => Promise<void>): { stop(): Promise<void> } {
  let running = Promise.resolve()
  const timer = setInterval(() => {
    running = running.then(work).catch(fail)
  }, TICK_MS)
  return {
    stop: () => {
      clearInterval(timer)
      return running
    },
  }
}

function fail(error: unknown): void {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

await run().catch(fail)
