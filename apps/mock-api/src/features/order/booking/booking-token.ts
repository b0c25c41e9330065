import { deriveSecret } from '../../../engine/secrets/derive-secret.ts'

/** Derives the secret by which a guest opens an order. All e-mails about the order contain it in their links. */
export function bookingToken(orderId: string, key: string): string {
  return deriveSecret(`booking.${orderId}`, key)
}
