import { findDuplicates } from '@selat/domain'
import type { PassengerDraft } from '@selat/domain'
import { useFormat, useTranslation } from '@selat/i18n'
import { callErrorOf } from '@selat/sdk/react-query'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { BookmarkPlus } from 'lucide-react'

import { useProblemText } from '../../../../shared/app/problem-text.ts'
import {
  draftOfSaved,
  nameOf,
  toSavedInput,
} from '../../../../shared/trade/passenger/passenger-details.ts'
import {
  addPassengers,
  allSavedPassengersQuery,
  useSavedPassengersChanged,
} from '../../../../shared/trade/passenger/saved-passengers.ts'

/** Keeps who is typed in here for the next booking: one call with all of them; who is saved already is told. */
export function SavePassengers({ passengers }: { passengers: readonly PassengerDraft[] }) {
  const { t } = useTranslation(['passenger', 'traveller'])
  const format = useFormat()
  const toText = useProblemText()
  const queryClient = useQueryClient()
  const changed = useSavedPassengersChanged()
  const saving = useMutation({
    mutationFn: async (all: readonly PassengerDraft[]) => {
      const saved = await queryClient.fetchQuery({ ...allSavedPassengersQuery, staleTime: 0 })
      const repeats = findDuplicates([...saved.map(draftOfSaved), ...all]).slice(saved.length)
      const isNew = (_: PassengerDraft, index: number) => repeats[index]?.length === 0
      const added = all.filter(isNew)
      if (added.length > 0) await addPassengers(added.map(toSavedInput))
      return {
        added: added.length,
        known: all.filter((one, index) => !isNew(one, index)).map(nameOf),
      }
    },
    onSuccess: changed,
  })
  const failure = callErrorOf(saving.error)
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
          [
            data.added > 0 && t('traveller:keep.done', { count: data.added }),
            data.known.length > 0 && t('traveller:keep.known', { names: format.list(data.known) }),
          ]
            .filter((text) => text !== false)
            .join(' ')}
      </p>
      {failure && (
        <Alert variant="destructive" live="assertive">
          {toText(failure)}
        </Alert>
      )}
    </div>
  )
}
