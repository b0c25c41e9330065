/** The path of the site server to which pages send their reports; the server passes them on. */
export const REPORTS_PATH = '/page-reports'

/** The name of the `<meta>` element by which the site server tells a page that reports are wanted. */
export const REPORTS_META = 'reports'

/** The percentage of page loads of which reports are wanted, for each kind. */
export type WantedReports = { errors: number; vitals: number }

export function writeWanted({ errors, vitals }: WantedReports): string {
  return `${errors} ${vitals}`
}

export function readWanted(content: string): WantedReports {
  const [errors = 0, vitals = 0] = content.split(' ').map(Number)
  return { errors, vitals }
}
