import { REPORTS_PATH } from '../src/shared/app/reports/wanted-reports.ts'

/** What a request asks for, as far as whoever runs the site tells requests apart. */
export type RequestKind = 'api' | 'file' | 'picture' | 'crawler' | 'report' | 'page'

/** Of an address nothing else is counted or logged: what stands in it may be a secret. */
export function kindOf(path: string): RequestKind {
  if (/^\/(?:travel|admin|__mock)\//.test(path)) return 'api'
  if (path === '/preview.png') return 'picture'
  if (path === '/robots.txt' || path === '/sitemap.xml') return 'crawler'
  if (path === REPORTS_PATH) return 'report'
  if (path.startsWith('/assets/') || /^\/[^/]+\.[a-z0-9]+$/.test(path)) return 'file'
  return 'page'
}
