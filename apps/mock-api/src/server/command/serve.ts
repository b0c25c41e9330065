import { handleSignals } from '@selat/command'
import { pino } from 'pino'

import { MAIN_SANDBOX } from '../../operation/sandbox-name.ts'
import { createLog } from '../observe/create-log.ts'
import { createMetrics } from '../observe/create-metrics.ts'
import { runDueWorkNow } from '../parts/run-due-work-now.ts'
import { createSandboxes, type Sandboxes } from '../sandbox/sandboxes.ts'
import { behindProxy } from './behind-proxy.ts'
import { addressOf, describeStart } from './describe-start.ts'
import { limitYoungGeneration } from './limit-young-generation.ts'
import { listen, type Listening } from './listen.ts'
import type { CommandOptions } from './read-options.ts'
import { repeatDueWork } from './repeat-due-work.ts'
import { createServerApp } from './server-app.ts'

/** The milliseconds in which running calls may finish after a signal. */
const GRACE_MS = 10_000

/** Serves until the process gets a signal. Rejects, with one sentence, if the server cannot start. */
export async function serve(options: CommandOptions): Promise<void> {
  const stderr = pino.destination({ fd: 2, sync: false })
  const log = createLog(options.log, stderr)
  let server: Listening | undefined
  const metrics = createMetrics({
    inFlight: () => server?.inFlight() ?? 0,
    opened: () => sandboxes.opened(),
  })
  const { seed, clock, data, databaseUrl, tenants, faults, simulation } = options
  const { storefront, validateAnswers } = options
  const sandboxes = await createSandboxes({
    seed,
    clock,
    data,
    databaseUrl,
    tenants,
    faults,
    simulation,
    storefront,
    validateAnswers,
    observe: (call, sandbox) => {
      metrics.observe(call)
      log.call(call, sandbox)
    },
  })
  const app = createServerApp({
    sandboxes,
    metrics,
    latencyMs: options.latencyMs,
    onFailure: (error) => log.event('error', 'sandbox_closed', { reason: nameOf(error) }),
  })
  try {
    server = await listen(behindProxy(app.fetch, options.trustedProxies), options)
  } catch (error) {
    await sandboxes.close()
    throw error
  }
  limitYoungGeneration()
  const { port, close } = server
  const acting = repeatDueWork({
    work: async () => {
      await sandboxes.forgetRemoved()
      for (const { services } of sandboxes.opened()) await runDueWorkNow(services)
    },
    onFailing: (error) => log.event('error', 'due_work_failing', { reason: nameOf(error) }),
    onRecovered: () => log.event('warn', 'due_work_recovered'),
  })
  handleSignals(async (signal) => {
    log.event('info', 'stopping', { signal })
    app.stopping()
    try {
      await close(GRACE_MS)
      await acting.stop()
      await sandboxes.close()
      log.event('info', 'stopped')
    } catch (error) {
      log.event('error', 'stop_failed', { reason: nameOf(error) })
      process.exitCode = 1
    }
    stderr.flushSync()
    process.exit()
  })
  process.stdout.write(describeStart(options, port, await namesOf(sandboxes)))
  log.event('info', 'started', { port })
  if (options.open) await openBrowser(`${addressOf(options.hosts, port)}/__mock`)
}

/** Returns the names of all sandboxes, including those that an earlier run has stored. */
async function namesOf(sandboxes: Sandboxes): Promise<string[]> {
  const { services } = await sandboxes.open(MAIN_SANDBOX)
  return (await services.host.list()).map(({ name }) => name)
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown'
}

/** Opens a page in the default browser. If there is none, nothing happens, because the address was printed. */
async function openBrowser(address: string): Promise<void> {
  try {
    const { default: open } = await import('open')
    await open(address)
  } catch {
    // There is no browser.
  }
}
