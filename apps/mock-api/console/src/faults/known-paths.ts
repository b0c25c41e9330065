import type { paths } from '@selat/sdk'

type Path = keyof paths

// The paths that are suggested while the user types. They have the contract's type, so that a path that was renamed does not
// compile.
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
