import type { CallError, Schemas } from '@selat/sdk'
import { callErrorOf, unwrap } from '@selat/sdk/react-query'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'

import { travel } from '../../app/api.ts'
import { useSold } from '../price/sold-view.ts'
import type { SoldView } from '../price/sold-view.ts'

export type QuoteState = {
  /** What the choice costs, in the order of its items; the one before while a new one is asked for. */
  prices: Schemas['Price'][] | undefined
  /** What is priced. */
  content: Schemas['Product'] | null
  /** What cancelling the first item gives back, by when. */
  refundSteps: readonly Schemas['ProductRefundStep'][]
  /** The prices are those of another choice, or nobody has answered yet. */
  isUpdating: boolean
  /** Whether anything can be asked yet. */
  isAsked: boolean
  /** Why it cannot be had as it is: the field pointers are those of the cart's input. */
  failure: CallError | null
  retry: () => void
}

/** What an input to the cart would cost now; null while the choice is not complete. Nothing is held by it (CRT-1). */
export function useQuote(input: Schemas['CartInput'] | null): QuoteState {
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ['post', '/travel/v1/quote', input],
    queryFn: ({ signal }) => {
      if (input === null) throw new Error('There is nothing to price yet.')
      return unwrap(travel.post('/travel/v1/quote', { body: input, signal }))
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

/** The prices of what the input asks for, at what they sell at. */
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
