import type { Party } from '@selat/domain'
import type { Schemas } from '@selat/sdk'
import { callErrorOf } from '@selat/sdk/react-query'
import { useState } from 'react'

import { partyOfItem } from '../../../shared/cart/cart-item-trip.ts'
import { useChangeParty } from '../../../shared/cart/use-cart-changes.ts'
import { createLatestQueue } from './latest-queue.ts'

/** The counts of an item: what was clicked shows at once, what the server refuses goes back to what is held. */
export function useItemParty({ Id, Ferry }: Pick<Schemas['CartItem'], 'Id' | 'Ferry'>) {
  const [wanted, setWanted] = useState<Party | null>(null)
  const { mutateAsync, error } = useChangeParty(Id)
  const [queue] = useState(() => createLatestQueue<Party>(mutateAsync, () => setWanted(null)))
  const party = wanted ?? partyOfItem(Ferry)
  return {
    party,
    isChanging: wanted !== null,
    failure: wanted === null ? callErrorOf(error) : null,
    change: (counts: Partial<Party>) => {
      const next = { ...party, ...counts }
      setWanted(next)
      queue.add(next)
    },
  }
}
