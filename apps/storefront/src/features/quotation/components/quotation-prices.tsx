import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@selat/ui/table'

import { marginOf } from '../model/margin.ts'
import { LineText } from './quoted-lines.tsx'

/** Each line at its net and its selling price, and what the agency earns by it all. */
export function QuotationPrices({ quotation }: { quotation: Schemas['Quotation'] }) {
  const { t } = useTranslation('quotation')
  const format = useFormat()
  const { Lines, NetTotal, SellingTotal, AtCounter } = quotation
  const margin = marginOf(quotation)
  return (
    <>
      <Table caption={t('line.title')}>
        <TableHead>
          <TableRow>
            <TableHeader className="ps-5">{t('line.what')}</TableHeader>
            <TableHeader align="end">{t('line.net')}</TableHeader>
            <TableHeader align="end" className="pe-5">
              {t('line.selling')}
            </TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {Lines.map((line) => (
            <TableRow key={line.Id}>
              <TableHeader
                scope="row"
                className="py-3 ps-5 align-top font-normal whitespace-normal"
              >
                <LineText line={line} />
              </TableHeader>
              <TableCell align="end" className="py-3 whitespace-nowrap">
                {line.NetAmount && format.money(line.NetAmount)}
              </TableCell>
              <TableCell align="end" className="py-3 pe-5 font-semibold whitespace-nowrap">
                {format.money(line.SellingAmount)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <dl className="ms-auto grid w-fit grid-cols-[auto_auto] gap-x-8 gap-y-1 border-t-2 border-border px-5 py-4 text-end tabular max-sm:w-full max-sm:grid-cols-[1fr_auto] max-sm:text-start">
        <dt className="text-muted-foreground">{t('total.net')}</dt>
        <dd className="text-end">{format.money(NetTotal)}</dd>
        <dt className="font-semibold">{t('total.selling')}</dt>
        <dd className="text-end text-lg font-bold">{format.money(SellingTotal)}</dd>
        <dt className="text-muted-foreground">{t('total.margin')}</dt>
        <dd className="text-end font-semibold text-success">
          {format.money(margin.amount)} · {format.percent(margin.share)}
        </dd>
        {AtCounter.length > 0 && (
          <>
            <dt className="text-muted-foreground">{t('total.atCounter')}</dt>
            <dd className="text-end">
              {format.list(AtCounter.map((amount) => format.money(amount)))}
            </dd>
          </>
        )}
      </dl>
    </>
  )
}
