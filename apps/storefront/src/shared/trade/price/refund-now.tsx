import type { Schemas } from '@selat/sdk'
import { useState } from 'react'

import { useRefundText } from './use-refund-text.ts'

type RefundNowProps = {
  steps: readonly Schemas['ProductRefundStep'][]
  isCruise?: boolean
}

/** The step of a refund rule that counts while somebody looks at it. */
export function RefundNow({ steps, isCruise = false }: RefundNowProps) {
  const toText = useRefundText()
  const [now] = useState(() => Date.now())
  const text = toText(steps, { now, isCruise })
  return text && <span className="block font-semibold">{text}</span>
}
