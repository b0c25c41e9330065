import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'
import { Skeleton } from '@selat/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'

import { useTenant } from '../../../shared/app/tenant.ts'
import { useIsPrinting } from '../../../shared/app/use-is-printing.ts'
import type { Address } from '../../../shared/kit/address/use-address.ts'
import { QueryState } from '../../../shared/kit/query-state.tsx'
import { statementQuery } from '../api/wallet-queries.ts'
import { findEntries, closingOf } from '../model/read-statement.ts'
import { statementDays } from '../model/statement-days.ts'
import type { WalletSearch } from '../model/wallet-url.ts'
import { StatementActions } from './statement-actions.tsx'
import { StatementFilters } from './statement-filters.tsx'
import { StatementRows } from './statement-rows.tsx'
import { StatementTable } from './statement-table.tsx'

type StatementProps = { wallet: string; address: Address<WalletSearch>; today: string }

/** Shows the entries of a period, with the balance before it and after it. */
export function Statement({ wallet, address, today }: StatementProps) {
  const { t } = useTranslation('wallet')
  const days = statementDays(address.query, today)
  const query = useQuery(statementQuery(wallet, days))
  const isPrinting = useIsPrinting()
  return (
    <section aria-labelledby="statement" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="statement" className="text-xl">
          {t('statement.title')}
        </h2>
        {query.data && <StatementActions statement={query.data} />}
      </div>
      <StatementFilters address={address} days={days} today={today} />
      <QueryState query={query} skeleton={<Skeleton className="h-80 rounded-xl" />}>
        {(statement) => (
          <div
            aria-busy={query.isPlaceholderData || undefined}
            className="transition-opacity aria-busy:opacity-60"
          >
            <OnScreen statement={statement} address={address} />
            {isPrinting && <PrintedStatement statement={statement} />}
          </div>
        )}
      </QueryState>
    </section>
  )
}

type OnScreenProps = { statement: Schemas['WalletStatement']; address: Address<WalletSearch> }

function OnScreen({ statement, address: { query, set } }: OnScreenProps) {
  const { t } = useTranslation('wallet')
  const format = useFormat()
  const { AgentName, Currency, From, Until, TimeZone, AsOf, Items, Current } = statement
  const entries = findEntries(Items, query)
  const isNarrowed = query.kind !== undefined || query.search !== undefined
  return (
    <div className="flex flex-col gap-3 print:hidden">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 text-sm text-muted-foreground">
        <p>
          <strong className="text-foreground">{AgentName}</strong>
          {` · ${format.currencyName(Currency)} · ${format.dateRange(From, Until)} · `}
          {t('statement.zone', { zone: format.zone(TimeZone, AsOf) })}
        </p>
        <p>
          {t('closing.current')}{' '}
          <strong className="text-foreground tabular">{format.money(Current)}</strong>
        </p>
      </div>
      {isNarrowed && (
        <p role="status" className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
          {t('statement.found', { count: entries.length, total: Items.length })}
          <Button
            variant="link"
            className="text-sm"
            onClick={() => set({ kind: undefined, search: undefined })}
          >
            {t('statement.showAll')}
          </Button>
        </p>
      )}
      <StatementRows statement={statement} entries={entries} />
      {Items.length === 0 && <p className="text-muted-foreground">{t('statement.none')}</p>}
      {isNarrowed && Items.length > 0 && entries.length === 0 && (
        <p className="text-muted-foreground">{t('statement.noneFound')}</p>
      )}
      <StatementClosing statement={statement} />
    </div>
  )
}

/** Prints the whole statement, even if the entries on the screen are filtered. */
function PrintedStatement({ statement }: { statement: Schemas['WalletStatement'] }) {
  const { t } = useTranslation('wallet')
  const format = useFormat()
  const { Name } = useTenant()
  const { AgentName, Currency, From, Until, TimeZone, AsOf, Items } = statement
  return (
    <section className="hidden flex-col gap-4 print:flex">
      <p>
        {Name}
        <br />
        <strong>{AgentName}</strong>
        <br />
        {format.facts([format.currencyName(Currency), format.dateRange(From, Until)])}
        <br />
        {t('statement.zone', { zone: format.zone(TimeZone, AsOf) })}
      </p>
      <StatementTable statement={statement} entries={Items} />
      <StatementClosing statement={statement} />
    </section>
  )
}

/**
 * Shows the closing line, which is counted again from the entries; if the result differs from the server's, it shows an error.
 */
function StatementClosing({ statement }: { statement: Schemas['WalletStatement'] }) {
  const { t } = useTranslation('wallet')
  const format = useFormat()
  const { credit, debit, end, difference } = closingOf(statement)
  if (difference.amount !== 0)
    return (
      <Alert variant="destructive" live="polite" title={t('closing.wrong')}>
        {t('closing.wrongBody', { amount: format.money(difference) })}
      </Alert>
    )
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-1 text-sm">
      <p>
        <span className="block text-muted-foreground">{t('closing.words')}</span>
        <span className="block text-base font-semibold tabular">
          {t('closing.line', {
            opening: format.money(statement.Opening),
            credit: format.money(credit),
            debit: format.money(debit),
            end: format.money(end),
          })}
        </span>
      </p>
      <p className="flex items-center gap-1.5 font-semibold text-success">
        <CircleCheck aria-hidden className="size-4.5 shrink-0" />
        {t('closing.checks')}
      </p>
    </div>
  )
}
