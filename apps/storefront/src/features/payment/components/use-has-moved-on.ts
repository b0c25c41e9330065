import type { Schemas } from '@selat/sdk'
import { useState } from 'react'

/** Returns whether the payment has reached another step than the one it was at when the page opened. */
export function useHasMovedOn({ Flow }: Schemas['Payment']): boolean {
  const [first] = useState(Flow)
  return Flow !== first
}
