import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

import { type Endpoint, startEndpoint } from '../../server/testing/start-endpoint.ts'
import { mock } from './sites.ts'

const command = fileURLToPath(new URL('../../dist-server/main.js', import.meta.url))

/**
 * A site server of a test's own, which calls the mock that all tests share, and the endpoint that it may post reports
 * to.
 */
export type ReportingSite = {
  readonly url: string
  readonly endpoint: Endpoint
  close(): Promise<void>
}

/** Starts the site server; with shares, reports of so many loads in percent are posted to the endpoint. */
export async function openReportingSite(
  shares: { errors: number; vitals: number } | null,
): Promise<ReportingSite> {
  const endpoint = await startEndpoint()
  const reports = shares && [
    ...['--reports', endpoint.address],
    ...['--report-errors', String(shares.errors), '--report-vitals', String(shares.vitals)],
  ]
  const args = [command, '--port', '0', '--api', mock, ...(reports ?? [])]
  const server = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const port = await portOf(server)
  return {
    url: `http://localhost:${port}`,
    endpoint,
    async close() {
      server.kill('SIGTERM')
      await endpoint.stop()
    },
  }
}

async function portOf({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('The site server says nothing.')
  for await (const line of createInterface({ input: stdout })) {
    const port = /:(\d+)$/.exec(line)?.[1]
    if (port !== undefined) return port
  }
  throw new Error('The site server has ended.')
}
