import type { Failure } from './failure.ts'
import type { SentReport } from './sent-reports.ts'

/** A failure as the site server takes it, which cleans it. Anything can be thrown; what is no error has only its kind. */
export function describeFailure({ source, error }: Failure, path: string): SentReport {
  const isError = error instanceof Error || error instanceof DOMException
  return {
    kind: 'error',
    path: path.slice(0, 1000),
    source,
    name: isError ? error.name.slice(0, 100) : 'Error',
    message: isError ? error.message.slice(0, 1000) : '',
    stack: isError ? (error.stack ?? '').slice(0, 4000) : '',
  }
}
