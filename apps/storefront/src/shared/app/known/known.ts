import type { Known } from '@selat/sdk'

/**
 * The value to show for one of an answer: the value itself if this site has words for it, else `unknown`, because the API may
 * add values.
 */
export type Shown<T extends string> = Known<T> | 'unknown'

/** Returns the key of the row of a table that stands for a value; `unknown` if the site does not know the value. */
export function knownIn<Value extends string>(
  table: Readonly<Record<Shown<Value>, unknown>>,
  value: Value,
): Shown<Value> {
  return Object.hasOwn(table, value) ? (value as Known<Value>) : 'unknown' // the table has no other rows
}

/**
 * Returns a function that turns values outside of a list into `unknown`. The type demands exactly the values that the contract
 * has.
 */
export function knownOf<Value extends string>(values: Readonly<Record<Known<Value>, unknown>>) {
  return (value: Value): Shown<Value> =>
    Object.hasOwn(values, value) ? (value as Known<Value>) : 'unknown' // the value is one of the list
}

/** Returns those of several values that the site knows. */
export function onlyKnown<Value extends string>(
  values: readonly Value[],
  toKnown: (value: Value) => Shown<Value>,
): Known<Value>[] {
  return values.map(toKnown).filter((value): value is Known<Value> => value !== 'unknown')
}
