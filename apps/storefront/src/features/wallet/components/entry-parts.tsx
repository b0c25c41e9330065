import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Link } from 'react-router-dom'

import { knownEntryKind } from '../../../shared/app/known/known-payments.ts'
import { paths } from '../../../shared/app/paths.ts'

export type Entry = Schemas['WalletStatement']['Items'][number]

/** When an entry was made, where the house is: its zone stands once, above all of them. */
export function EntryTime({ entry: { At }, zone }: { entry: Entry; zone: string }) {
  const { t } = useTranslation('wallet')
  const format = useFormat()
  return (
    <time dateTime={At} className="tabular">
      {t('entry.at', { date: format.dateAt(At, zone), time: format.timeAt(At, zone) })}
    </time>
  )
}

/** What an entry is, with its booking a step away. */
export function EntryTitle({ entry }: { entry: Entry }) {
  const { t } = useTranslation('wallet')
  const { Kind, Order, ConfirmationNumber } = entry
  return (
    <span className="block">
      {t(`kind.${knownEntryKind(Kind)}`)}
      {Order !== null && (
        <>
          {' '}
          <Link
            to={paths.historyOrder(Order)}
            className="inline-flex min-h-6 items-center text-brand-text underline underline-offset-4 tabular"
          >
            {ConfirmationNumber}
          </Link>
        </>
      )}
    </span>
  )
}

/** The note of an entry, where it says more than the entry does. */
export function EntryNote({ entry }: { entry: Entry }) {
  if (!saysMore(entry)) return null
  return <span className="block font-normal wrap-anywhere text-muted-foreground">{entry.Note}</span>
}

/** The note of a payment is its booking's number; what the house writes of an opening is the kind's name. */
function saysMore({ Note, ConfirmationNumber, Kind }: Entry): boolean {
  return Note !== '' && Note !== ConfirmationNumber && Kind !== 'opening' && Kind !== 'refund'
}

type SizeProps = { entry: Entry; side: 'credit' | 'debit' }

/** The amount on the side where it belongs, without a sign; nothing on the other. */
export function EntrySize({ entry: { Amount }, side }: SizeProps) {
  const format = useFormat()
  const isDebit = Amount.Amount < 0
  if (isDebit !== (side === 'debit')) return null
  return format.money({ ...Amount, Amount: Math.abs(Amount.Amount) })
}
