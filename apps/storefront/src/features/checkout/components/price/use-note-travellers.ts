import { useEffect, useRef } from 'react'

import { useDebouncedText } from '../../../../shared/kit/use-debounced-text.ts'
import {
  type KnownTravellers,
  noteTravellers,
  useNotedTravellers,
} from '../../../../shared/trade/checkout/known-travellers.ts'

/**
 * Notes the typed travellers after a pause in typing, so that the cart is priced for them. It notes them at once when
 * the price is needed earlier or the page is left.
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
    /** Whether the cart is priced for the travellers that are typed now. */
    areNoted: noted !== null && JSON.stringify(noted) === typed,
    noteNow: () => noteText(cart, typed),
  }
}

function noteText(cart: string, text: string): void {
  noteTravellers(cart, JSON.parse(text) as KnownTravellers) // the text was written by `JSON.stringify` above
}
