import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@selat/ui/table'

import { closingOf } from '../model/read-statement.ts'
import { type Entry, EntryNote, EntrySize, EntryTime, EntryTitle } from './entry-parts.tsx'

export type ShownStatement = {
  statement: Schemas['WalletStatement']
  /** The entries that fit the filters. */
  entries: readonly Entry[]
}

/** Lists the entries between the opening and the ending balance, with the sums of both sides below. */
export function StatementTable({ statement, entries }: ShownStatement) {
  const { t } = useTranslation('wallet')
  const format = useFormat()
  const { credit, debit, end } = closingOf(statement)
  const amount = 'whitespace-nowrap'
  return (
    <Table caption={t('statement.title')} className="print:text-xs">
      <TableHead>
        <TableRow>
          <TableHeader className="ps-5 print:ps-0">{t('entry.date')}</TableHeader>
          <TableHeader>{t('entry.what')}</TableHeader>
          <TableHeader>{t('entry.bankFrom')}</TableHeader>
          <TableHeader>{t('entry.by')}</TableHeader>
          <TableHeader align="end">{t('entry.credit')}</TableHeader>
          <TableHeader align="end">{t('entry.debit')}</TableHeader>
          <TableHeader className="pe-5 print:pe-0" align="end">
            {t('entry.balance')}
          </TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        <TableRow className="font-semibold">
          <TableHeader scope="row" colSpan={6} className="ps-5 print:ps-0">
            {t('closing.opening')}
          </TableHeader>
          <TableCell align="end" className={`${amount} pe-5 print:pe-0`}>
            {format.money(statement.Opening)}
          </TableCell>
        </TableRow>
        {entries.map((entry) => (
          <TableRow key={entry.Id}>
            <TableCell className="ps-5 whitespace-nowrap print:ps-0">
              <EntryTime entry={entry} zone={statement.TimeZone} />
            </TableCell>
            <TableHeader
              scope="row"
              className="max-w-80 py-2 align-top font-semibold whitespace-normal"
            >
              <EntryTitle entry={entry} />
              <EntryNote entry={entry} />
            </TableHeader>
            <TableCell className="wrap-anywhere">{entry.BankFrom}</TableCell>
            <TableCell className="min-w-28 print:min-w-0">{entry.By}</TableCell>
            <TableCell align="end" className={`${amount} text-success`}>
              <EntrySize entry={entry} side="credit" />
            </TableCell>
            <TableCell align="end" className={amount}>
              <EntrySize entry={entry} side="debit" />
            </TableCell>
            <TableCell align="end" className={`${amount} pe-5 print:pe-0`}>
              {format.money(entry.Balance)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
      <tfoot className="border-t-2 border-border font-bold">
        <TableRow>
          <TableHeader scope="row" colSpan={4} className="ps-5 print:ps-0">
            {t('closing.end')}
          </TableHeader>
          <TableCell align="end" className={amount}>
            {format.money(credit)}
          </TableCell>
          <TableCell align="end" className={amount}>
            {format.money(debit)}
          </TableCell>
          <TableCell align="end" className={`${amount} pe-5 print:pe-0`}>
            {format.money(end)}
          </TableCell>
        </TableRow>
      </tfoot>
    </Table>
  )
}
