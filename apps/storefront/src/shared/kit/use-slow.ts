import { SLOW_CALL_MS } from '@selat/domain'
import { useEffect, useState } from 'react'

/** Whether something has been pending for longer than a call should take (ERR-4). */
export function useSlow(isPending: boolean): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isPending) return
    const timer = setTimeout(() => setSlow(true), SLOW_CALL_MS)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isPending])
  return isSlow
}
