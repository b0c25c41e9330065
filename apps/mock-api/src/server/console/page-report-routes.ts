import { pageReports } from '@selat/command/page-report'
import { Hono } from 'hono'

import type { LoggedReport } from '../../engine/log/page-report-log.ts'
import type { SandboxParts } from '../parts/sandbox-parts.ts'
import { jsonInput } from './read-input.ts'

/** The routes of reports by pages: an endpoint for site servers, and a list for people. */
export function pageReportRoutes({ pageReportLog, tenants }: SandboxParts) {
  const describe = (report: LoggedReport) => {
    const tenant = report.site === null ? undefined : tenants.byHost(report.site)
    return { ...report, tenant: tenant?.slug ?? null }
  }
  return new Hono()
    .get('/page-reports', (c) => c.json({ reports: pageReportLog.list().map(describe) }))
    .post('/page-reports', jsonInput(pageReports), (c) => {
      pageReportLog.add(c.req.valid('json').reports)
      return c.json({ reports: pageReportLog.list().length })
    })
    .post('/page-reports/clear', (c) => {
      pageReportLog.clear()
      return c.json({ reports: pageReportLog.list().length })
    })
}
