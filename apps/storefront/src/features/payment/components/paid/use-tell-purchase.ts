import type { Schemas } from '@selat/sdk'
import { useEffect } from 'react'

import { mayTell } from '../../../../shared/app/analytics/consent.ts'
import { tellEvent } from '../../../../shared/app/analytics/tell-event.ts'
import { keepOnDevice } from '../../../../shared/app/keep-on-device.ts'

const storageKey = 'toldPurchases'
const kept = 20

/** Reports a purchase once on this device, however often its page is opened. Paying for a change is no purchase of its own. */
export function useTellPurchase(order: Schemas['Order']): void {
  const { Id, ChangeOf } = order
  useEffect(() => {
    if (ChangeOf !== null || !mayTell() || told().includes(Id)) return
    keepOnDevice(storageKey, [...told(), Id].slice(-kept).join())
    tellEvent(async () => {
      const { describePurchase } =
        await import('../../../../shared/trade/analytics/describe-items.ts')
      return describePurchase(order)
    })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is asked anew of the order is the same purchase
  }, [Id, ChangeOf])
}

const told = (): string[] => localStorage.getItem(storageKey)?.split(',') ?? []
