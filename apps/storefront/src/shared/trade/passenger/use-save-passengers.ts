import { findDuplicates, type PassengerDraft } from '@selat/domain'
import type { CallError, Schemas } from '@selat/sdk'
import { callErrorOf } from '@selat/sdk/react-query'
import { useQueryClient } from '@tanstack/react-query'

import { useSingleMutation } from '../../kit/use-single-mutation.ts'
import { draftOfSaved, toSavedInput } from './passenger-details.ts'
import {
  addPassengers,
  allSavedPassengersQuery,
  useSavedPassengersChanged,
} from './saved-passengers.ts'

/** The greatest number of passengers that one call saves. */
const CALL_MAX = 50

type Outcome = {
  added: readonly Schemas['SavedPassenger'][]
  /** The passengers who were saved before. */
  known: readonly PassengerDraft[]
  /** The reason why not all passengers are saved; null if all are. */
  failure: CallError | null
}

/**
 * Saves the passengers who are not saved yet, in as many calls as that takes. A call that fails ends it, but the passengers of
 * earlier calls stay saved. The next try leaves them out, because it reads the list again.
 */
export function useSavePassengers() {
  const queryClient = useQueryClient()
  const changed = useSavedPassengersChanged()
  return useSingleMutation({
    mutationFn: async (all: readonly PassengerDraft[]): Promise<Outcome> => {
      const added: Schemas['SavedPassenger'][] = []
      let known: readonly PassengerDraft[] = []
      try {
        const saved = await queryClient.fetchQuery({
          ...allSavedPassengersQuery,
          staleTime: 0,
          // The failure is shown beside the button.
          meta: { showError: false },
        })
        const repeats = findDuplicates([...saved.map(draftOfSaved), ...all]).slice(saved.length)
        const isNew = (_: PassengerDraft, index: number) => repeats[index]?.length === 0
        known = all.filter((one, index) => !isNew(one, index))
        const inputs = all.filter(isNew).map(toSavedInput)
        for (let from = 0; from < inputs.length; from += CALL_MAX) {
          // oxlint-disable-next-line no-await-in-loop -- one after the other, so that a refusal stops the rest
          added.push(...(await addPassengers(inputs.slice(from, from + CALL_MAX))).Items)
        }
        return { added, known, failure: null }
      } catch (error) {
        const failure = callErrorOf(error)
        if (!failure) throw error
        return { added, known, failure }
      }
    },
    onSuccess: async ({ added, failure }) => {
      if (added.length === 0) return
      const read = changed()
      // Without this, the next try could begin before the list shows the passengers that this one has saved.
      if (failure) await read
    },
  })
}
