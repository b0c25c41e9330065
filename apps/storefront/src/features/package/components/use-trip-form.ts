import { checkPackageParty } from '@selat/domain'
import type { Schemas } from '@selat/sdk'
import { useEffect, useState } from 'react'

import { useAddToCart } from '../../../shared/cart/use-add-to-cart.ts'
import { refusedPlace } from '../../../shared/product/refused-place.ts'
import { useDetailChoice } from '../../../shared/product/use-detail-choice.ts'
import { useOptionsOn } from '../../../shared/product/use-options-on.ts'
import { useQuote } from '../../../shared/product/use-quote.ts'
import { parseTripChoice, serializeTripChoice, type TripChoice } from '../model/trip-choice.ts'
import { toTripInput } from '../model/trip-input.ts'
import { partyFor, toPackageTerms } from '../model/trip-terms.ts'

/** Ids of the fields, for the focus after a try that failed. */
export const tripFields = { date: 'trip-date', people: 'trip-people' } as const

export type TripForm = ReturnType<typeof useTripForm>

/** What is chosen of a package, what is wrong with it, what it costs, and the way into the cart. */
export function useTripForm(product: Schemas['Package']) {
  const { choice, choose } = useDetailChoice(parseTripChoice, serializeTripChoice)
  const [isTried, setIsTried] = useState(false)
  const cart = useAddToCart()
  const codes = product.Types.map(({ Code }) => Code)
  const { days, isPending } = useOptionsOn(product.Id, codes, choice.date)
  const type = currentType(product.Types, choice, days)
  const terms = toPackageTerms(type)
  const party = partyFor(choice.party, terms)
  const refusal = checkPackageParty(party, terms)[0]
  const { date } = choice
  const isGone = days.get(type.Code)?.IsAvailable === false
  const dateIssue: 'required' | 'other_day' | null =
    date === null ? 'required' : isGone ? 'other_day' : null
  const input =
    date !== null && dateIssue === null && refusal === undefined
      ? toTripInput(product.Id, type.Code, { date, party })
      : null
  // Which one the day has is not known before its month is.
  const quote = useQuote(isPending ? null : input)
  // What the price says already is not said twice.
  const failure = quote.failure ? null : cart.failure
  const place = refusedPlace(failure)
  useEffect(() => {
    if (failure && place) focusField(tripFields[place])
  }, [failure, place])
  return {
    product,
    choice,
    type,
    terms,
    party,
    days,
    refusal,
    /** A missing date is told only after a try; a day without a departure at once. */
    dateIssue: dateIssue === 'required' && !isTried ? null : dateIssue,
    quote,
    /** Why nothing was added, and the field that it is about. */
    refused: failure && { failure, place },
    cart,
    choose: (patch: Partial<TripChoice>) => {
      cart.reset()
      choose(patch, { push: 'type' in patch })
    },
    submit: () => {
      setIsTried(true)
      if (input) cart.add(input)
      else focusField(dateIssue === null ? tripFields.people : tripFields.date)
    },
  }
}

/** The chosen type; before any is, the first that has room on the day. */
function currentType(
  types: readonly Schemas['PackageType'][],
  { type, date }: TripChoice,
  days: ReadonlyMap<string, Schemas['ProductDay']>,
): Schemas['PackageType'] {
  const chosen = types.find(({ Code }) => Code === type)
  const open = date === null ? undefined : types.find(({ Code }) => days.get(Code)?.IsAvailable)
  const found = chosen ?? open ?? types[0]
  if (!found) throw new Error('A package has a type.') // minItems of the contract
  return found
}

function focusField(id: string): void {
  document.getElementById(id)?.focus()
}
