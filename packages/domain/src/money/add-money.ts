import { add } from 'dinero.js/bigint'

import { fromDinero, toDinero } from './dinero-bridge.ts'
import { assertSameUnit, type Money, zeroMoney } from './money.ts'

/** Adds two amounts of one currency. Throws on different currencies and on overflow. */
export function addMoney(first: Money, second: Money): Money {
  assertSameUnit(first, second)
  return fromDinero(add(toDinero(first), toDinero(second)))
}

/** Sums up amounts that are all in `currency`. The sum of no amounts is zero. */
export function sumMoney(amounts: readonly Money[], currency: string): Money {
  return amounts.reduce(addMoney, zeroMoney(currency))
}

/** Returns the amount with the opposite sign. */
export function negateMoney(value: Money): Money {
  return { ...value, amount: -value.amount || 0 }
}

/** Subtracts the second amount from the first. */
export function subtractMoney(first: Money, second: Money): Money {
  return addMoney(first, negateMoney(second))
}
