import type { SentReport } from './sent-reports.ts'

/** A failure of a page, and the place where it was caught. */
export type Failure = {
  source: Extract<SentReport, { kind: 'error' }>['source']
  error: unknown
}
