import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import type { ReactNode } from 'react'

import { CopyButton } from '../../../shared/copy-button.tsx'

export type TransferDetailsProps = {
  amount: Schemas['Money']
  instructions: Schemas['BankTransferInstructions']
}

/** What the payer types into a bank's form: each figure large, and copied as the form wants it. */
export function TransferDetails({ amount, instructions }: TransferDetailsProps) {
  const { t } = useTranslation('payment')
  const format = useFormat()
  const { BankName, AccountNumber, AccountName, Reference, Steps } = instructions
  return (
    <>
      <h2 className="text-xl">{t('instructions.exactAmount')}</h2>
      <div className="mt-3 overflow-hidden rounded-xl border border-border bg-card">
        <Row
          label={t('page.amount')}
          value={format.money(amount)}
          copy={{ text: toDecimalText(amount), label: t('instructions.copyAmount') }}
        />
        <Row
          label={t(isUen(AccountNumber) ? 'instructions.uen' : 'instructions.accountNumber')}
          value={AccountNumber}
          note={`${BankName} · ${AccountName}`}
          copy={{ text: AccountNumber, label: t('instructions.copyAccount') }}
        />
        <Row
          label={t('instructions.reference')}
          value={Reference}
          copy={{ text: Reference, label: t('instructions.copyReference') }}
        />
      </div>
      <ol className="mt-4 list-decimal space-y-1 ps-5 text-muted-foreground marker:tabular">
        {Steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </>
  )
}

type RowProps = {
  label: string
  value: string
  note?: ReactNode
  copy: { text: string; label: string }
}

function Row({ label, value, note, copy }: RowProps) {
  return (
    <div className="flex items-center justify-between gap-4 border-t border-border px-4 py-3.5 first:border-t-0 sm:px-5">
      <dl className="min-w-0">
        <dt className="board-label text-muted-foreground">{label}</dt>
        <dd className="text-xl leading-tight font-bold tracking-tight wrap-anywhere tabular sm:text-2xl">
          {value}
        </dd>
        {note && <dd className="mt-0.5 text-sm text-muted-foreground">{note}</dd>}
      </dl>
      <div className="flex shrink-0 flex-col items-end gap-1">
        <CopyButton {...copy} />
      </div>
    </div>
  )
}

/** The amount as a form takes it: no sign, no grouping. */
function toDecimalText({ Amount, Exponent }: Schemas['Money']): string {
  const digits = String(Amount).padStart(Exponent + 1, '0')
  if (Exponent === 0) return digits
  return `${digits.slice(0, -Exponent)}.${digits.slice(-Exponent)}`
}

/** Singapore's company numbers end in a letter, accounts never do. */
function isUen(accountNumber: string): boolean {
  return /[A-Z]$/.test(accountNumber)
}
