/**
 * Beginnings of keys that the code completes at run time, as `t(`status.${order.Status}`)`: the values come from a
 * closed list of the contract or the domain. A template in a `t()` call that is not listed here fails the test.
 */
export const dynamicPrefixes: readonly string[] = [
  'cart:line.',
  'common:appearance.',
  'ferry:searchError.',
  'ferry:sort.',
  'ferry:timeOfDay.',
  'ferry:tripType.',
  'order:status.',
  'passenger:band.',
  'passenger:bandPlural.',
  'passenger:count.',
  'passenger:issue.',
  'passenger:party.',
  'passenger:titles.',
  'payment:flow.',
  'payment:kind.',
  'payment:rejection.',
  'payment:status.',
  'problem:',
  'ticket:status.',
]

/** Keys, or beginnings of keys, of screens that are not built yet. The list must be empty at a release. */
export const notYetUsed: readonly string[] = [
  'account:',
  'base:',
  'cart:',
  'common:',
  'ferry:',
  'order:',
  'passenger:',
  'payment:',
  'support:',
  'ticket:',
]
