import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Alert } from '@selat/ui/alert'
import { CircleCheck } from 'lucide-react'

import { closingOf } from '../model/read-statement.ts'

/**
 * Shows the closing line, which is counted again from the entries; if the result differs from the server's, it shows an error.
 */
export function StatementClosing({ statement }: { statement: Schemas['WalletStatement'] }) {
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
