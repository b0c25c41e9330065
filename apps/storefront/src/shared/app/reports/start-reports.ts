import { whenIdle } from '../spare-time.ts'
import type { Failure } from './failure.ts'
import { isSampled } from './is-sampled.ts'
import { createReportQueue } from './report-queue.ts'
import type { SentReport } from './sent-reports.ts'
import { readWanted } from './wanted-reports.ts'

/** A page that fails again and again says the same each time. */
const MOST_ERRORS = 20

/** Begins to measure the page, if it is among those that are. Returns what sends a failure. */
export function startReports(content: string): (failure: Failure) => void {
  const wanted = readWanted(content)
  const page = randomId()
  const queue = createReportQueue(page)
  // The library watches from the beginning of the page, however late it comes.
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

/** By what every page may use: `randomUUID` is there in secure contexts only. */
function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

/**
 * The most characters of each part. All failures of a load fit into the 64 KiB that a browser sends of a page that is gone,
 * even where a message is in Chinese.
 */
const MOST = { path: 300, name: 100, message: 300, stack: 1500 } as const

/** A failure as the site server takes it, which cleans it. Anything can be thrown; what is no error has only its kind. */
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
