import { whenIdle } from '../spare-time.ts'
import { describeFailure } from './describe-failure.ts'
import type { Failure } from './failure.ts'
import { isSampled } from './is-sampled.ts'
import { createReportQueue } from './report-queue.ts'
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
