import { useEffect, useRef } from 'react'

import { useDebouncedText } from '../../../../shared/kit/use-debounced-text.ts'
import {
  noteTravellers,
  useNotedTravellers,
} from '../../../../shared/trade/checkout/known-travellers.ts'
import type { KnownTravellers } from '../../../../shared/trade/checkout/known-travellers.ts'

/**
 * Notes who travels once the typing pauses, so that the cart is priced for them; at once where the price is needed before,
 * and when the page is left.
 */
export function useNoteTravellers(cart: string, travellers: KnownTravellers) {
  const typed = JSON.stringify(travellers)
  const debounced = useDebouncedText(typed)
  const noted = useNotedTravellers(cart)
  const latest = useRef(typed)
  useEffect(() => {
    latest.current = typed
  }, [typed])
  useEffect(() => noteText(cart, debounced), [cart, debounced])
  useEffect(() => () => noteText(cart, latest.current), [cart])
  return {
    /** Whether the cart is priced for those who are typed in now. */
    areNoted: noted !== null && JSON.stringify(noted) === typed,
    noteNow: () => noteText(cart, typed),
  }
}

function noteText(cart: string, text: string): void {
  noteTravellers(cart, JSON.parse(text) as KnownTravellers) // written above
}
