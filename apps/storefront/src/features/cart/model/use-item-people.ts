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

/** Changes the counts of an item. A click shows at once; if the server refuses it, the counts of the held item return. */
export function useItemPeople(item: Schemas['CartItem']): ItemPeopleState {
  const [wanted, setWanted] = useState<BandCounts | null>(null)
  const { mutateAsync, error } = useChangePeople(item.Id)
  const [queue] = useState(() =>
    createLatestQueue<BandCounts>(mutateAsync, () =>
      // The observers of a query receive the changed cart in a timer, and this callback runs after it. Before that, the
      // next click would be counted from the old item.
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
