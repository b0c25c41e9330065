import { PASSENGER_SEARCH_MIN, placeBand } from '@selat/domain'
import type { Schemas } from '@selat/sdk'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { detailsOf, draftOfSaved, isBlank } from '../../../shared/passenger/passenger-details.ts'
import type { PassengerDetails } from '../../../shared/passenger/passenger-details.ts'
import { savedPassengersQuery } from '../../../shared/passenger/saved-passengers.ts'
import { useSession, useSessionView } from '../../../shared/session-store.ts'
import type { CheckoutValues } from '../model/checkout-values.ts'
import type { ItemTravel } from '../model/item-travel.ts'

type OwnPassengerInput = {
  travels: readonly ItemTravel[]
  values: CheckoutValues
  fill: (itemId: string, index: number, details: PassengerDetails) => void
}

/**
 * Fills the first place with the account's owner, who is among the saved passengers under the name of the profile. A
 * profile has one line for the name, so only a saved passenger tells which part of it is the surname. Once: whoever
 * empties the place means it.
 */
export function useOwnPassenger({ travels, values, fill }: OwnPassengerInput): void {
  const isLoggedIn = useSessionView((view) => view.isLoggedIn)
  const name = useSession((state) => state.profile?.Name ?? '')
  const [travel] = travels
  const first = travel && values.passengers[travel.itemId]?.[0]
  const [isWanted, setWanted] = useState(() => first !== undefined && isBlank(first))
  const { data } = useQuery({
    ...savedPassengersQuery({ search: longestWord(name) }),
    enabled: isWanted && isLoggedIn && longestWord(name).length >= PASSENGER_SEARCH_MIN,
    // Nobody waits for it.
    meta: { showError: false },
  })
  useEffect(() => {
    if (!isWanted || !data || !travel || !first) return
    setWanted(false)
    const own = data.Items.filter((saved) => isNameOf(saved, name))
    const [saved] = own
    const isFitting =
      saved && placeBand(saved.DateOfBirth, travel.sectors[0]) === first.band && isBlank(first)
    if (own.length === 1 && isFitting) fill(travel.itemId, 0, detailsOf(draftOfSaved(saved)))
  }, [isWanted, data, travel, first, name, fill])
}

const wordsOf = (name: string): string[] => name.toUpperCase().split(/\s+/).filter(Boolean)

function longestWord(name: string): string {
  return wordsOf(name).reduce(
    (longest, word) => (word.length > longest.length ? word : longest),
    '',
  )
}

/** The same words in any order: surnames stand first in one country and last in another. */
function isNameOf({ FirstName, LastName }: Schemas['SavedPassenger'], name: string): boolean {
  const sorted = (text: string) => wordsOf(text).toSorted().join(' ')
  return sorted(`${FirstName} ${LastName}`) === sorted(name)
}
