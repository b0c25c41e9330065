import { createHmac } from 'node:crypto'

const TOKEN_BYTES = 18

/**
 * The secret by which a guest opens an order: 144 bits in 24 URL-safe characters. It is derived and not drawn, so that
 * every later e-mail can carry the link although the store keeps only its hash.
 */
export function bookingToken(orderId: string, key: string): string {
  const mac = createHmac('sha256', key).update(`booking.${orderId}`).digest()
  return mac.subarray(0, TOKEN_BYTES).toString('base64url')
}
