import { bandsToPrice } from '@selat/domain'
import type { CallError, Schemas } from '@selat/sdk'
import { callErrorOf, unwrap } from '@selat/sdk/react-query'
import { keepPreviousData, useQuery } from '@tanstack/react-query'

import { travel } from '../../app/api.ts'
import { useSession, useSessionView } from '../../app/session-store.ts'
import { useChosenCustomer } from '../agency/chosen-customer.ts'
import { displayOf } from '../cart/items/item-displays.ts'
import { type KnownTravellers, useKnownTravellers } from '../checkout/known-travellers.ts'
import { useCustomerTravellers } from './use-customer-travellers.ts'

type Cart = Schemas['Cart']
type Item = Schemas['CartItem']
type Travellers = Schemas['CartTravellers']

/** The state of pricing a cart for its travellers. */
export type CartPricing = {
  /** The travellers whom the server prices; null if the cart's own prices are theirs already. */
  readonly travellers: readonly Travellers[] | null
  /** Whether the prices that are shown are not those of the travellers yet. */
  readonly isUpdating: boolean
  readonly failure: CallError | null
  /** The currency that a visitor has chosen if a held item was added in another one; else null. */
  readonly currency: string | null
  readonly retry: () => void
}

/**
 * Returns the cart at the prices of its travellers, as far as they are known. The server is asked if a traveller's age or
 * passport has a price of its own. It is also asked before an order if the cart has several currencies, because an order is
 * placed in one. It is asked, too, if a visitor has chosen another currency than that in which a held item was added.
 */
export function usePricedCart(
  cart: Cart | undefined,
  { isToOrder }: { isToOrder: boolean },
): { cart: Cart | undefined; pricing: CartPricing } {
  const customer = useChosenCustomer()
  const saved = useCustomerTravellers(cart, customer?.id ?? null)
  const typed = useKnownTravellers(cart)
  const named = cart ? travellersToPrice(cart, { ...saved, ...typed }) : []
  const currency = useOtherCurrency(cart)
  const isOfOneCurrency =
    currency === null && (!isToOrder || cart === undefined || cart.Totals.length < 2)
  const travellers = named.length === 0 && isOfOneCurrency ? null : named
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ['cartPrice', cart?.Token, cart?.Items.map(pricedBy), travellers, currency],
    queryFn: ({ signal }) =>
      unwrap(
        travel.post('/travel/v1/cart/price', {
          header: { 'Cart-Token': cart?.Token ?? '' },
          body: { Items: [...(travellers ?? [])] },
          signal,
        }),
      ),
    enabled: travellers !== null,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { showError: false },
  })
  const isAsked = travellers !== null
  const failure = isAsked ? callErrorOf(error) : null
  const prices = isAsked && !failure ? data : undefined
  return {
    cart: cart && prices ? atPrices(cart, prices) : cart,
    pricing: {
      travellers,
      isUpdating: isAsked && isFetching && (isPlaceholderData || data === undefined),
      failure,
      currency,
      retry: () => void refetch(),
    },
  }
}

/**
 * Returns the currency that a visitor has chosen if a held item has another one, else null. It is null for an account, too,
 * which has a currency of its own, and whose cart keeps the currencies in which its items were added.
 */
function useOtherCurrency(cart: Cart | undefined): string | null {
  const isLoggedIn = useSessionView((view) => view.isLoggedIn)
  const chosen = useSession((state) => state.localCurrency)
  if (isLoggedIn) return null
  const isOther = cart?.Items.some(
    ({ State, Price }) => State === 'held' && Price.Total.Currency !== chosen,
  )
  return isOther ? chosen : null
}

/** Whether the passports of all travellers of an item are known, so that its price is that of these passports. */
export function isPricedByPassport({ travellers }: CartPricing, itemId: string): boolean {
  const named = travellers?.find(({ CartItem }) => CartItem === itemId)
  return named?.Travellers.every(({ Nationality }) => Nationality !== null) === true
}

/** Returns the values besides the travellers that give an item another price. */
const pricedBy = ({ Id, State, Price }: Item) => [Id, State, Price.Total]

/** Returns the travellers of a cart whose ages or passports have a price of their own. */
export function travellersToPrice(cart: Cart, known: KnownTravellers): Travellers[] {
  return cart.Items.filter(({ State }) => State === 'held').flatMap((item) => {
    const travellers = known[item.Id] ?? []
    if (!arePricedApart(item, travellers, cart.AsOf)) return []
    return [{ CartItem: item.Id, Travellers: [...travellers] }]
  })
}

/** Whether a traveller pays another price than a traveller of the booked band without a passport. */
function arePricedApart(item: Item, travellers: KnownTravellers[string], now: string): boolean {
  const display = displayOf(item)
  const trip = display.travel(item, now)
  const counted = display.people(item)
  const isParty = (['adult', 'child', 'infant'] as const).every(
    (band) => travellers.filter(({ Band }) => Band === band).length === counted[band],
  )
  if (!trip || !isParty) return false
  return travellers.some(
    ({ Band, DateOfBirth, Nationality }) =>
      trip.pricedNationalities?.includes(Nationality ?? '') === true ||
      bandsToPrice({ bookedBand: Band, dateOfBirth: DateOfBirth }, trip.sectors).some(
        (band) => band !== Band,
      ),
  )
}

function atPrices(cart: Cart, { Items, Total, AtCounter }: Schemas['PricedCart']): Cart {
  const priceOf = (id: string) => Items.find(({ CartItem }) => CartItem === id)?.Price
  return {
    ...cart,
    Items: cart.Items.map((item) => ({ ...item, Price: priceOf(item.Id) ?? item.Price })),
    Totals: [Total],
    AtCounter,
  }
}
