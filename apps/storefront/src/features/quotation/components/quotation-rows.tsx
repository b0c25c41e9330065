import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Card } from '@selat/ui/card'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@selat/ui/table'
import { useMediaQuery } from '@selat/ui/use-media-query'
import { Link } from 'react-router-dom'

import { paths } from '../../../shared/app/paths.ts'
import { useTenantZone } from '../../../shared/trade/agency/use-zone.ts'
import { useIsNetHidden } from '../../../shared/trade/price/net-visibility.ts'
import { StateBadge } from './state-badge.tsx'

type Summary = Schemas['QuotationSummary']
type QuotationRowsProps = { quotations: readonly Summary[] }

/** Shows the quotations in a table on a wide screen, and in cards otherwise. */
export function QuotationRows(props: QuotationRowsProps) {
  const isWide = useMediaQuery('(min-width: 64rem)')
  return isWide ? <QuotationTable {...props} /> : <QuotationCards {...props} />
}

function QuotationTable({ quotations }: QuotationRowsProps) {
  const { t } = useTranslation('quotation')
  const format = useFormat()
  const zone = useTenantZone()
  const isNetHidden = useIsNetHidden()
  return (
    <Card>
      <Table caption={t('list.title')}>
        <TableHead>
          <TableRow>
            <TableHeader className="ps-5">{t('fact.number')}</TableHeader>
            <TableHeader>{t('list.state')}</TableHeader>
            <TableHeader>{t('fact.customer')}</TableHeader>
            <TableHeader>{t('line.what')}</TableHeader>
            <TableHeader>{t('fact.validUntil')}</TableHeader>
            {!isNetHidden && <TableHeader align="end">{t('line.net')}</TableHeader>}
            <TableHeader align="end" className="pe-5">
              {t('line.selling')}
            </TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {quotations.map((quotation) => (
            <TableRow key={quotation.Id}>
              <TableHeader scope="row" className="py-3 ps-5 align-top">
                <NumberLink quotation={quotation} />
                <Made quotation={quotation} />
              </TableHeader>
              <TableCell className="py-3">
                <StateBadge state={quotation.State} />
              </TableCell>
              <TableCell className="max-w-48 py-3 wrap-anywhere">
                <Customer quotation={quotation} />
              </TableCell>
              <TableCell className="min-w-60 py-3">
                <Titles quotation={quotation} />
              </TableCell>
              <TableCell className="py-3 whitespace-nowrap">
                {format.instant(quotation.ValidUntil, zone)}
              </TableCell>
              {!isNetHidden && (
                <TableCell align="end" className="py-3 whitespace-nowrap">
                  {format.money(quotation.NetTotal)}
                </TableCell>
              )}
              <TableCell align="end" className="py-3 pe-5 font-semibold whitespace-nowrap">
                {format.money(quotation.SellingTotal)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Card>
  )
}

function QuotationCards({ quotations }: QuotationRowsProps) {
  const { t } = useTranslation('quotation')
  const format = useFormat()
  const zone = useTenantZone()
  const isNetHidden = useIsNetHidden()
  return (
    <Card asChild>
      <ul className="divide-y divide-border">
        {quotations.map((quotation) => (
          <li key={quotation.Id} className="flex flex-col gap-2 px-5 py-4 text-sm">
            <div className="flex flex-wrap items-start justify-between gap-3">
              <div>
                <NumberLink quotation={quotation} />
                <Made quotation={quotation} />
              </div>
              <StateBadge state={quotation.State} />
            </div>
            <p className="text-base font-semibold wrap-anywhere">
              <Customer quotation={quotation} />
            </p>
            <Titles quotation={quotation} />
            <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 tabular max-[20rem]:grid-cols-1">
              <dt className="text-muted-foreground">{t('fact.validUntil')}</dt>
              <dd className="text-end">{format.instant(quotation.ValidUntil, zone)}</dd>
              {!isNetHidden && (
                <>
                  <dt className="text-muted-foreground">{t('line.net')}</dt>
                  <dd className="text-end">{format.money(quotation.NetTotal)}</dd>
                </>
              )}
              <dt className="text-muted-foreground">{t('line.selling')}</dt>
              <dd className="text-end font-semibold">{format.money(quotation.SellingTotal)}</dd>
            </dl>
          </li>
        ))}
      </ul>
    </Card>
  )
}

type CellProps = { quotation: Summary }

function NumberLink({ quotation: { Id, Number } }: CellProps) {
  return (
    <Link
      to={paths.quotation(Id)}
      className="inline-block min-h-6 text-base font-semibold text-brand-text underline underline-offset-4 tabular"
    >
      {Number}
    </Link>
  )
}

function Made({ quotation: { CreatedAt, CreatedBy } }: CellProps) {
  const format = useFormat()
  const zone = useTenantZone()
  return (
    <span className="block text-sm font-normal text-muted-foreground">
      <span className="block">{format.instant(CreatedAt, zone)}</span>
      <span className="block wrap-anywhere">{CreatedBy}</span>
    </span>
  )
}

function Customer({ quotation: { Customer: name } }: CellProps) {
  const { t } = useTranslation('quotation')
  return name === '' ? <span className="text-muted-foreground">{t('fact.nobody')}</span> : name
}

/** The number of titles that a row shows. */
const titlesMax = 2

function Titles({ quotation: { Titles: titles } }: CellProps) {
  const { t } = useTranslation('quotation')
  const others = titles.length - titlesMax
  return (
    <>
      {titles.slice(0, titlesMax).map((title, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- titles can repeat and keep their order
        <span key={index} className="block wrap-anywhere not-first:mt-1">
          {title}
        </span>
      ))}
      {others > 0 && (
        <span className="block text-muted-foreground">{t('list.others', { count: others })}</span>
      )}
    </>
  )
}
