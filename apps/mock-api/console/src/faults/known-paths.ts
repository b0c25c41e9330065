import type { paths } from '@selat/sdk'

type Path = keyof paths

// Offered while one types; the contract's own names, so that a changed path does not compile.
const contract: readonly Path[] = [
  '/travel/v1/base',
  '/travel/v1/auth/login',
  '/travel/v1/ferry/search',
  '/travel/v1/ferry/calendar',
  '/travel/v1/cart',
  '/travel/v1/cart/item/{itemId}',
  '/travel/v1/order',
  '/travel/v1/order/{id}/payment',
  '/travel/v1/order/{id}/payment/proof',
  '/travel/v1/order/{id}/payment/confirm',
  '/travel/v1/order/{id}/ticket',
  '/admin/v1/session',
]

export const PATHS = [
  '*',
  '/travel/v1/*',
  '/admin/v1/*',
  ...contract.map((path) => path.replaceAll(/\{\w+\}/g, '*')),
]
