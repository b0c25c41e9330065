import type { Schemas } from '@selat/sdk'
import { useEffect, useRef, useState } from 'react'

type Money = Schemas['Money']

/**
 * Waits for the price of what is typed. Whoever presses the button right after typing has seen the price of what stood there
 * before, and must not order at the next one unasked.
 */
export function useSettledPrice(price: Money | undefined, isSettled: boolean) {
  const [isWaiting, setIsWaiting] = useState(false)
  const shown = useRef({ price, isSettled })
  const resume = useRef<((settled: Money | undefined) => void) | null>(null)
  useEffect(() => {
    shown.current = { price, isSettled }
    if (!isSettled) return
    resume.current?.(price)
    resume.current = null
  })
  return {
    isWaiting,
    /** The price on the page as soon as it is that of what is typed. */
    settled: async (): Promise<Money | undefined> => {
      if (shown.current.isSettled) return shown.current.price
      setIsWaiting(true)
      const { promise, resolve } = Promise.withResolvers<Money | undefined>()
      resume.current = resolve
      const settledPrice = await promise
      setIsWaiting(false)
      return settledPrice
    },
  }
}
