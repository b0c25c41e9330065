import { Badge } from '@selat/ui/badge'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@selat/ui/table'

import { useClock } from '../clock/use-clock.ts'
import { utcText } from '../shared/instant-text.ts'
import { ratingText, type Report, valueText } from './report-text.ts'

const VARIANTS = { good: 'success', 'needs-improvement': 'warning', poor: 'destructive' } as const

export function ReportTable({ reports }: { reports: readonly Report[] }) {
  const { nowMs } = useClock()
  return (
    <Table caption="Reports of pages, newest first">
      <TableHead>
        <TableRow>
          <TableHeader>At</TableHeader>
          <TableHeader>Kind</TableHeader>
          <TableHeader>Route</TableHeader>
          <TableHeader>Value</TableHeader>
          <TableHeader>Tenant</TableHeader>
          <TableHeader>Build</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {reports.map((report) => (
          <TableRow key={report.id}>
            <TableCell className="whitespace-nowrap">{utcText(report.at, nowMs ?? 0)}</TableCell>
            <TableCell>
              {report.kind === 'vital' ? report.name : `error, ${report.source}`}
            </TableCell>
            <TableCell className="min-w-32 font-mono text-xs wrap-anywhere">
              {report.route}
            </TableCell>
            <TableCell>
              <Value report={report} />
            </TableCell>
            <TableCell>{report.tenant ?? report.site ?? 'not known'}</TableCell>
            <TableCell className="font-mono text-xs wrap-anywhere">{report.build}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

function Value({ report }: { report: Report }) {
  const value = valueText(report)
  if (report.kind === 'vital')
    return (
      <span className="flex flex-wrap items-center gap-2 tabular">
        {value} <Badge variant={VARIANTS[report.rating]}>{ratingText(report.rating)}</Badge>
      </span>
    )
  return (
    <>
      <span className="block font-semibold">{value}</span>
      <span className="block wrap-anywhere">{report.message}</span>
      {report.frames.slice(0, 3).map((frame) => (
        <span key={frame} className="block font-mono text-xs text-muted-foreground wrap-anywhere">
          {frame}
        </span>
      ))}
    </>
  )
}
