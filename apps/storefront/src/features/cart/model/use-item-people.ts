import type { BandCounts } from '@selat/domain'
import type { CallError, Schemas } from '@selat/sdk'
import { callErrorOf } from '@selat/sdk/react-query'
import { notifyManager } from '@tanstack/react-query'
import { useState } from 'react'

import { displayOf } from '../../../shared/trade/cart/items/item-displays.ts'
import { useChangePeople } from '../../../shared/trade/cart/use-cart-changes.ts'
import { createLatestQueue } from './latest-queue.ts'

export type ItemPeopleState = {
  counts: BandCounts
  isChanging: boolean
  failure: CallError | null
  change: (counts: Partial<BandCounts>) => void
}

/** The counts of an item: what was clicked shows at once, what the server refuses goes back to what is held. */
export function useItemPeople(item: Schemas['CartItem']): ItemPeopleState {
  const [wanted, setWanted] = useState<BandCounts | null>(null)
  const { mutateAsync, error } = useChangePeople(item.Id)
  const [queue] = useState(() =>
    createLatestQueue<BandCounts>(mutateAsync, () =>
      // The queries' observers are told of the answered cart in a timer, and this one follows it. Until then the item is the one
      // before the change, and a click would be counted from that.
      notifyManager.schedule(() => setWanted(null)),
    ),
  )
  const counts = wanted ?? displayOf(item).people(item)
  return {
    counts,
    isChanging: wanted !== null,
    failure: wanted === null ? callErrorOf(error) : null,
    change: (part) => {
      const next = { ...counts, ...part }
      setWanted(next)
      queue.add(next)
    },
  }
}
