import { SAVED_PASSENGERS_MAX } from '@selat/domain'
import { useFormat, useTranslation } from '@selat/i18n'
import type { CallError } from '@selat/sdk'
import { Dialog } from '@selat/ui/dialog'
import { Skeleton } from '@selat/ui/skeleton'
import { useQuery } from '@tanstack/react-query'

import { useProblemText } from '../../app/problem-text.ts'
import { QueryState } from '../../kit/query-state.tsx'
import { ListDialog } from './list/list-dialog.tsx'
import { draftOfSaved } from './passenger-details.ts'
import { allSavedPassengersQuery } from './saved-passengers.ts'
import { useSavePassengers } from './use-save-passengers.ts'

type SaveListDialogProps = {
  /** Receives the number of chosen passengers once all of them are saved. */
  onSaved: (count: number) => void
  onClose: () => void
}

/** Imports a list whose rows become saved passengers. */
export function SaveListDialog({ onSaved, onClose }: SaveListDialogProps) {
  const { t } = useTranslation(['passenger', 'traveller', 'common'])
  const format = useFormat()
  const toText = useProblemText()
  const all = useQuery(allSavedPassengersQuery)
  const saving = useSavePassengers()
  const texts = { title: t('traveller:list.title'), description: t('traveller:list.saveBody') }
  if (all.data === undefined)
    return (
      <Dialog open onOpenChange={onClose} {...texts} closeLabel={t('common:action.close')}>
        <QueryState query={all} skeleton={<Skeleton className="h-40 w-full" />}>
          {() => null}
        </QueryState>
      </Dialog>
    )
  const toRefusal = (added: number, failure: CallError) =>
    format.sentences([added > 0 && t('traveller:keep.done', { count: added }), toText(failure)])
  const room = SAVED_PASSENGERS_MAX - all.data.length
  return (
    <ListDialog
      {...texts}
      sectors={[]}
      known={all.data.map(draftOfSaved)}
      onClose={onClose}
      takeText={(count) => t('traveller:list.save', { count })}
      isTaking={saving.isPending}
      refusalOf={(count) => {
        if (saving.data?.failure) return toRefusal(saving.data.added.length, saving.data.failure)
        return count > room ? t('traveller:list.noRoom', { room, max: SAVED_PASSENGERS_MAX }) : null
      }}
      onTake={(taken) => {
        if (taken.length > room) return
        saving.mutate(
          taken.map(({ passenger }) => passenger),
          { onSuccess: ({ failure }) => (failure ? undefined : onSaved(taken.length)) },
        )
      }}
    />
  )
}
