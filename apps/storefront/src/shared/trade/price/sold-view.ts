import type { Schemas } from '@selat/sdk'
import { useMemo } from 'react'

import { visitorStore } from '../../app/visitor/visitor-store.ts'
import { useIsNetHidden } from './net-visibility.ts'

type Money = Schemas['Money']

/** What is sold, as the agency's rules tell things apart. */
export type SoldProduct = {
  product: Schemas['Product']
  /** Of its crossings. */
  operators?: readonly string[]
  /** Those to whom what is added per person is added. */
  people: number
}

/** What stands at net prices, at selling prices. */
export type SoldView = {
  cart: (cart: Schemas['Cart']) => Schemas['Cart']
  amount: (net: Money, sold: SoldProduct) => Money
  /** Its lines sum to its total, as they did. */
  price: (price: Schemas['Price'], sold: SoldProduct) => Schemas['Price']
  /**
   * Whatever tells a product: lists, details and calendars. What is added per person is added to each of its prices, unless
   * it is the way back of a journey.
   */
  answer: <Answer>(
    answer: Answer,
    product: SoldProduct['product'],
    options?: { isWayBack?: boolean },
  ) => Answer
}

/** Null until an agent has hidden net prices and the rules of the markup have come. */
export const useSoldView = visitorStore<{ view: SoldView | null }>({
  initial: () => ({ view: null }),
})

/**
 * An answer as it may be seen: at net prices, else at selling prices, and not at all while those are not known. `toSold`
 * stays the same function for as long as it does the same.
 */
export function useSold<Answer>(
  answer: Answer | undefined,
  toSold: (answer: Answer, view: SoldView) => Answer,
): Answer | undefined {
  const isNetHidden = useIsNetHidden()
  const view = useSoldView((state) => state.view)
  return useMemo(() => {
    if (answer === undefined || !isNetHidden) return answer
    return view === null ? undefined : toSold(answer, view)
  }, [answer, isNetHidden, view, toSold])
}

/** A product's list, detail or calendar as it may be seen. */
export function useSoldAnswer<Answer>(
  answer: Answer | undefined,
  product: SoldProduct['product'],
): Answer | undefined {
  const isNetHidden = useIsNetHidden()
  const view = useSoldView((state) => state.view)
  return useMemo(() => {
    if (answer === undefined || !isNetHidden) return answer
    return view?.answer(answer, product)
  }, [answer, isNetHidden, view, product])
}

/** Several of them, of which those that cannot be seen yet are left out. */
export function useSoldAnswers<Answer>(
  answers: readonly Answer[],
  product: SoldProduct['product'],
  options: { isWayBack?: boolean } = {},
): readonly Answer[] {
  const isNetHidden = useIsNetHidden()
  const view = useSoldView((state) => state.view)
  if (!isNetHidden) return answers
  return view === null ? [] : answers.map((answer) => view.answer(answer, product, options))
}

const toSoldCart = (cart: Schemas['Cart'], view: SoldView) => view.cart(cart)

export function useSoldCart(cart: Schemas['Cart'] | undefined): Schemas['Cart'] | undefined {
  return useSold(cart, toSoldCart)
}
