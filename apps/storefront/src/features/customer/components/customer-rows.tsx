import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Card } from '@selat/ui/card'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@selat/ui/table'
import { useMediaQuery } from '@selat/ui/use-media-query'

import { useTenantZone } from '../../../shared/trade/agency/use-zone.ts'
import { draftOfSaved, nameOf } from '../../../shared/trade/passenger/passenger-details.ts'
import { CustomerActions } from './customer-actions.tsx'

type Customer = Schemas['Customer']
type CustomerRowsProps = {
  customers: readonly Customer[]
  onDelete: (customer: Customer) => void
}

/** Shows the customers as a table on wide screens, else as cards. */
export function CustomerRows(props: CustomerRowsProps) {
  const isWide = useMediaQuery('(min-width: 64rem)')
  return isWide ? <CustomerTable {...props} /> : <CustomerCards {...props} />
}

function CustomerTable({ customers, onDelete }: CustomerRowsProps) {
  const { t } = useTranslation('customer')
  return (
    <Card>
      <Table caption={t('page.title')}>
        <TableHead>
          <TableRow>
            <TableHeader className="ps-5">{t('list.name')}</TableHeader>
            <TableHeader>{t('list.contact')}</TableHeader>
            <TableHeader>{t('list.travellers')}</TableHeader>
            <TableHeader>{t('list.lastOrder')}</TableHeader>
            <TableHeader className="pe-5" align="end">
              <span className="sr-only">{t('list.actions')}</span>
            </TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {customers.map((customer) => (
            <TableRow key={customer.Id}>
              <TableHeader scope="row" className="max-w-64 py-3 ps-5 align-top">
                <div className="whitespace-normal">
                  <span className="text-base wrap-anywhere">{customer.Name}</span>
                  <Note customer={customer} />
                </div>
              </TableHeader>
              <TableCell className="min-w-60 py-3">
                <Contact customer={customer} />
              </TableCell>
              <TableCell className="max-w-72 py-3">
                <Travellers customer={customer} />
              </TableCell>
              <TableCell className="py-3 whitespace-nowrap">
                <LastOrder customer={customer} />
              </TableCell>
              <TableCell className="py-2 pe-5" align="end">
                <CustomerActions customer={customer} onDelete={() => onDelete(customer)} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Card>
  )
}

function CustomerCards({ customers, onDelete }: CustomerRowsProps) {
  const { t } = useTranslation('customer')
  return (
    <Card asChild>
      <ul className="divide-y divide-border">
        {customers.map((customer) => (
          <li key={customer.Id} className="flex flex-col gap-2 px-5 py-4 text-sm">
            <div>
              <p className="text-lg font-semibold wrap-anywhere">{customer.Name}</p>
              <Note customer={customer} />
            </div>
            <Contact customer={customer} />
            <p>
              <span className="me-1 text-muted-foreground">{t('list.travellers')}</span>{' '}
              <Travellers customer={customer} />
            </p>
            <p>
              <span className="me-1 text-muted-foreground">{t('list.lastOrder')}</span>{' '}
              <LastOrder customer={customer} />
            </p>
            <CustomerActions customer={customer} onDelete={() => onDelete(customer)} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

type CellProps = { customer: Customer }

function Note({ customer: { Note: text } }: CellProps) {
  return text === '' ? null : (
    <span className="block font-normal wrap-anywhere text-muted-foreground">{text}</span>
  )
}

function Contact({ customer: { Email, PhoneCode, PhoneNumber } }: CellProps) {
  return (
    <p>
      <span className="block wrap-anywhere">{Email}</span>
      <span className="block text-muted-foreground tabular">
        {PhoneCode} {PhoneNumber}
      </span>
    </p>
  )
}

/** The number of travellers' names that a row shows. */
const namesMax = 3

function Travellers({ customer: { Passengers } }: CellProps) {
  const { t } = useTranslation('customer')
  const format = useFormat()
  const others = Passengers.length - namesMax
  const names = Passengers.slice(0, namesMax).map((saved) => nameOf(draftOfSaved(saved)))
  if (names.length === 0) return <span className="text-muted-foreground">{t('list.nobody')}</span>
  if (others <= 0) return format.list(names)
  return (
    <>
      {format.facts(names)} {t('list.others', { count: others })}
    </>
  )
}

function LastOrder({ customer: { LastOrderAt } }: CellProps) {
  const { t } = useTranslation('customer')
  const format = useFormat()
  const zone = useTenantZone()
  if (LastOrderAt === null) return <span className="text-muted-foreground">{t('list.never')}</span>
  return <span className="tabular">{format.dateAt(LastOrderAt, zone)}</span>
}
