import { PASSENGER_RESTORE_MINUTES } from '@selat/domain'
import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { isProblem } from '@selat/sdk/problems'
import { callErrorOf, unwrap } from '@selat/sdk/react-query'

import { admin } from '../../../shared/app/api.ts'
import { ConfirmDialog } from '../../../shared/kit/confirm-dialog.tsx'
import { useSingleMutation } from '../../../shared/kit/use-single-mutation.ts'
import { useWhileShown } from '../../../shared/kit/use-while-shown.ts'
import { draftOfSaved, nameOf } from '../../../shared/trade/passenger/passenger-details.ts'
import { useSavedPassengersChanged } from '../../../shared/trade/passenger/saved-passengers.ts'
import type { Deleted } from './deleted-notice.tsx'

type Saved = Schemas['SavedPassenger']

type DeletePassengerProps = {
  /** The passenger to delete; null if none is. */
  saved: Saved | null
  onClose: () => void
  onDeleted: (deleted: Deleted) => void
}

/** Asks for a confirmation before a passenger is deleted. */
export function DeletePassenger({ saved, ...props }: DeletePassengerProps) {
  return saved && <Question key={saved.Id} saved={saved} {...props} />
}

function Question({ saved, onClose, onDeleted }: DeletePassengerProps & { saved: Saved }) {
  const { t } = useTranslation(['passenger', 'traveller', 'common'])
  const changed = useSavedPassengersChanged()
  const whileShown = useWhileShown()
  const deleting = useSingleMutation({
    mutationFn: async ({ Id }: Saved) => {
      const { error } = await admin.delete('/admin/v1/passenger/{id}', { path: { id: Id } })
      // A passenger who was deleted already, in another tab or by a try without an answer, counts as deleted.
      if (error && !isProblem(error, 'not_found')) await unwrap(Promise.resolve({ error }))
    },
    onSuccess: (_, gone) => {
      onDeleted({ saved: gone, deadline: Date.now() + PASSENGER_RESTORE_MINUTES * 60_000 })
      void changed()
      whileShown(onClose)
    },
  })
  const name = nameOf(draftOfSaved(saved))
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={t('traveller:saved.deleteTitle', { name })}
      description={t('traveller:saved.deleteBody', { minutes: PASSENGER_RESTORE_MINUTES })}
      action={t('common:action.delete')}
      isPending={deleting.isPending}
      onConfirm={() => deleting.mutate(saved)}
      failure={callErrorOf(deleting.error)}
    />
  )
}
