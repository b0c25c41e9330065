import type { LogLevel } from './settings.ts'

export type Log = {
  info: (message: string, details?: object) => void
  error: (message: string, details?: object) => void
}

/** Creates a log that writes lines of JSON for log collectors. No line contains anything about a person. */
export function createLog(level: LogLevel, write: (line: string) => void): Log {
  const line =
    (kind: 'info' | 'error') =>
    (message: string, details: object = {}) => {
      write(
        `${JSON.stringify({ time: new Date().toISOString(), level: kind, message, ...toPlain(details) })}\n`,
      )
    }
  const nothing = () => undefined
  return {
    info: level === 'info' ? line('info') : nothing,
    error: level === 'silent' ? nothing : line('error'),
  }
}

function toPlain(details: object): object {
  return Object.fromEntries(
    Object.entries(details).map(([name, value]) => [
      name,
      value instanceof Error ? describe(value) : value,
    ]),
  )
}

/** Returns an error with its causes, because `fetch` says only that it failed, and its cause says why. */
function describe({ stack, message, cause }: Error): string {
  const own = stack ?? message
  return cause instanceof Error ? `${own}\nCaused by: ${describe(cause)}` : own
}
