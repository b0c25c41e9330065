import { PASSENGER_RESTORE_MINUTES } from '@selat/domain'
import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { isProblem } from '@selat/sdk/problems'
import { callErrorOf, unwrap } from '@selat/sdk/react-query'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'
import { useEffect, useRef } from 'react'

import { admin } from '../../../shared/app/api.ts'
import { notify } from '../../../shared/app/notify.ts'
import { useProblemText } from '../../../shared/app/problem-text.ts'
import { useSingleMutation } from '../../../shared/kit/use-single-mutation.ts'
import { draftOfSaved, nameOf } from '../../../shared/trade/passenger/passenger-details.ts'
import { useSavedPassengersChanged } from '../../../shared/trade/passenger/saved-passengers.ts'

/** A deleted passenger, and the instant on this device's clock until which the deletion can be undone. */
export type Deleted = { saved: Schemas['SavedPassenger']; deadline: number }

type DeletedNoticeProps = { deleted: readonly Deleted[]; onOver: (id: string) => void }

/** Says who was deleted, and lets the user undo each deletion until its deadline. */
export function DeletedNotice({ deleted, onOver }: DeletedNoticeProps) {
  return (
    <div className="flex flex-col gap-3 not-empty:mb-6">
      {deleted.map((one) => (
        <Undo key={one.saved.Id} {...one} onOver={() => onOver(one.saved.Id)} />
      ))}
    </div>
  )
}

function Undo({ saved, deadline, onOver }: Deleted & { onOver: () => void }) {
  const { t } = useTranslation(['passenger', 'traveller', 'account'])
  const toText = useProblemText()
  const changed = useSavedPassengersChanged()
  const notice = useRef<HTMLDivElement>(null)
  const name = nameOf(draftOfSaved(saved))
  const restoring = useSingleMutation({
    mutationFn: () =>
      unwrap(admin.post('/admin/v1/passenger/{id}/restore', { path: { id: saved.Id } })),
    onSuccess: () => {
      notify({ title: t('traveller:saved.restored', { name }) })
      void changed()
      onOver()
    },
  })
  // The element that had the focus was deleted with its row, so the focus moves to the notice.
  useEffect(() => notice.current?.focus(), [])
  useEffect(() => {
    const timer = setTimeout(onOver, deadline - Date.now())
    return () => clearTimeout(timer)
  }, [deadline, onOver])
  const failure = callErrorOf(restoring.error)
  return (
    <Alert
      ref={notice}
      tabIndex={-1}
      variant={failure ? 'destructive' : 'success'}
      live="polite"
      title={failure ? undefined : t('account:success.deleted')}
      action={
        <Button
          variant="outline"
          size="sm"
          loading={restoring.isPending}
          onClick={() => restoring.mutate()}
          aria-label={t('traveller:saved.undoOf', { name })}
        >
          {t('traveller:saved.undo')}
        </Button>
      }
    >
      {failure
        ? isProblem(failure, 'not_found')
          ? t('traveller:saved.tooLate', { name, minutes: PASSENGER_RESTORE_MINUTES })
          : toText(failure)
        : name}
    </Alert>
  )
}
