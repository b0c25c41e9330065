import { PASSENGER_SEARCH_MIN, placeBand } from '@selat/domain'
import type { Schemas } from '@selat/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { useSession, useSessionView } from '../../../../shared/app/session-store.ts'
import { useAgency } from '../../../../shared/trade/agency/use-agency.ts'
import type { PassengerValues } from '../../../../shared/trade/checkout/checkout-values.ts'
import {
  detailsOf,
  draftOfSaved,
  isBlank,
  type PassengerDetails,
} from '../../../../shared/trade/passenger/passenger-details.ts'
import { savedPassengersCall } from '../../../../shared/trade/passenger/saved-passengers.ts'
import type { ItemTravel } from '../../model/item-travel.ts'

type OwnPassengerInput = {
  travels: readonly ItemTravel[]
  passengerAt: (itemId: string, index: number) => PassengerValues | undefined
  fill: (itemId: string, index: number, details: PassengerDetails) => void
}

/**
 * Fills the first place with the account's owner, if a saved passenger has the name of the profile. A profile has one line
 * for the name, so only a saved passenger says which part is the surname. It fills once, when the form opens, so a visitor
 * can empty the place again.
 */
export function useOwnPassenger({ travels, passengerAt, fill }: OwnPassengerInput): void {
  const isLoggedIn = useSessionView((view) => view.isLoggedIn)
  const name = useSession((state) => state.profile?.Name ?? '')
  const queryClient = useQueryClient()
  const search = longestWord(name)
  // An agent books for others, so nothing is filled in.
  const isAgent = useAgency() !== null
  const isKnown = isLoggedIn && !isAgent && search.length >= PASSENGER_SEARCH_MIN
  const [travel] = useState(travels[0])
  useEffect(() => {
    if (!travel || !isKnown) return
    let isCurrent = true
    const fillFound = (saved: readonly Schemas['SavedPassenger'][]) => {
      const [own, ...others] = saved.filter((one) => isNameOf(one, name))
      const place = passengerAt(travel.itemId, 0)
      if (!isCurrent || !own || others.length > 0 || !place || !isBlank(place)) return
      if (placeBand(own.DateOfBirth, travel.sectors[0]) === place.band)
        fill(travel.itemId, 0, detailsOf(draftOfSaved(own)))
    }
    queryClient.fetchQuery(savedPassengersCall({ search })).then(
      ({ Items }) => fillFound(Items),
      () => {
        // A failure needs no message, because the visitor can fill in the place by hand.
      },
    )
    return () => {
      isCurrent = false
    }
  }, [travel, isKnown, name, search, queryClient, passengerAt, fill])
}

const wordsOf = (name: string): string[] => name.toUpperCase().split(/\s+/).filter(Boolean)

function longestWord(name: string): string {
  return wordsOf(name).reduce(
    (longest, word) => (word.length > longest.length ? word : longest),
    '',
  )
}

/** Whether two names have the same words in any order: surnames come first in one country and last in another. */
function isNameOf({ FirstName, LastName }: Schemas['SavedPassenger'], name: string): boolean {
  const sorted = (text: string) => wordsOf(text).toSorted().join(' ')
  return sorted(`${FirstName} ${LastName}`) === sorted(name)
}
