import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/**
 * Locks a text away so that only who has the secret reads it: what is kept of it is of no use to who reads the store.
 * One secret locks one text ever, and so needs no chance of its own.
 */
export function seal(text: string, secret: string): string {
  const cipher = createCipheriv(CIPHER, derive(secret, 'key'), nonceOf(secret))
  const locked = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([locked, cipher.getAuthTag()]).toString('base64url')
}

/** The text again; throws with another secret, or when what was kept has been changed. */
export function unseal(sealed: string, secret: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv(CIPHER, derive(secret, 'key'), nonceOf(secret))
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
  const text = [decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()]
  return Buffer.concat(text).toString('utf8')
}

function nonceOf(secret: string): Buffer {
  return derive(secret, 'nonce').subarray(0, NONCE_BYTES)
}

function derive(secret: string, purpose: string): Buffer {
  return createHmac('sha256', secret).update(`seal.${purpose}`).digest()
}
