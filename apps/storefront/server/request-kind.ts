import { REPORTS_PATH } from '../src/shared/app/reports/wanted-reports.ts'

/** The kinds of requests that metrics and logs distinguish. */
export type RequestKind = 'api' | 'file' | 'picture' | 'crawler' | 'report' | 'page'

/** Returns the kind of a request. Nothing else of an address is counted or logged, because it may contain a secret. */
export function kindOf(path: string): RequestKind {
  if (/^\/(?:travel|admin|__mock)\//.test(path)) return 'api'
  if (path === '/preview.png') return 'picture'
  if (path === '/robots.txt' || path === '/sitemap.xml') return 'crawler'
  if (path === REPORTS_PATH) return 'report'
  if (path.startsWith('/assets/') || /^\/[^/]+\.[a-z0-9]+$/.test(path)) return 'file'
  return 'page'
}
