import { HOLD_WARNING_SECONDS } from '@selat/domain'
import { useFormat, useTranslation } from '@selat/i18n'
import { Countdown } from '@selat/ui/countdown'

import { heldThing } from './held-thing.ts'
import type { HeldItem } from './holds.ts'
import { useItemName } from './items/use-item-name.ts'

/**
 * The remaining milliseconds at which the countdown is announced: five minutes, and the warning. Its end is announced
 * by the element that replaces it.
 */
const spokenAtMs = [300_000, HOLD_WARNING_SECONDS * 1000]

/** Counts a hold down. */
export function HoldCountdown({ held, className }: { held: HeldItem; className?: string }) {
  const { t } = useTranslation('cart')
  const format = useFormat()
  const itemName = useItemName()
  const item = itemName(held.item)
  return (
    <Countdown
      // An extended hold needs a new countdown, which can end once more.
      key={held.item.HoldExpiresAt}
      deadline={held.deadlineMs}
      label={t(`holdOf.${heldThing(held.item)}`)}
      thresholdsMs={spokenAtMs}
      announce={(thresholdMs) =>
        t('hold.announce', { item, time: format.countdownLong(thresholdMs / 1000) })
      }
      {...(className !== undefined && { className })}
    />
  )
}
