/**
 * A value of an answer that this version of the contract does not know, beside those that it does: v1 grows by values.
 * A `switch` over the known ones leaves it to `default`.
 *
 * @example
 * switch (order.Status) {
 *   case 'POSTED':
 *     return 'Confirmed'
 *   // … and so on for what is known; one that is forgotten does not compile.
 *   default:
 *     order.Status satisfies UnknownValue
 *     return 'Other status'
 * }
 */
// An enumeration, because no other text compares with it: a branded text would make `===` tell no kinds of a union apart.
export declare enum UnknownValue {
  OfLaterVersion = 'a value of a later version',
}

/** The values that this version knows, such as the keys of a table of texts: `Known<Schemas['OrderStatus']>`. */
export type Known<T> = Exclude<T, UnknownValue>
