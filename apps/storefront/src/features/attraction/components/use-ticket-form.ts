import { checkTickets, type TicketRefusal } from '@selat/domain'
import type { Schemas } from '@selat/sdk'
import { useEffect, useState } from 'react'

import { useAddToCart } from '../../../shared/cart/use-add-to-cart.ts'
import { refusedPlace } from '../../../shared/product/refused-place.ts'
import { useDetailChoice } from '../../../shared/product/use-detail-choice.ts'
import { useOptionsOn } from '../../../shared/product/use-options-on.ts'
import { useQuote } from '../../../shared/product/use-quote.ts'
import {
  parseTicketChoice,
  serializeTicketChoice,
  type TicketChoice,
} from '../model/ticket-choice.ts'
import { toTicketInput } from '../model/ticket-input.ts'
import { countsFor, toTicketTerms } from '../model/ticket-terms.ts'

/** Ids of the fields, for the focus after a try that failed. */
export const ticketFields = { date: 'visit-date', people: 'visit-people' } as const

export type TicketForm = ReturnType<typeof useTicketForm>

/** What is chosen of an attraction, what is wrong with it, what it costs, and the way into the cart. */
export function useTicketForm(attraction: Schemas['Attraction']) {
  const { choice, choose } = useDetailChoice(parseTicketChoice, serializeTicketChoice)
  const [isTried, setIsTried] = useState(false)
  const cart = useAddToCart()
  const { days, isPending } = useOptionsOn(
    attraction.Id,
    attraction.Options.filter(({ NeedsVisitDate }) => NeedsVisitDate).map(({ Code }) => Code),
    choice.date,
  )
  const option = currentOption(attraction.Options, choice, days)
  const terms = toTicketTerms(option)
  const counts = countsFor(choice.counts, terms)
  const refusal: TicketRefusal | undefined = checkTickets(counts, terms)[0]
  const dateIssue = findDateIssue(option, choice.date, days)
  const isReady = refusal === undefined && dateIssue === null
  const input = isReady ? toTicketInput(attraction.Id, option, { date: choice.date, counts }) : null
  // Which one the day has is not known before its month is.
  const quote = useQuote(isPending ? null : input)
  // What the price says already is not said twice.
  const failure = quote.failure ? null : cart.failure
  const place = refusedPlace(failure)
  useEffect(() => {
    if (failure && place) focusField(ticketFields[place])
  }, [failure, place])
  return {
    attraction,
    choice,
    option,
    terms,
    counts,
    days,
    refusal,
    /** A missing date is told only after a try; a day on which the ticket is not sold at once. */
    dateIssue: dateIssue === 'required' && !isTried ? null : dateIssue,
    quote,
    /** Why nothing was added, and the field that it is about. */
    refused: failure && { failure, place },
    cart,
    choose: (patch: Partial<TicketChoice>) => {
      cart.reset()
      choose(patch, { push: 'option' in patch })
    },
    submit: () => {
      setIsTried(true)
      if (input) cart.add(input)
      else focusField(dateIssue === null ? ticketFields.people : ticketFields.date)
    },
  }
}

/** The chosen option; before any is, the first that can be had on the day. */
function currentOption(
  options: readonly Schemas['AttractionOption'][],
  { option, date }: TicketChoice,
  days: ReadonlyMap<string, Schemas['ProductDay']>,
): Schemas['AttractionOption'] {
  const chosen = options.find(({ Code }) => Code === option)
  const open = date === null ? undefined : options.find(({ Code }) => days.get(Code)?.IsAvailable)
  const found = chosen ?? open ?? options[0]
  if (!found) throw new Error('An attraction has an option.') // minItems of the contract
  return found
}

function findDateIssue(
  { Code, NeedsVisitDate }: Schemas['AttractionOption'],
  date: string | null,
  days: ReadonlyMap<string, Schemas['ProductDay']>,
): 'required' | 'other_day' | null {
  if (!NeedsVisitDate) return null
  if (date === null) return 'required'
  return days.get(Code)?.IsAvailable === false ? 'other_day' : null
}

function focusField(id: string): void {
  document.getElementById(id)?.focus()
}
