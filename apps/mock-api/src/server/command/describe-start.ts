import type { CommandOptions } from './read-options.ts'

/**
 * Returns the lines that the command prints once it serves. Scripts wait for the first one; the others list addresses,
 * engine and sandboxes.
 */
export function describeStart(
  { hosts, data, databaseUrl }: Pick<CommandOptions, 'hosts' | 'data' | 'databaseUrl'>,
  port: number,
  sandboxes: readonly string[],
): string {
  const address = addressOf(hosts, port)
  return [
    `Selat sandbox ready: ${address}`,
    `  console    ${address}/__mock`,
    `  docs       ${address}/docs`,
    `  engine     ${engineOf(data, databaseUrl)}`,
    `  sandboxes  ${sandboxes.join(', ')} (others open when X-Mock-Sandbox names them)`,
    '',
  ].join('\n')
}

const EVERYWHERE: ReadonlySet<string> = new Set(['0.0.0.0', '::'])

/** Returns the address for browsers on this machine. */
export function addressOf(hosts: readonly string[], port: number): string {
  const [host = 'localhost', ...more] = hosts
  if (more.length > 0 || EVERYWHERE.has(host)) return `http://localhost:${port}`
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

function engineOf(data: string | undefined, databaseUrl: string | undefined): string {
  if (databaseUrl !== undefined) {
    const { host, pathname } = new URL(databaseUrl)
    return `PostgreSQL at ${host || 'the local socket'}${pathname}`
  }
  return data === undefined ? 'memory' : `file ${data}`
}
