import type { Schemas } from '@selat/sdk'
import { useEffect, useRef } from 'react'

type Money = Schemas['Money']

/**
 * Waits for the price of the typed values. A visitor who presses the button right after typing has only seen the former price,
 * and must be asked before ordering at another.
 */
export function useSettledPrice(price: Money | undefined, isSettled: boolean) {
  const shown = useRef({ price, isSettled })
  const resume = useRef<((settled: Money | undefined) => void) | null>(null)
  useEffect(() => {
    shown.current = { price, isSettled }
    if (!isSettled) return
    resume.current?.(price)
    resume.current = null
  })
  /** Returns the price on the page as soon as it is the price of the typed values. */
  return (): Promise<Money | undefined> => {
    if (shown.current.isSettled) return Promise.resolve(shown.current.price)
    const { promise, resolve } = Promise.withResolvers<Money | undefined>()
    resume.current = resolve
    return promise
  }
}
