import { reasonOf } from '@selat/domain'
import type { CallError, Schemas } from '@selat/sdk'
import { useEffect, useState } from 'react'

import type { Patch } from '../../kit/address/codec.ts'
import { type Address, STEP } from '../../kit/address/use-address.ts'
import type { FieldIssue } from '../../kit/form/form-issue.ts'
import { useIssueText } from '../../kit/form/use-issue-text.ts'
import { useAddToCart } from '../cart/use-add-to-cart.ts'
import { type QuoteState, useQuote } from './use-quote.ts'

type CartInput = Schemas['CartInput']

type Rules<Choice> = {
  /** The beginning of the ids of its fields. */
  id: string
  /** The choice, which the page's address holds. */
  address: Address<Choice>
  /** The part of the choice whose change is a step of the history, such as another ticket; another count is no step. */
  step?: keyof Choice
  /** The issues of the choice, in the order of its fields. */
  issues: readonly FieldIssue[]
  /** The choice as an item of the cart; null while anything is wrong with it. */
  input: CartInput | null
  /** The input to price, if it differs from `input`: the price may wait for a day's calendar, or until a field is left. */
  priced?: CartInput | null
  /**
   * Returns the issues of a refusal that belong to fields; none if it is about the whole. A `refused` field shows all
   * of the refusal, so the form does not repeat it above the button.
   */
  refusedFields: (failure: CallError) => readonly FieldIssue[]
}

/** The values that the parts of a booking form need, whatever the product. */
export type BookingForm = {
  quote: QuoteState
  isAdding: boolean
  /** The failure to add, unless the price or a field shows it already. */
  failure: CallError | null
  /** Adds the choice to the cart, or focuses the first wrong field. */
  submit: () => void
}

type BookingState<Choice> = BookingForm & {
  choice: Choice
  /** Changes the choice, and clears the failure of the last attempt. */
  choose: (patch: Patch<Choice>) => void
  /** The id of a field's control or group, and its issue. */
  field: (name: string) => { id: string; error: string | undefined }
}

/**
 * Holds a choice that is added to the cart: the domain checks it, the server prices it, and a wrong field shows its
 * issue.
 */
export function useBookingForm<Choice>(rules: Rules<Choice>): BookingState<Choice> {
  const { id, address, step, issues, input, priced = input, refusedFields } = rules
  const toText = useIssueText()
  const [isTried, setIsTried] = useState(false)
  const cart = useAddToCart()
  const quote = useQuote(priced)
  const idOf = ({ name }: Pick<FieldIssue, 'name'>) => `${id}-${name}`
  // A failure that the price shows is not repeated.
  const failure = quote.failure ? null : cart.failure
  const shown = failure ?? quote.failure
  const refused = shown ? refusedFields(shown) : []
  const [first] = refused
  const refusedId = failure && first ? idOf(first) : null
  useEffect(() => {
    if (failure && refusedId !== null) focusField(refusedId)
  }, [failure, refusedId])
  const told = [...issues.filter((issue) => isTried || !isUnfinished(issue)), ...refused]
  return {
    choice: address.query,
    choose: (patch) => {
      cart.reset()
      address.set(patch, step !== undefined && step in patch ? STEP : undefined)
    },
    quote,
    isAdding: cart.isAdding,
    failure: refused.some(({ words }) => words.code === 'refused') ? null : failure,
    field: (name) => {
      const issue = told.find((one) => one.name === name)
      return { id: idOf({ name }), error: issue && toText(issue.words) }
    },
    submit: () => {
      setIsTried(true)
      const [wrong] = issues
      if (wrong) focusField(idOf(wrong))
      else if (input) cart.add(input)
    },
  }
}

const UNFINISHED: ReadonlySet<string> = new Set(['required', 'date_required', 'too_short'])

/** Whether an issue says that a part of the choice is still missing; it does not show before the visitor tries to add. */
function isUnfinished({ words }: FieldIssue): boolean {
  return words.code !== 'refused' && UNFINISHED.has(reasonOf(words.code))
}

/** Focuses a field and scrolls to it. The field is not marked as wrong yet when it gets the focus. */
function focusField(id: string): void {
  const field = document.getElementById(id)
  field?.focus({ preventScroll: true })
  field?.scrollIntoView?.({ block: 'center' })
}
