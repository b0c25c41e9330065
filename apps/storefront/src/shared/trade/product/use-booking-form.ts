import type { CallError, Schemas } from '@selat/sdk'
import { useEffect, useState } from 'react'

import { useAddToCart } from '../cart/use-add-to-cart.ts'
import { type QuoteState, useQuote } from './use-quote.ts'

type CartInput = Schemas['CartInput']

type Rules<Issue extends { readonly field: string }> = {
  /** Everything that is wrong with the choice, in the order of its fields. */
  issues: readonly Issue[]
  /** Whether an issue says that something is still to come; nobody is told that before they try. */
  isUnfinished: (issue: Issue) => boolean
  /** The choice as the cart takes it; null while anything is wrong with it. */
  input: CartInput | null
  /** What is priced, where that is not the input: the price waits for a day's calendar, or until a field is left. */
  priced?: CartInput | null
  /**
   * What a refusal by the server says of the fields; nothing where it is about the whole. An issue with the `failure` itself says all
   * of it, so that it is not said again above the button.
   */
  refusedFields: (failure: CallError) => readonly Issue[]
  /** The id of a field's control or group. */
  fieldId: (field: Issue['field']) => string
}

/** What the parts of a form that books need, whatever the product. */
export type BookingForm = {
  quote: QuoteState
  isAdding: boolean
  /** Why nothing was added, unless the price or a field says so already. */
  failure: CallError | null
  /** Puts the choice into the cart, or goes to the first field that is wrong. */
  submit: () => void
}

type BookingState<Issue extends { readonly field: string }> = BookingForm & {
  issueOf: (field: Issue['field']) => Issue | undefined
  /** Forgets why nothing was added; each new choice begins with it. */
  reset: () => void
}

/** A choice on its way into the cart: the domain judges it, the server prices it, a field says what is wrong with it. */
export function useBookingForm<Issue extends { readonly field: string }>(
  rules: Rules<Issue>,
): BookingState<Issue> {
  const { issues, isUnfinished, input, priced = input, refusedFields, fieldId } = rules
  const [isTried, setIsTried] = useState(false)
  const cart = useAddToCart()
  const quote = useQuote(priced)
  // What the price says already is not said twice.
  const failure = quote.failure ? null : cart.failure
  const shown = failure ?? quote.failure
  const refused = shown ? refusedFields(shown) : []
  const [first] = refused
  const refusedId = failure && first ? fieldId(first.field) : null
  useEffect(() => {
    if (failure && refusedId !== null) focusField(refusedId)
  }, [failure, refusedId])
  return {
    quote,
    isAdding: cart.isAdding,
    failure: refused.some((issue) => 'failure' in issue) ? null : failure,
    reset: cart.reset,
    issueOf: (field) =>
      issues.find((issue) => issue.field === field && (isTried || !isUnfinished(issue))) ??
      refused.find((issue) => issue.field === field),
    submit: () => {
      setIsTried(true)
      const [wrong] = issues
      if (wrong) focusField(fieldId(wrong.field))
      else if (input) cart.add(input)
    },
  }
}

/** The field is not marked yet when it gets the focus; what is said of it is read from there. */
function focusField(id: string): void {
  const field = document.getElementById(id)
  field?.focus({ preventScroll: true })
  field?.scrollIntoView?.({ block: 'center' })
}
