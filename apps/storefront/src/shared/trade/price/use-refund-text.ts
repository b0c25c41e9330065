import { stepAt } from '@selat/domain'
import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'

type Cancelling = {
  /** The instant at which it would be cancelled. */
  now: string | number
  /** Of a cruise the cabin alone is graded, and its charges come back whole. */
  isCruise?: boolean
}

/** What cancelling gives back just now, which need not be the best of a refund rule; null where time alone does not tell. */
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
      // By the clock of the place, as the step tells it.
      time: until === null ? '' : `${format.date(until, 'short')} ${format.time(until)}`,
    }
    return t(isCruise ? 'refund.nowOfCabin' : 'refund.now', words)
  }
}
