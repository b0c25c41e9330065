import type { SentReport } from './sent-reports.ts'

/** Something that went wrong in a page, and where that was found. */
export type Failure = {
  source: Extract<SentReport, { kind: 'error' }>['source']
  error: unknown
}
