import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@selat/ui/table'

import { useIsNetHidden } from '../../../shared/sale/net-visibility.ts'
import { Row, SaleAmounts } from '../../../shared/sale/sale-amounts.tsx'
import { LineText } from './quoted-lines.tsx'

/** Each line at its net and its selling price, and what the agency earns by it all; selling prices alone where somebody looks on. */
export function QuotationPrices({ quotation }: { quotation: Schemas['Quotation'] }) {
  const { t } = useTranslation(['quotation', 'markup'])
  const format = useFormat()
  const isHidden = useIsNetHidden()
  const { Lines, NetTotal, SellingTotal, AtCounter } = quotation
  return (
    <>
      <Table caption={t('line.title')}>
        <TableHead>
          <TableRow>
            <TableHeader className="ps-5">{t('line.what')}</TableHeader>
            {!isHidden && <TableHeader align="end">{t('line.net')}</TableHeader>}
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
                className="min-w-40 py-3 ps-5 align-top font-normal whitespace-normal"
              >
                <LineText line={line} />
              </TableHeader>
              {!isHidden && (
                <TableCell align="end" className="py-3 whitespace-nowrap">
                  {line.NetAmount && format.money(line.NetAmount)}
                </TableCell>
              )}
              <TableCell align="end" className="py-3 pe-5 font-semibold whitespace-nowrap">
                {format.money(line.SellingAmount)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <div className="ms-auto flex w-full max-w-sm flex-col gap-1.5 border-t-2 border-border px-5 py-4">
        {isHidden ? (
          <dl>
            <Row name={t('markup:sale.selling')} values={[format.money(SellingTotal)]} isStrong />
          </dl>
        ) : (
          <SaleAmounts net={[NetTotal]} selling={[SellingTotal]} />
        )}
        {AtCounter.length > 0 && (
          <dl>
            <Row
              name={t('total.atCounter')}
              values={AtCounter.map((amount) => format.money(amount))}
            />
          </dl>
        )}
      </div>
    </>
  )
}
