import type { Schemas } from '@selat/sdk'
import { useEffect, useRef, useState } from 'react'

type Items = readonly Pick<Schemas['CartItem'], 'Id'>[]

/** The consent to the rules of some items. It outlives the form, because a cart with other items gets another form. */
export type GivenConsent = {
  /** Whether the rules of all these items were agreed to. */
  covers: (items: Items) => boolean
  /** Whether consent was given, but not for all of these items. */
  isMissingFor: (items: Items) => boolean
  /** Keeps the items whose rules were agreed to; null withdraws the consent. */
  keep: (items: Items | null) => void
}

export function useGivenConsent(): GivenConsent {
  const [agreedTo, keep] = useState<Items | null>(null)
  const covers = (items: Items) =>
    agreedTo !== null && items.every(({ Id }) => agreedTo.some((agreed) => agreed.Id === Id))
  return { covers, isMissingFor: (items) => agreedTo !== null && !covers(items), keep }
}

/**
 * Keeps the consent of a form whenever its box changes. The initial state of a form is not kept, because a new form
 * without consent must not withdraw what was given in the form before it.
 */
export function useKeptConsent(consent: GivenConsent, hasAgreed: boolean, items: Items): void {
  const kept = useRef(hasAgreed)
  useEffect(() => {
    if (kept.current === hasAgreed) return
    kept.current = hasAgreed
    consent.keep(hasAgreed ? items : null)
  }, [consent, hasAgreed, items])
}
