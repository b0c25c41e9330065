/** The namespaces; each language has one file for each. Every page has `common`, and loads the others that it names. */
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
