// Made from openapi/ by `pnpm generate`. Change the contract instead of this file.

/** Operations that take an `Idempotency-Key`, as `method path`. */
export const keyedOperations: readonly string[] = [
  'post /travel/v1/auth/register',
  'post /admin/v1/passenger',
  'post /travel/v1/item/transport/send',
  'post /travel/v1/cart',
  'post /travel/v1/cart/item/{itemId}/hold',
  'post /travel/v1/order',
  'post /travel/v1/order/{id}/cancel',
  'post /travel/v1/order/{id}/confirmation',
  'post /travel/v1/order/{id}/name',
  'post /travel/v1/order/{id}/refund',
  'post /travel/v1/order/{id}/change',
  'post /travel/v1/order/{id}/payment',
  'post /travel/v1/order/{id}/payment/proof',
  'post /travel/v1/order/{id}/payment/confirm',
  'post /travel/v1/contact',
  'post /admin/v1/wallet/topup',
  'post /admin/v1/agency/member',
  'post /admin/v1/customer',
  'post /admin/v1/quotation',
  'post /admin/v1/quotation/{id}/cart',
]

/** Milliseconds of the operations whose `x-timeout-ms` is not the usual one of their method. */
export const timeoutExceptions: Readonly<Record<string, number>> = {}
