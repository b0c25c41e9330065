import { useFormat, useTranslation } from '@selat/i18n'
import { Card } from '@selat/ui/card'
import { useMediaQuery } from '@selat/ui/use-media-query'

import { type Entry, EntryNote, EntryTime, EntryTitle } from './entry-parts.tsx'
import { type ShownStatement, StatementTable } from './statement-table.tsx'

/** Shows the entries in a table on a wide screen, and in cards otherwise. */
export function StatementRows(props: ShownStatement) {
  const isWide = useMediaQuery('(min-width: 64rem)')
  return isWide ? (
    <Card>
      <StatementTable {...props} />
    </Card>
  ) : (
    <StatementCards {...props} />
  )
}

function StatementCards({ statement, entries }: ShownStatement) {
  const { t } = useTranslation('wallet')
  const format = useFormat()
  const { Opening, End } = statement
  return (
    <Card asChild>
      <ul aria-label={t('statement.title')} className="divide-y divide-border text-sm">
        <BalanceLine label={t('closing.opening')} amount={format.money(Opening)} />
        {entries.map((entry) => (
          <li key={entry.Id} className="flex flex-col gap-0.5 px-4 py-3 sm:px-5">
            <div className="flex flex-wrap items-start justify-between gap-x-4">
              <div className="min-w-0 grow basis-24 font-semibold">
                <EntryTitle entry={entry} />
              </div>
              <p
                className={`shrink-0 text-base font-semibold tabular ${entry.Amount.Amount > 0 ? 'text-success' : ''}`}
              >
                {format.money(entry.Amount, { showPlus: true })}
              </p>
            </div>
            <EntryNote entry={entry} />
            <p className="flex flex-wrap justify-between gap-x-4 text-muted-foreground">
              <EntryTime entry={entry} zone={statement.TimeZone} />
              <span className="tabular">
                {t('entry.balance')} {format.money(entry.Balance)}
              </span>
            </p>
            <Who entry={entry} />
          </li>
        ))}
        <BalanceLine label={t('closing.end')} amount={format.money(End)} />
      </ul>
    </Card>
  )
}

function Who({ entry: { BankFrom, By } }: { entry: Entry }) {
  const { t } = useTranslation('wallet')
  const parts = [
    BankFrom !== '' && t('entry.named', { label: t('entry.bankFrom'), value: BankFrom }),
    By !== '' && t('entry.named', { label: t('entry.by'), value: By }),
  ].filter((part) => part !== false)
  return parts.length === 0 ? null : (
    <p className="wrap-anywhere text-muted-foreground">{parts.join(' · ')}</p>
  )
}

function BalanceLine({ label, amount }: { label: string; amount: string }) {
  return (
    <li className="flex flex-wrap justify-between gap-x-4 bg-muted/60 px-4 py-2.5 font-semibold first:rounded-t-xl last:rounded-b-xl sm:px-5">
      <span>{label}</span>
      <span className="tabular">{amount}</span>
    </li>
  )
}
