/** One file per language and namespace; `common` is there on every page, the others come with the page that asks. */
export const namespaces = [
  'common',
  'base',
  'account',
  'passenger',
  'traveller',
  'ferry',
  'guide',
  'product',
  'package',
  'attraction',
  'hotel',
  'transport',
  'cruise',
  'item',
  'cart',
  'order',
  'payment',
  'ticket',
  'manifest',
  'agency',
  'customer',
  'quotation',
  'markup',
  'wallet',
  'support',
  'consent',
  'problem',
] as const

export type Namespace = (typeof namespaces)[number]
export const defaultNamespace = 'common' satisfies Namespace
