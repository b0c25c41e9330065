import type { Failure } from './failure.ts'
import type { SentReport } from './sent-reports.ts'

/**
 * The most characters of each part. All failures of a load fit into the 64 KiB that a browser sends of a page that is gone,
 * even where a message is in Chinese.
 */
const MOST = { path: 300, name: 100, message: 300, stack: 1500 } as const

/** A failure as the site server takes it, which cleans it. Anything can be thrown; what is no error has only its kind. */
export function describeFailure({ source, error }: Failure, path: string): SentReport {
  const isError = error instanceof Error || error instanceof DOMException
  return {
    kind: 'error',
    path: path.slice(0, MOST.path),
    source,
    name: isError ? error.name.slice(0, MOST.name) : 'Error',
    message: isError ? error.message.slice(0, MOST.message) : '',
    stack: isError ? (error.stack ?? '').slice(0, MOST.stack) : '',
  }
}
