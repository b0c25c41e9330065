import { HOLD_WARNING_SECONDS, toEpochMs } from '@selat/domain'
import type { Schemas } from '@selat/sdk'
import { useEffect, useSyncExternalStore } from 'react'

import { useReadCartAgain } from './use-cart-changes.ts'
import type { ReceivedCart } from './use-cart.ts'

type Item = Pick<Schemas['CartItem'], 'State' | 'HoldExpiresAt'>

export type HoldPhase = 'held' | 'soon' | 'expired'

/** Returns the end of an item's hold on this device's clock in milliseconds, counted from the server's `AsOf`. */
export function holdDeadlineMs(
  { HoldExpiresAt }: Pick<Item, 'HoldExpiresAt'>,
  { cart, receivedAtMs }: { cart: Pick<Schemas['Cart'], 'AsOf'>; receivedAtMs: number },
): number {
  return receivedAtMs + toEpochMs(HoldExpiresAt) - toEpochMs(cart.AsOf)
}

/** Returns the phase of a hold. It is over when the server says so, or when its time is up on this device. */
export function holdPhase(
  { State }: Pick<Item, 'State'>,
  deadlineMs: number,
  nowMs: number,
): HoldPhase {
  if (State === 'expired' || nowMs >= deadlineMs) return 'expired'
  return deadlineMs - nowMs <= HOLD_WARNING_SECONDS * 1000 ? 'soon' : 'held'
}

/** Returns the items whose hold the server has not ended. The totals of a cart count these alone. */
export function unexpiredItems<Held extends Pick<Item, 'State'>>(items: readonly Held[]): Held[] {
  return items.filter(({ State }) => State !== 'expired')
}

export type HeldItem = { item: Schemas['CartItem']; deadlineMs: number; phase: HoldPhase }

/**
 * Returns every item with its hold. It renders again only when a hold changes its phase, not every second. When a hold
 * ends, the cart is loaded again, because the server knows what became of the hold and the totals.
 */
export function useHeldItems(received: ReceivedCart): HeldItem[] {
  const items = received.cart.Items.map((item) => ({
    item,
    deadlineMs: holdDeadlineMs(item, received),
  }))
  const readPhases = () => {
    const nowMs = Date.now()
    return items.map(({ item, deadlineMs }) => holdPhase(item, deadlineMs, nowMs)).join(' ')
  }
  const phases = useSyncExternalStore(everySecond, readPhases, readPhases).split(' ')
  const ended = items
    .filter(({ item }, index) => phases[index] === 'expired' && item.State !== 'expired')
    .map(({ item }) => `${item.Id} ${item.HoldExpiresAt}`)
    .join()
  const readCartAgain = useReadCartAgain()
  useEffect(() => {
    if (ended !== '') readCartAgain()
    // Each end is asked about once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [ended])
  return items.map((held, index) => ({ ...held, phase: phases[index] as HoldPhase })) // the text was joined from phases
}

/** Returns the items whose hold still runs, the one that ends first in front. */
export function runningHolds(items: readonly HeldItem[]): HeldItem[] {
  return items
    .filter(({ phase }) => phase !== 'expired')
    .toSorted((first, second) => first.deadlineMs - second.deadlineMs)
}

function everySecond(onTick: () => void): () => void {
  const timer = setInterval(onTick, 1000)
  return () => clearInterval(timer)
}
