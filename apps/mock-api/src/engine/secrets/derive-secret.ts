import { createHmac } from 'node:crypto'

const SECRET_BYTES = 18

/**
 * Derives a secret from a name and a key: 144 bits as 24 URL-safe characters. It can be derived again, although the store has
 * only its hash. Another name or key gives another secret.
 */
export function deriveSecret(name: string, key: string): string {
  const mac = createHmac('sha256', key).update(name).digest()
  return mac.subarray(0, SECRET_BYTES).toString('base64url')
}
