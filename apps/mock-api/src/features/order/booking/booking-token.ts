import { deriveSecret } from '../../../engine/secrets/derive-secret.ts'

/** The secret by which a guest opens an order: every later e-mail carries it in its link. */
export function bookingToken(orderId: string, key: string): string {
  return deriveSecret(`booking.${orderId}`, key)
}
