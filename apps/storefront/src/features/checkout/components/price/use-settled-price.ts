import type { Schemas } from '@selat/sdk'
import { useEffect, useRef } from 'react'

type Money = Schemas['Money']

/**
 * Waits for the price of what is typed. Whoever presses the button right after typing has seen the price of what stood there
 * before, and must not order at the next one unasked.
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
  /** The price on the page as soon as it is that of what is typed. */
  return (): Promise<Money | undefined> => {
    if (shown.current.isSettled) return Promise.resolve(shown.current.price)
    const { promise, resolve } = Promise.withResolvers<Money | undefined>()
    resume.current = resolve
    return promise
  }
}
