import { SAVED_PASSENGERS_MAX } from '@selat/domain'
import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { callErrorOf } from '@selat/sdk/react-query'
import { Dialog } from '@selat/ui/dialog'
import { Skeleton } from '@selat/ui/skeleton'
import { useMutation, useQuery } from '@tanstack/react-query'

import { useProblemText } from '../../app/problem-text.ts'
import { QueryState } from '../../kit/query-state.tsx'
import { ListDialog } from './list/list-dialog.tsx'
import { draftOfSaved, toSavedInput } from './passenger-details.ts'
import { addPassengers, allSavedPassengersQuery } from './saved-passengers.ts'

type SaveListDialogProps = {
  onSaved: (saved: readonly Schemas['SavedPassenger'][]) => void
  onClose: () => void
}

/** Most passengers that one call saves. */
const CALL_MAX = 50

/** A list that becomes saved passengers. */
export function SaveListDialog({ onSaved, onClose }: SaveListDialogProps) {
  const { t } = useTranslation(['passenger', 'traveller', 'common'])
  const toText = useProblemText()
  const all = useQuery(allSavedPassengersQuery)
  const saving = useMutation({
    mutationFn: async (inputs: readonly Schemas['SavedPassengerInput'][]) => {
      const saved: Schemas['SavedPassenger'][] = []
      for (let from = 0; from < inputs.length; from += CALL_MAX) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other, so that a refusal stops the rest
        saved.push(...(await addPassengers(inputs.slice(from, from + CALL_MAX))).Items)
      }
      return saved
    },
    onSuccess: onSaved,
  })
  const failure = callErrorOf(saving.error)
  const texts = { title: t('traveller:list.title'), description: t('traveller:list.saveBody') }
  if (all.data === undefined)
    return (
      <Dialog open onOpenChange={onClose} {...texts} closeLabel={t('common:action.close')}>
        <QueryState query={all} skeleton={<Skeleton className="h-40 w-full" />}>
          {() => null}
        </QueryState>
      </Dialog>
    )
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
        if (failure) return toText(failure)
        return count > room ? t('traveller:list.noRoom', { room, max: SAVED_PASSENGERS_MAX }) : null
      }}
      onTake={(taken) => {
        if (taken.length > room) return
        saving.mutate(taken.map(({ passenger }) => toSavedInput(passenger)))
      }}
    />
  )
}
