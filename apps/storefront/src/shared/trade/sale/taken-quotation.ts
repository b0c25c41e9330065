import type { Schemas } from '@selat/sdk'

import { keepInTab } from '../../app/keep-on-device.ts'
import { visitorStore } from '../../app/visitor/visitor-store.ts'

type Money = Schemas['Money']

/** The quotation that the agent's cart was taken up from, with its prices of both days. */
export type TakenQuotation = {
  readonly id: string
  readonly number: string
  /** The token of the cart: of another cart it says nothing. */
  readonly cart: string
  readonly netQuoted: Money
  readonly net: Money
  readonly selling: Money
  /** The server takes no order of it any more; the booking goes on without. */
  readonly isOver?: boolean
}

const storageKey = 'takenQuotation'

const useStore = visitorStore<{ taken: TakenQuotation | null }>({
  initial: () => ({ taken: null }),
  restore: () => ({ taken: read() }),
})

/** Null unless this cart was taken up in this tab, and is still to be booked as the quotation. */
export function useTakenQuotation(cart: string): TakenQuotation | null {
  const taken = useStore((state) => state.taken)
  return taken?.cart === cart ? taken : null
}

/** The quotation that an order of this cart is placed of. */
export function quotationToBook(cart: string): string | null {
  const { taken } = useStore.getState()
  return taken?.cart === cart && !taken.isOver ? taken.id : null
}

/** The server has refused an order of it. */
export function noteTakenOver(): void {
  const { taken } = useStore.getState()
  if (taken) noteTaken({ ...taken, isOver: true })
}

/** Notes what a cart was taken up from, or that the booking is of no quotation: for this tab and until it is made. */
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
