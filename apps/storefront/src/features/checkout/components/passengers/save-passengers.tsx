import type { PassengerDraft } from '@selat/domain'
import { useFormat, useTranslation } from '@selat/i18n'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'
import { BookmarkPlus } from 'lucide-react'

import { useProblemText } from '../../../../shared/app/problem-text.ts'
import { nameOf } from '../../../../shared/trade/passenger/passenger-details.ts'
import { useSavePassengers } from '../../../../shared/trade/passenger/use-save-passengers.ts'

/** Saves the typed passengers for the next booking, and says which of them were saved already. */
export function SavePassengers({ passengers }: { passengers: readonly PassengerDraft[] }) {
  const { t } = useTranslation(['passenger', 'traveller'])
  const format = useFormat()
  const toText = useProblemText()
  const saving = useSavePassengers()
  const { data } = saving
  return (
    <div className="flex flex-col items-start gap-3">
      <Button
        variant="outline"
        loading={saving.isPending}
        onClick={() => saving.mutate(passengers)}
      >
        <BookmarkPlus aria-hidden />
        {t('traveller:keep.action', { count: passengers.length })}
      </Button>
      <p role="status" className="text-muted-foreground empty:hidden">
        {data &&
          format.sentences([
            data.added.length > 0 && t('traveller:keep.done', { count: data.added.length }),
            data.known.length > 0 &&
              t('traveller:keep.known', { names: format.list(data.known.map(nameOf)) }),
          ])}
      </p>
      {data?.failure && (
        <Alert variant="destructive" live="assertive">
          {toText(data.failure)}
        </Alert>
      )}
    </div>
  )
}
