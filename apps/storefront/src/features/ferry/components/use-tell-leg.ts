import { useEffect } from 'react'

import { tellEvent } from '../../../shared/app/analytics/tell-event.ts'
import type { Leg } from '../model/legs.ts'
import { pickKey } from '../model/picked-sailing.ts'

/** Tells of the sailings that are to be chosen from: those of each leg and day once, and none where there is no choice. */
export function useTellLeg(leg: Leg | undefined): void {
  const shown = leg && `${leg.from.Code} ${leg.to.Code} ${leg.leg.Date}`
  useEffect(() => {
    if (leg)
      tellEvent(async () => {
        const { describeSailings } =
          await import('../../../shared/trade/analytics/describe-lists.ts')
        return describeSailings('view_item_list', leg.leg.Sailings)
      })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the same sailings with newer prices are the same list
  }, [shown])
}

/** Tells of the sailing that a key names; of none where a choice is taken back. */
export function tellPicked(leg: Leg | undefined, key: string): void {
  tellEvent(async () => {
    const { describeSailings } = await import('../../../shared/trade/analytics/describe-lists.ts')
    const picked = leg?.leg.Sailings.filter((sailing) =>
      sailing.Offers.some((offer) => pickKey(sailing, offer) === key),
    )
    return describeSailings('select_item', picked ?? [])
  })
}
