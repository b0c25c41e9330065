import { createHmac } from 'node:crypto'

const SECRET_BYTES = 18

/**
 * A secret that is derived and not drawn, so that it can be told again although the store keeps only its hash: 144 bits in
 * 24 URL-safe characters. Another name, or another key, gives another one.
 */
export function deriveSecret(name: string, key: string): string {
  const mac = createHmac('sha256', key).update(name).digest()
  return mac.subarray(0, SECRET_BYTES).toString('base64url')
}
