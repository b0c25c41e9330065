import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@selat/ui/table'
import { useMediaQuery } from '@selat/ui/use-media-query'

import { useIsNetHidden } from '../../../shared/trade/price/net-visibility.ts'
import { Row, SaleAmounts } from '../../../shared/trade/sale/sale-amounts.tsx'
import { LineText } from './quoted-lines.tsx'

type PricesProps = { quotation: Schemas['Quotation'] }

/**
 * Shows the net and the selling price of each line, and the agency's margin; the selling prices alone while net prices are
 * hidden.
 */
export function QuotationPrices({ quotation }: PricesProps) {
  const { t } = useTranslation(['quotation', 'markup'])
  const format = useFormat()
  const isHidden = useIsNetHidden()
  const hasRoom = useMediaQuery('(min-width: 40rem)')
  const { NetTotal, SellingTotal, AtCounter } = quotation
  return (
    <>
      {hasRoom ? <PriceTable quotation={quotation} /> : <PriceCards quotation={quotation} />}
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

function PriceTable({ quotation: { Lines } }: PricesProps) {
  const { t } = useTranslation('quotation')
  const format = useFormat()
  const isHidden = useIsNetHidden()
  return (
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
  )
}

/** Shows the prices of a line below it, because a phone has no room for columns. */
function PriceCards({ quotation: { Lines } }: PricesProps) {
  const { t } = useTranslation('quotation')
  const format = useFormat()
  const isHidden = useIsNetHidden()
  return (
    <ul className="mt-1 divide-y divide-border px-5">
      {Lines.map((line) => (
        <li key={line.Id} className="space-y-2 py-4">
          <LineText line={line} />
          <dl>
            {!isHidden && line.NetAmount && (
              <Row name={t('line.net')} values={[format.money(line.NetAmount)]} />
            )}
            <Row name={t('line.selling')} values={[format.money(line.SellingAmount)]} isStrong />
          </dl>
        </li>
      ))}
    </ul>
  )
}
