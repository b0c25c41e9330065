import { operations } from '@selat/sdk/operations'
import { type DestinationStream, pino } from 'pino'

import type { LoggedRequest } from '../../engine/log/request-log.ts'
import type { LogLevel } from './log-levels.ts'

export type Log = {
  /** Logs an answered call in one line if its level is logged. */
  call(request: LoggedRequest, sandbox: string): void
  /** Logs an event of the server itself. */
  event(level: Exclude<LogLevel, 'silent'>, event: string, details?: EventDetails): void
}

export type EventDetails = Readonly<Record<string, string | number | boolean>>

/**
 * Creates a log with one JSON line for each event. A line about a call contains only ids and values of closed lists. It
 * contains no address as it was sent, no field and no error message, because each of them may contain a secret or a
 * passport.
 */
export function createLog(level: LogLevel, destination: DestinationStream): Log {
  const logger = pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    destination,
  )
  return {
    event: (at, event, details) => logger[at]({ event, ...details }),
    call(request, sandbox) {
      const at = levelOf(request)
      if (!logger.isLevelEnabled(at)) return
      const { id, tenant, operation, method, status, durationMs, fault, code } = request
      logger[at]({
        event: 'call',
        requestId: id,
        sandbox,
        tenant,
        operation,
        method,
        route: operation === null ? null : routeOf(operation),
        status,
        durationMs,
        fault,
        code,
        ...(request.violations.length > 0 && { violations: request.violations }),
        ...(request.error !== null && { failure: withoutText(request.error) }),
      })
    },
  }
}

/**
 * Returns the level of a call. A 5xx that a fault asked for is a warning and not an error; it is still logged, because
 * people look for its cause.
 */
function levelOf({ status, fault, violations }: LoggedRequest): 'error' | 'warn' | 'info' {
  if (status >= 500) return fault === null ? 'error' : 'warn'
  return violations.length > 0 ? 'warn' : 'info'
}

const ROUTES: Readonly<Record<string, { path: string }>> = operations

function routeOf(operation: string): string | null {
  return ROUTES[operation]?.path ?? null
}

/**
 * Returns the kind of an error and where it came from, without its message. The message may quote what was sent; the console
 * shows it.
 */
function withoutText(error: string): string {
  const kind = /^\w*Error\b/.exec(error)?.[0] ?? 'Error'
  return [kind, ...error.split('\n').filter((line) => /^ {4}at /.test(line))].join('\n')
}
