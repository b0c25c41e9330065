/** Where pages send their reports: a path of the site server, which passes them on. */
export const REPORTS_PATH = '/page-reports'

/** The `<meta>` by which the site server tells a page that reports are wanted. */
export const REPORTS_META = 'reports'

/** Of how many loads of pages, in percent, the reports are wanted. */
export type WantedReports = { errors: number; vitals: number }

export function writeWanted({ errors, vitals }: WantedReports): string {
  return `${errors} ${vitals}`
}

export function readWanted(content: string): WantedReports {
  const [errors = 0, vitals = 0] = content.split(' ').map(Number)
  return { errors, vitals }
}
