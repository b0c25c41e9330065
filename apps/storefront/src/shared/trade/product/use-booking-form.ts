import { reasonOf } from '@selat/domain'
import type { CallError, Schemas } from '@selat/sdk'
import { useEffect, useState } from 'react'

import type { Patch } from '../../kit/address/codec.ts'
import { STEP } from '../../kit/address/use-address.ts'
import type { Address } from '../../kit/address/use-address.ts'
import type { FieldIssue } from '../../kit/form/form-issue.ts'
import { useIssueText } from '../../kit/form/use-issue-text.ts'
import { useAddToCart } from '../cart/use-add-to-cart.ts'
import { type QuoteState, useQuote } from './use-quote.ts'

type CartInput = Schemas['CartInput']

type Rules<Choice> = {
  /** Begins the ids of its fields. */
  id: string
  /** What is chosen, which the address of the page says. */
  address: Address<Choice>
  /** The part of it that is a step to come back from, such as another ticket; one more of a count is none. */
  step?: keyof Choice
  /** Everything that is wrong with the choice, in the order of its fields. */
  issues: readonly FieldIssue[]
  /** The choice as the cart takes it; null while anything is wrong with it. */
  input: CartInput | null
  /** What is priced, where that is not the input: the price waits for a day's calendar, or until a field is left. */
  priced?: CartInput | null
  /**
   * What a refusal by the server says of the fields; nothing where it is about the whole. A field that is `refused` says all of it, so
   * that it is not said again above the button.
   */
  refusedFields: (failure: CallError) => readonly FieldIssue[]
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

type BookingState<Choice> = BookingForm & {
  choice: Choice
  /** Changes the choice; why the last one was not added is forgotten. */
  choose: (patch: Patch<Choice>) => void
  /** The id of a field's control or group, and what is wrong with it. */
  field: (name: string) => { id: string; error: string | undefined }
}

/** A choice on its way into the cart: the domain judges it, the server prices it, a field says what is wrong with it. */
export function useBookingForm<Choice>(rules: Rules<Choice>): BookingState<Choice> {
  const { id, address, step, issues, input, priced = input, refusedFields } = rules
  const toText = useIssueText()
  const [isTried, setIsTried] = useState(false)
  const cart = useAddToCart()
  const quote = useQuote(priced)
  const idOf = ({ name }: Pick<FieldIssue, 'name'>) => `${id}-${name}`
  // What the price says already is not said twice.
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

/** Something is still to come; nobody is told that before they try. */
function isUnfinished({ words }: FieldIssue): boolean {
  return words.code !== 'refused' && UNFINISHED.has(reasonOf(words.code))
}

/** The field is not marked yet when it gets the focus; what is said of it is read from there. */
function focusField(id: string): void {
  const field = document.getElementById(id)
  field?.focus({ preventScroll: true })
  field?.scrollIntoView?.({ block: 'center' })
}
