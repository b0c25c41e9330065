import type { Known } from '@selat/sdk'

/** What is shown of a value of an answer: one that this site has words for, or `unknown`, since the API grows by values. */
export type Shown<T extends string> = Known<T> | 'unknown'

/** The row of a table that stands for a value; the table has one for what the site does not know. */
export function knownIn<Value extends string>(
  table: Readonly<Record<Shown<Value>, unknown>>,
  value: Value,
): Shown<Value> {
  return Object.hasOwn(table, value) ? (value as Known<Value>) : 'unknown' // it has no rows but these
}

/** Tells the values of a list from others. The types hold it to what the contract knows: none too many, none too few. */
export function knownOf<Value extends string>(values: Readonly<Record<Known<Value>, unknown>>) {
  return (value: Value): Shown<Value> =>
    Object.hasOwn(values, value) ? (value as Known<Value>) : 'unknown' // it is one of them
}

/** Those of several values that the site knows. */
export function onlyKnown<Value extends string>(
  values: readonly Value[],
  toKnown: (value: Value) => Shown<Value>,
): Known<Value>[] {
  return values.map(toKnown).filter((value): value is Known<Value> => value !== 'unknown')
}
