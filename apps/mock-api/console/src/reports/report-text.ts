import type { ConsoleClient } from '@selat/mock-api/console'

export type Report = Awaited<ReturnType<ConsoleClient['pageReports']['list']>>['reports'][number]

export const KINDS = [
  { value: '', label: 'All' },
  { value: 'error', label: 'Errors' },
  { value: 'vital', label: 'Web Vitals' },
] as const

/** Formats the measured value with its unit; for an error, its name. */
export function valueText(report: Report): string {
  if (report.kind === 'error') return report.name
  return report.name === 'CLS' ? report.value.toFixed(3) : `${Math.round(report.value)} ms`
}

/** Formats a rating in the usual words for Web Vitals. */
export function ratingText(rating: Extract<Report, { kind: 'vital' }>['rating']): string {
  return rating === 'needs-improvement' ? 'needs improvement' : rating
}

/** Returns the reports of a kind that contain all words of the search. */
export function filterReports(
  reports: readonly Report[],
  { q, kind }: { q: string; kind: string },
): Report[] {
  const terms = q.toLowerCase().split(/\s+/).filter(Boolean)
  return reports.filter((report) => {
    const text = JSON.stringify(Object.values(report)).toLowerCase()
    return terms.every((word) => text.includes(word)) && (kind === '' || report.kind === kind)
  })
}
