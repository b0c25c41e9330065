import type { PageReport } from '@selat/command/page-report'

/** A report with an id of its own, by which a list distinguishes it from others. */
export type LoggedReport = PageReport & { readonly id: string }

export type PageReportLog = {
  add(reports: readonly PageReport[]): void
  /** Lists the reports, newest first. */
  list(): readonly LoggedReport[]
  clear(): void
}

const KEPT = 500

/** Stores the latest reports of pages in memory, for developers. */
export function createPageReportLog(): PageReportLog {
  let lines: readonly LoggedReport[] = []
  let count = 0
  return {
    add(reports) {
      const logged = reports.map((report) => ({ ...report, id: String((count += 1)) }))
      lines = [...logged.toReversed(), ...lines].slice(0, KEPT)
    },
    list: () => lines,
    clear() {
      lines = []
    },
  }
}
