import { stepAt } from '@selat/domain'
import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'

type Cancelling = {
  /** The instant of the cancellation. */
  now: string | number
  /** Whether it is a cruise: the refund of its cabin depends on the time, and its charges come back whole. */
  isCruise?: boolean
}

/**
 * Returns a function that says what a cancellation refunds now, which need not be the best share of the rule; null if
 * more than the time decides it.
 */
export function useRefundText() {
  const { t } = useTranslation('item')
  const format = useFormat()
  return (
    steps: readonly Schemas['ProductRefundStep'][],
    { now, isCruise = false }: Cancelling,
  ) => {
    if (steps.length === 0) return null
    const ladder = steps.map(({ Until, Percent }) => ({ until: Until, percent: Percent }))
    const { percent, until } = stepAt(ladder, now)
    if (percent === 0) return t(isCruise ? 'refund.nothingOfCabin' : 'refund.nothing')
    const words = {
      percent: format.percent(percent / 100),
      // The time is by the clock of the place, as the step states it.
      time: until === null ? '' : `${format.date(until, 'short')} ${format.time(until)}`,
    }
    return t(isCruise ? 'refund.nowOfCabin' : 'refund.now', words)
  }
}
