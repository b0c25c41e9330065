import type { PageReport } from '@selat/command/page-report'
import { isRequestId } from '@selat/command/request-id'

import { isSampled } from '../../src/shared/app/reports/is-sampled.ts'
import type { SentReport, SentReports } from '../../src/shared/app/reports/sent-reports.ts'
import type { WantedReports } from '../../src/shared/app/reports/wanted-reports.ts'
import { cleanMessage, cleanName, framesOf, isOfExtension } from './clean-error.ts'
import { routePattern } from './route-pattern.ts'

export type Received = {
  wanted: WantedReports
  at: string
  /** The host of the tenant's site; null if the tenant is unknown. */
  site: string | null
}

/** Returns the reports of a page that are passed on: the wanted share, without anything that could be about a person. */
export function cleanReports(sent: SentReports, received: Received): PageReport[] {
  const { page, reports } = sent
  const { wanted } = received
  const shares = { error: wanted.errors, vital: wanted.vitals }
  return reports
    .filter((report) => isSampled(page, shares[report.kind]))
    .filter((report) => report.kind === 'vital' || !isOfExtension(report.stack))
    .map((report) => clean(report, sent, received))
}

function clean(report: SentReport, sent: SentReports, { at, site }: Received): PageReport {
  const ofEvery = {
    at,
    site,
    build: sent.build !== null && /^[\w-]{1,40}$/.test(sent.build) ? sent.build : 'unknown',
    route: routePattern(report.path),
    page: sent.page,
    requestId: sent.requestId !== null && isRequestId(sent.requestId) ? sent.requestId : null,
    traceId: sent.traceId !== null && /^[\da-f]{32}$/.test(sent.traceId) ? sent.traceId : null,
  }
  if (report.kind === 'vital') {
    const { kind, name, value, rating, navigation } = report
    return { kind, ...ofEvery, name, value, rating, navigation }
  }
  const { kind, source, name, message, stack } = report
  return {
    ...{ kind, ...ofEvery, source },
    name: cleanName(name),
    message: cleanMessage(message),
    frames: framesOf(stack),
  }
}
