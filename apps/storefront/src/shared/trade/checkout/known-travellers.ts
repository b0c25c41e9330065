import { isCalendarDate } from '@selat/domain'
import type { Schemas } from '@selat/sdk'
import { useMemo } from 'react'

import { visitorStore } from '../../app/visitor/visitor-store.ts'
import { readDraft } from './checkout-draft.ts'
import { type CheckoutValues, sourceOf } from './checkout-values.ts'

type Known = Schemas['KnownTraveller']
type Typed = Pick<CheckoutValues, 'passengers' | 'sameAs'>

/** The facts about travellers on which prices depend, by cart item. */
export type KnownTravellers = Readonly<Record<string, readonly Known[]>>

const useStore = visitorStore<{ noted: { cart: string; travellers: KnownTravellers } | null }>({
  initial: () => ({ noted: null }),
})

/** Returns the travellers of items as they are typed so far. An incomplete date counts as unknown. */
export function toKnownTravellers(values: Typed, itemIds: readonly string[]): KnownTravellers {
  return Object.fromEntries(
    itemIds.map((id) => [id, (values.passengers[sourceOf(id, values)] ?? []).map(toKnown)]),
  )
}

function toKnown({
  band,
  dateOfBirth,
  nationality,
}: CheckoutValues['passengers'][string][number]): Known {
  return {
    Band: band,
    DateOfBirth: isCalendarDate(dateOfBirth) ? dateOfBirth : null,
    Nationality: nationality === '' ? null : nationality,
  }
}

/** Notes the travellers of a cart, so that it is priced for them on every page of this tab. */
export function noteTravellers(cart: string, travellers: KnownTravellers): void {
  useStore.setState({ noted: { cart, travellers } })
}

/** Returns the travellers of a cart as they were noted last; null if none were noted. */
export function useNotedTravellers(cart: string | undefined): KnownTravellers | null {
  return useStore(({ noted }) => (noted?.cart === cart ? noted?.travellers : null)) ?? null
}

/** Returns the travellers of a cart as the checkout notes them, or before it is opened as its draft has them. */
export function useKnownTravellers(
  cart: Pick<Schemas['Cart'], 'Token' | 'Items'> | undefined,
): KnownTravellers {
  const noted = useNotedTravellers(cart?.Token)
  const drafted = useMemo(() => {
    const draft = cart ? readDraft(cart.Token, cart.Items) : null
    const itemIds = cart?.Items.map(({ Id }) => Id) ?? []
    return draft ? toKnownTravellers(draft, itemIds) : {}
  }, [cart])
  return noted ?? drafted
}
