import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Link } from 'react-router-dom'

import { knownEntryKind } from '../../../shared/app/known/known-payments.ts'
import { paths } from '../../../shared/app/paths.ts'

export type Entry = Schemas['WalletStatement']['Items'][number]

/** Shows when an entry was made, in the agency's time zone, which is named once above all entries. */
export function EntryTime({ entry: { At }, zone }: { entry: Entry; zone: string }) {
  const { t } = useTranslation('wallet')
  const format = useFormat()
  return (
    <time dateTime={At} className="tabular">
      {t('entry.at', { date: format.dateAt(At, zone), time: format.timeAt(At, zone) })}
    </time>
  )
}

/** Shows the kind of an entry, with a link to its booking. */
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

/** Shows the note of an entry, if it says more than the entry itself. */
export function EntryNote({ entry }: { entry: Entry }) {
  if (!saysMore(entry)) return null
  return <span className="block font-normal wrap-anywhere text-muted-foreground">{entry.Note}</span>
}

/**
 * Whether a note adds something. The note of a payment repeats the booking's number, and the server's notes of openings and
 * refunds add nothing to the name of the kind.
 */
function saysMore({ Note, ConfirmationNumber, Kind }: Entry): boolean {
  return Note !== '' && Note !== ConfirmationNumber && Kind !== 'opening' && Kind !== 'refund'
}

type SizeProps = { entry: Entry; side: 'credit' | 'debit' }

/** Shows the amount without a sign, if it belongs on this side; renders nothing otherwise. */
export function EntrySize({ entry: { Amount }, side }: SizeProps) {
  const format = useFormat()
  const isDebit = Amount.Amount < 0
  if (isDebit !== (side === 'debit')) return null
  return format.money({ ...Amount, Amount: Math.abs(Amount.Amount) })
}
