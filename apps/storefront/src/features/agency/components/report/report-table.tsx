import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Details } from '@selat/ui/details'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@selat/ui/table'

import { useIsNetHidden } from '../../../../shared/trade/price/net-visibility.ts'

/** The numbers of the drawings, the newest day first: for those who do not see them, and for those who want to copy them. */
export function ReportTable({ report }: { report: Schemas['AgencyReport'] }) {
  const { t } = useTranslation('agency')
  const format = useFormat()
  const isNetHidden = useIsNetHidden()
  return (
    <Details summary={t('report.asTable')}>
      <Table caption={t('report.table', { currency: report.Currency })}>
        <TableHead>
          <TableRow>
            <TableHeader>{t('report.day')}</TableHeader>
            <TableHeader align="end">{t('report.bookings')}</TableHeader>
            <TableHeader align="end">{t('report.selling')}</TableHeader>
            {!isNetHidden && (
              <>
                <TableHeader align="end">{t('report.net')}</TableHeader>
                <TableHeader align="end">{t('report.unpaid')}</TableHeader>
                <TableHeader align="end">{t('report.balance')}</TableHeader>
              </>
            )}
          </TableRow>
        </TableHead>
        <TableBody>
          {report.Days.toReversed().map((day) => (
            <TableRow key={day.Date}>
              <TableHeader scope="row">{format.date(day.Date)}</TableHeader>
              <TableCell align="end">{format.number(day.Orders)}</TableCell>
              <TableCell align="end">{format.money(day.Selling)}</TableCell>
              {!isNetHidden && (
                <>
                  <TableCell align="end">{format.money(day.Net)}</TableCell>
                  <TableCell align="end">{format.money(day.UnpaidAmount)}</TableCell>
                  <TableCell align="end">{format.money(day.Balance)}</TableCell>
                </>
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Details>
  )
}
