import { useFormat, useTranslation } from '@selat/i18n'
import { Badge } from '@selat/ui/badge'

import { useIsNetHidden } from '../../../../shared/trade/price/net-visibility.ts'
import type { CancelledPart } from '../../model/cancelled-parts.ts'

type CancelledNoteProps = {
  part: CancelledPart | null
  /** Whether the note is about one traveller; it then names the sectors instead of counting tickets. */
  isOfPassenger?: boolean
}

/** Says that something was cancelled, and how much is refunded for it. */
export function CancelledNote({ part, isOfPassenger = false }: CancelledNoteProps) {
  const { t } = useTranslation('order')
  const format = useFormat()
  const isNetHidden = useIsNetHidden()
  if (!part) return null
  const crossings = format.list(part.sectors.map(({ From, To }) => `${From.Name} – ${To.Name}`))
  return (
    <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm">
      <Badge variant={part.isWhole ? 'destructive' : 'warning'}>
        {part.isWhole || isOfPassenger
          ? t('refunds.cancelled')
          : t('refunds.cancelledTickets', { cancelled: part.cancelled, count: part.of })}
      </Badge>
      {isOfPassenger && !part.isWhole && <span>{crossings}</span>}
      {part.back && !isNetHidden && (
        <span className="text-muted-foreground tabular">
          {part.back.Amount > 0
            ? t('refunds.givenBack', { amount: format.money(part.back) })
            : t('refunds.nothingBack')}
        </span>
      )}
    </p>
  )
}
