import { whenIdle } from '../spare-time.ts'
import type { Failure } from './failure.ts'
import { isSampled } from './is-sampled.ts'
import { createReportQueue } from './report-queue.ts'
import type { SentReport } from './sent-reports.ts'
import { readWanted } from './wanted-reports.ts'

/**
 * The number of errors that a page load reports at most, because a page that fails repeatedly reports the same each
 * time.
 */
const MOST_ERRORS = 20

/** Starts measuring if the page load is in the sample. Returns the function that sends a failure. */
export function startReports(content: string): (failure: Failure) => void {
  const wanted = readWanted(content)
  const page = randomId()
  const queue = createReportQueue(page)
  // The library gets earlier entries from the browser, even if it is loaded late.
  if (isSampled(page, wanted.vitals))
    whenIdle(
      () =>
        void import('./measure-vitals.ts').then(
          ({ measureVitals }) => measureVitals(queue),
          () => undefined,
        ),
    )
  let left = isSampled(page, wanted.errors) ? MOST_ERRORS : 0
  return (failure) => {
    if (left === 0) return
    left -= 1
    queue.add(describeFailure(failure, window.location.pathname))
    queue.sendSoon()
  }
}

/** Returns a random id. `randomUUID` is not used, because it exists in secure contexts only. */
function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

/**
 * The number of characters of each part at most. All failures of a page load fit into the 64 KiB that a browser sends
 * after a page was left, even if their messages are in Chinese.
 */
const MOST = { path: 300, name: 100, message: 300, stack: 1500 } as const

/**
 * Converts a failure to the form that the site server accepts and cleans. A thrown value that is no error has only its
 * kind.
 */
function describeFailure({ source, error }: Failure, path: string): SentReport {
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
