import { useFormat, useTranslation } from '@selat/i18n'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { Link } from 'react-router-dom'

import { paths } from '../../../shared/app/paths.ts'
import { QueryState } from '../../../shared/kit/query-state.tsx'
import { sellers } from '../../../shared/trade/agency/roles.ts'
import { useIsFor } from '../../../shared/trade/agency/use-agency.ts'
import { FOUND_MAX, foundBookings, foundCustomers, foundQuotations } from '../api/desk-queries.ts'

type FoundProps = { search: string }

/** Shows what a search finds, kind by kind; roles that do not sell see bookings only. */
export function DeskFound({ search }: FoundProps) {
  const isSeller = useIsFor(sellers)
  return (
    <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-4 rounded-xl border border-border bg-card p-4 sm:p-5 lg:grid-cols-[repeat(3,minmax(0,1fr))]">
      <Bookings search={search} />
      {isSeller && <Customers search={search} />}
      {isSeller && <Quotations search={search} />}
    </div>
  )
}

function Bookings({ search }: FoundProps) {
  const format = useFormat()
  const query = useQuery(foundBookings(search))
  return (
    <Found
      kind="bookings"
      query={query}
      all={paths.orderHistory(new URLSearchParams({ search }))}
      rowsOf={({ Items }) =>
        Items.map(({ Id, ConfirmationNumber, Titles, VisitDate, Agency }) => ({
          id: Id,
          to: paths.historyOrder(Id),
          title: ConfirmationNumber,
          facts: [
            Agency?.Customer?.Name ?? Agency?.BookedBy,
            VisitDate !== null && format.date(VisitDate),
            Titles[0],
          ],
        }))
      }
    />
  )
}

function Customers({ search }: FoundProps) {
  const query = useQuery(foundCustomers(search))
  return (
    <Found
      kind="customers"
      query={query}
      all={paths.customers({ search })}
      rowsOf={({ Items }) =>
        Items.map(({ Id, Name, Email, PhoneCode, PhoneNumber }) => ({
          id: Id,
          to: paths.customers({ edit: Id }),
          title: Name,
          facts: [Email, `${PhoneCode} ${PhoneNumber}`],
        }))
      }
    />
  )
}

function Quotations({ search }: FoundProps) {
  const format = useFormat()
  const query = useQuery(foundQuotations(search))
  return (
    <Found
      kind="quotations"
      query={query}
      all={paths.quotations(new URLSearchParams({ search }))}
      rowsOf={({ Items }) =>
        Items.map(({ Id, Number: number, Customer, Titles, SellingTotal }) => ({
          id: Id,
          to: paths.quotation(Id),
          title: number,
          facts: [Customer, format.money(SellingTotal), Titles[0]],
        }))
      }
    />
  )
}

type Row = { id: string; to: string; title: string; facts: (string | false | undefined)[] }

type FoundListProps<Data> = {
  kind: 'bookings' | 'customers' | 'quotations'
  query: UseQueryResult<Data>
  /** The address of the list with all results. */
  all: string
  rowsOf: (data: Data) => Row[]
}

function Found<Data>({ kind, query, all, rowsOf }: FoundListProps<Data>) {
  const { t } = useTranslation('agency')
  const title = t(`find.${kind}`)
  return (
    <section aria-label={title} aria-busy={query.isPlaceholderData || undefined}>
      <h2 className="text-sm text-muted-foreground">{title}</h2>
      <QueryState query={query} skeleton={<div className="h-16" />}>
        {(data) => <Rows title={title} rows={rowsOf(data)} all={all} />}
      </QueryState>
    </section>
  )
}

type RowsProps = { title: string; rows: readonly Row[]; all: string }

function Rows({ title, rows, all }: RowsProps) {
  const { t } = useTranslation('agency')
  const isNothing = rows.length === 0
  return (
    <>
      <p role="status" className={isNothing ? 'py-2 text-sm text-muted-foreground' : 'sr-only'}>
        {isNothing ? t('find.nothing') : t('find.found', { count: rows.length })}
      </p>
      <ul>
        {rows.map(({ id, to, title: name, facts }) => (
          <li key={id}>
            <Link
              to={to}
              className="-mx-2 block min-h-11 rounded-md px-2 py-1.5 hover:bg-muted focus-visible:bg-muted"
            >
              <span className="block font-semibold wrap-anywhere tabular">{name}</span>
              <span className="block text-sm wrap-anywhere text-muted-foreground">
                {facts.filter(Boolean).join(' · ')}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {rows.length >= FOUND_MAX && (
        <Link
          to={all}
          aria-label={t('find.allOf', { what: title })}
          className="inline-flex min-h-8 items-center text-sm underline underline-offset-4"
        >
          {t('find.all')}
        </Link>
      )}
    </>
  )
}
