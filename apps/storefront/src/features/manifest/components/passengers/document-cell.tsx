import { useFormat, useTranslation } from '@selat/i18n'
import { IconButton } from '@selat/ui/icon-button'
import { Unbroken } from '@selat/ui/unbroken'
import { Eye, EyeOff } from 'lucide-react'

import type { ListedPassenger } from '../../../../shared/trade/manifest/apply-scans.ts'
import { useIsOffline } from '../../../../shared/trade/manifest/use-is-offline.ts'
import { wireNameOf } from '../../../../shared/trade/passenger/passenger-details.ts'
import type { Reveals } from './use-reveals.ts'

export type DocumentCellProps = { passenger: ListedPassenger; reveals: Reveals }

/** Shows a passport number, which is masked until the reader asks for it; the server logs that. */
export function DocumentCell({ passenger, reveals }: DocumentCellProps) {
  const { t } = useTranslation('manifest')
  const format = useFormat()
  const isDown = useIsOffline()
  const { Ticket, DocumentMasked, DateOfExpiry } = passenger
  const document = reveals.shown.get(Ticket)
  if (DocumentMasked === '')
    return <span className="text-muted-foreground">{t('list.noDocument')}</span>
  const name = wireNameOf(passenger)
  const expires = DateOfExpiry === null ? null : format.date(DateOfExpiry)
  return (
    <div className="flex items-start gap-1">
      <div>
        <span className="font-medium whitespace-nowrap tabular">
          {document?.DocumentNumber ?? DocumentMasked}
        </span>
        {expires !== null && (
          <span className="block text-muted-foreground">
            <Unbroken text={t('list.expires', { date: expires })} parts={[expires]} />
          </span>
        )}
        {document && document.DateOfIssue !== null && (
          <span className="block text-muted-foreground">
            {t('list.issued', {
              date: format.date(document.DateOfIssue),
              place: document.PlaceOfIssue,
            })}
          </span>
        )}
      </div>
      {document ? (
        <IconButton
          size="sm"
          className="-mt-2 print:hidden"
          label={t('list.hide', { name })}
          icon={<EyeOff aria-hidden />}
          onClick={() => reveals.hide(Ticket)}
        />
      ) : (
        <IconButton
          size="sm"
          className="-mt-2 print:hidden"
          label={t(isDown ? 'list.revealNeedsLine' : 'list.reveal', { name })}
          icon={<Eye aria-hidden />}
          aria-disabled={isDown || undefined}
          loading={reveals.asked.has(Ticket)}
          onClick={() => {
            if (!isDown) void reveals.reveal(Ticket)
          }}
        />
      )}
    </div>
  )
}
