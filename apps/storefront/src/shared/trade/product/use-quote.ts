import type { CallError, Schemas } from '@selat/sdk'
import { callErrorOf, unwrap } from '@selat/sdk/react-query'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'

import { travel } from '../../app/api.ts'
import { useReplacedParams } from '../cart/instead-of.ts'
import { type SoldView, useSold } from '../price/sold-view.ts'

export type QuoteState = {
  /** The prices of the choice, in the order of its items; those of the former choice until the new ones arrive. */
  prices: Schemas['Price'][] | undefined
  /** The product that is priced; null if there is none. */
  content: Schemas['Product'] | null
  /** The shares that cancelling the first item gives back, each with its deadline. */
  refundSteps: readonly Schemas['ProductRefundStep'][]
  /** Whether the prices are those of another choice, or have not arrived yet. */
  isUpdating: boolean
  /** Whether the choice is complete, so that its price is requested. */
  isAsked: boolean
  /** The reason why the choice cannot be booked; its field pointers are those of the cart's input. */
  failure: CallError | null
  retry: () => void
}

/**
 * Returns what an input to the cart would cost now; the input is null while the choice is not complete. It makes no hold
 * (CRT-1).
 */
export function useQuote(input: Schemas['CartInput'] | null): QuoteState {
  const replaced = useReplacedParams()
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ['post', '/travel/v1/quote', input, replaced],
    queryFn: ({ signal }) => {
      if (input === null) throw new Error('There is nothing to price yet.')
      return unwrap(travel.post('/travel/v1/quote', { ...replaced, body: input, signal }))
    },
    enabled: input !== null,
    placeholderData: keepPreviousData,
    staleTime: 5_000,
    meta: { showError: false },
  })
  const failure = input === null ? null : callErrorOf(error)
  const toSold = useCallback(
    (quote: Schemas['Quote'], view: SoldView) => (input ? soldQuote(quote, input, view) : quote),
    [input],
  )
  const shown = useSold(data, toSold)
  return {
    prices: input === null || failure ? undefined : shown?.Items.map(({ Price }) => Price),
    content: input?.ItemContent ?? null,
    refundSteps: (input !== null && !failure && data?.Items[0]?.RefundSteps) || [],
    isUpdating: isFetching && (isPlaceholderData || data === undefined),
    isAsked: input !== null,
    failure,
    retry: () => void refetch(),
  }
}

/** Returns a quote at selling prices. */
function soldQuote(
  quote: Schemas['Quote'],
  { ItemContent, Items }: Schemas['CartInput'],
  view: SoldView,
): Schemas['Quote'] {
  return {
    ...quote,
    Items: quote.Items.map((item, index) => ({
      ...item,
      Price: view.price(item.Price, { product: ItemContent, people: Items[index]?.Qty ?? 1 }),
    })),
  }
}
