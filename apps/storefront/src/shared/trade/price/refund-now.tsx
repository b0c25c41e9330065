import type { Schemas } from '@selat/sdk'

import { useNow } from '../../kit/use-now.ts'
import { useRefundText } from './use-refund-text.ts'

type RefundNowProps = {
  steps: readonly Schemas['ProductRefundStep'][]
  isCruise?: boolean
}

/** Shows the step of a refund rule that applies at this minute. */
export function RefundNow({ steps, isCruise = false }: RefundNowProps) {
  const toText = useRefundText()
  const now = useNow(60_000)
  const text = toText(steps, { now, isCruise })
  return text && <span className="block font-semibold">{text}</span>
}
