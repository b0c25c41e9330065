import { useEffect } from 'react'

import { noteTravellers } from '../../../../shared/checkout/known-travellers.ts'
import type { KnownTravellers } from '../../../../shared/checkout/known-travellers.ts'
import { useRested } from '../../../../shared/use-rested.ts'

/** Notes who travels once the typing pauses, so that the cart is priced for them. */
export function useNoteTravellers(cart: string, travellers: KnownTravellers): void {
  const text = useRested(JSON.stringify(travellers))
  useEffect(() => {
    noteTravellers(cart, JSON.parse(text) as KnownTravellers) // written above
  }, [cart, text])
}
