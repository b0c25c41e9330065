import type { Schemas } from '@selat/sdk'

import { keepInTab } from '../../app/keep-on-device.ts'
import { visitorStore } from '../../app/visitor/visitor-store.ts'

type Money = Schemas['Money']

/** The quotation from which the agent's cart was taken up, with its net price of that day and of today. */
export type TakenQuotation = {
  readonly id: string
  readonly number: string
  /** The token of the cart; the values are not valid for another cart. */
  readonly cart: string
  readonly netQuoted: Money
  readonly net: Money
  readonly selling: Money
  /** Whether the server no longer accepts an order from it; the booking continues without it. */
  readonly isOver?: boolean
}

const storageKey = 'takenQuotation'

const useStore = visitorStore<{ taken: TakenQuotation | null }>({
  initial: () => ({ taken: null }),
  restore: () => ({ taken: read() }),
})

/** Returns the quotation of a cart that was taken up in this tab and is not booked yet; null for any other cart. */
export function useTakenQuotation(cart: string): TakenQuotation | null {
  const taken = useStore((state) => state.taken)
  return taken?.cart === cart ? taken : null
}

/** Returns the id of the quotation to order from; null if there is none, or if the server no longer accepts it. */
export function quotationToBook(cart: string): string | null {
  const { taken } = useStore.getState()
  return taken?.cart === cart && !taken.isOver ? taken.id : null
}

/** Notes that the server has refused an order from the quotation. */
export function noteTakenOver(): void {
  const { taken } = useStore.getState()
  if (taken) noteTaken({ ...taken, isOver: true })
}

/** Notes the quotation of a cart, or null for a booking without one, in this tab until the booking is made. */
export function noteTaken(taken: TakenQuotation | null): void {
  useStore.setState({ taken })
  if (taken) keepInTab(storageKey, JSON.stringify(taken))
  else sessionStorage.removeItem(storageKey)
}

function read(): TakenQuotation | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')
    return isTaken(stored) ? stored : null
  } catch {
    return null
  }
}

function isTaken(stored: unknown): stored is TakenQuotation {
  const fields: Record<string, unknown> = { ...(typeof stored === 'object' && stored) }
  return (
    ['id', 'number', 'cart'].every((field) => typeof fields[field] === 'string') &&
    ['netQuoted', 'net', 'selling'].every((field) => isMoney(fields[field]))
  )
}

function isMoney(stored: unknown): stored is Money {
  const { Amount, Currency, Exponent }: Partial<Record<keyof Money, unknown>> = {
    ...(typeof stored === 'object' && stored),
  }
  return typeof Amount === 'number' && typeof Currency === 'string' && typeof Exponent === 'number'
}
