import type { RideIssue, RideWish } from '@selat/domain'
import type { Schemas } from '@selat/sdk'
import { useState } from 'react'

import { useAddToCart } from '../../../shared/cart/use-add-to-cart.ts'
import { useDetailChoice } from '../../../shared/product/use-detail-choice.ts'
import { useQuote } from '../../../shared/product/use-quote.ts'
import { useTenant } from '../../../shared/tenant.ts'
import { refusedFields } from '../model/refused-ride.ts'
import { parseRide, type RideChoice, serializeRide } from '../model/ride-choice.ts'
import { toRideInput } from '../model/ride-input.ts'
import { checkChoice } from '../model/ride-terms.ts'

export type RideField = keyof RideWish

export const rideFieldId = (field: RideField) => `ride-${field}`

/** Codes that say that something is still to come; nobody is told before they try to book. */
const unfinished: ReadonlySet<string> = new Set(['required', 'too_short'])

/** A ride in the making: the address keeps it, the domain judges it, the server prices it. */
export function useRideForm(service: Schemas['Transport']) {
  const { BookableDays } = useTenant().Ferry
  const { choice, choose } = useDetailChoice(parseRide, serializeRide)
  // What is being typed reaches the address when the field is left, so that not each letter is a request.
  const [typed, setTyped] = useState<Partial<RideChoice>>({})
  const [isTried, setIsTried] = useState(false)
  const cart = useAddToCart()
  const draft = { ...choice, ...typed }
  const issues = checkChoice(service, draft, BookableDays)
  const settled = checkChoice(service, choice, BookableDays)
  const quote = useQuote(settled.length === 0 ? toRideInput(service, choice) : null)
  const refused = refusedFields(cart.failure ?? quote.failure)
  return {
    draft,
    quote,
    isTried,
    isAdding: cart.isAdding,
    failure: cart.failure,
    choose: (patch: Partial<RideChoice>) => {
      cart.reset()
      choose({ ...typed, ...patch })
      setTyped({})
    },
    type: (patch: Partial<RideChoice>) => setTyped((before) => ({ ...before, ...patch })),
    leave: () => {
      if (Object.keys(typed).length === 0) return
      choose(typed)
      setTyped({})
    },
    /** What to say of a field: at once of what is chosen wrongly, of what is missing after a try. */
    issueOf: (field: RideField): RideIssue | undefined =>
      issues.find((issue) => issue.field === field && (isTried || !unfinished.has(issue.code))) ??
      refused.find((issue) => issue.field === field),
    book: () => {
      setIsTried(true)
      choose(typed)
      setTyped({})
      const [first] = issues
      if (first) focusField(first.field)
      else cart.add(toRideInput(service, draft))
    },
  }
}

export type RideForm = ReturnType<typeof useRideForm>

/** The field is not marked yet when it gets the focus; what is said of it is read from there. */
function focusField(field: RideField): void {
  const place = document.getElementById(rideFieldId(field))
  const control = place?.matches('input, button, select')
    ? place
    : place?.querySelector<HTMLElement>('input, button, select')
  control?.focus({ preventScroll: true })
  control?.scrollIntoView?.({ block: 'center' })
}
