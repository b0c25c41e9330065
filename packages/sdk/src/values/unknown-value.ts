/**
 * A value in an answer that this version of the contract does not know, because v1 may add values. A `switch` over the known
 * values handles it in `default`.
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
// This is an enum, because no other text type is comparable with it. With a branded text, `===` would not narrow unions.
export declare enum UnknownValue {
  OfLaterVersion = 'a value of a later version',
}

/** The known values of a type, for example as keys of a table of texts: `Known<Schemas['OrderStatus']>`. */
export type Known<T> = Exclude<T, UnknownValue>
