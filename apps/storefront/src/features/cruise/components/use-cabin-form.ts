import type { Schemas } from '@selat/sdk'
import { useState } from 'react'

import { useAddToCart } from '../../../shared/cart/use-add-to-cart.ts'
import { useDetailChoice } from '../../../shared/product/use-detail-choice.ts'
import { useQuote } from '../../../shared/product/use-quote.ts'
import { type CabinChoice, parseCabin, serializeCabin } from '../model/cabin-choice.ts'
import { toCabinInput } from '../model/cabin-input.ts'
import { type CabinIssue, checkCabinChoice } from '../model/chosen-cabin.ts'
import { refusedFields } from '../model/refused-cabin.ts'

type CabinField = CabinIssue['field']

export const cabinFieldId = (field: CabinField) => `cabin-${field}`

/** A cabin in the making: the address keeps it, the domain judges it, the server prices it. */
export function useCabinForm(cruise: Schemas['Cruise']) {
  const { choice, choose } = useDetailChoice(parseCabin, serializeCabin)
  const [isTried, setIsTried] = useState(false)
  const cart = useAddToCart()
  const issues = checkCabinChoice(cruise, choice)
  const quote = useQuote(issues.length === 0 ? toCabinInput(cruise, choice) : null)
  const refused = refusedFields(cart.failure ?? quote.failure)
  return {
    choice,
    quote,
    isAdding: cart.isAdding,
    failure: cart.failure,
    choose: (patch: Partial<CabinChoice>) => {
      cart.reset()
      choose(patch)
    },
    /** What to say of a field: at once of what is chosen wrongly, of what is missing after a try. */
    issueOf: (field: CabinField): CabinIssue | undefined =>
      issues.find((issue) => issue.field === field && (isTried || !isUnfinished(issue))) ??
      refused.find((issue) => issue.field === field),
    book: () => {
      setIsTried(true)
      const [first] = issues
      if (first) focusField(first.field)
      else cart.add(toCabinInput(cruise, choice))
    },
  }
}

export type CabinForm = ReturnType<typeof useCabinForm>

function isUnfinished(issue: CabinIssue): boolean {
  return issue.field === 'sailing' && issue.reason === 'sailing'
}

function focusField(field: CabinField): void {
  const place = document.getElementById(cabinFieldId(field))
  const control = place?.matches('select') ? place : place?.querySelector('button')
  control?.focus({ preventScroll: true })
  control?.scrollIntoView?.({ block: 'center' })
}
