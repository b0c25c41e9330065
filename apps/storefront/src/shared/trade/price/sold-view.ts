import type { Schemas } from '@selat/sdk'
import { useMemo } from 'react'

import { visitorStore } from '../../app/visitor/visitor-store.ts'
import { useIsNetHidden } from './net-visibility.ts'

type Money = Schemas['Money']

/** The kind of product that is sold, by which the agency's rules differ. */
export type SoldProduct = {
  product: Schemas['Product']
  /** The ids of the operators of its sailings. */
  operators?: readonly string[]
  /** The people for whom a markup per person is added. */
  people: number
}

/** Shows net prices at selling prices. */
export type SoldView = {
  cart: (cart: Schemas['Cart']) => Schemas['Cart']
  amount: (net: Money, sold: SoldProduct) => Money
  /** The lines of the result sum to its total, as in the net price. */
  price: (price: Schemas['Price'], sold: SoldProduct) => Schemas['Price']
  /**
   * Converts an answer with prices of a product: a list, a detail or a calendar. A markup per person is added to each
   * price, unless the sailing is the way back of a trip.
   */
  answer: <Answer>(
    answer: Answer,
    product: SoldProduct['product'],
    options?: { isWayBack?: boolean },
  ) => Answer
}

/** Null unless an agent has hidden net prices and the rules of the markup are loaded. */
export const useSoldView = visitorStore<{ view: SoldView | null }>({
  initial: () => ({ view: null }),
})

/**
 * Returns an answer as it may be shown: at net prices, else at selling prices; undefined while selling prices are
 * needed but not known. `toSold` must be a stable function.
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

/** Returns a product's list, detail or calendar as it may be shown. */
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

/** Returns several answers as they may be shown, without those that cannot be shown yet. */
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
