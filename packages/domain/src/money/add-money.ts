import { add } from 'dinero.js/bigint'

import { fromDinero, toDinero } from './dinero-bridge.ts'
import { assertSameUnit, type Money, zeroMoney } from './money.ts'

/** Adds two amounts of one currency. Throws on different currencies and on overflow. */
export function addMoney(first: Money, second: Money): Money {
  assertSameUnit(first, second)
  return fromDinero(add(toDinero(first), toDinero(second)))
}

/** Adds amounts that are all in `currency`; of none, zero. */
export function sumMoney(amounts: readonly Money[], currency: string): Money {
  return amounts.reduce(addMoney, zeroMoney(currency))
}

/** The amount with the opposite sign. */
export function negateMoney(value: Money): Money {
  return { ...value, amount: -value.amount || 0 }
}

/** Takes the second amount from the first. */
export function subtractMoney(first: Money, second: Money): Money {
  return addMoney(first, negateMoney(second))
}
