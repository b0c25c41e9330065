import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/**
 * Encrypts a text with a secret, so that the store alone reveals nothing. A secret must encrypt one text only, because the
 * nonce is derived from it.
 */
export function seal(text: string, secret: string): string {
  const cipher = createCipheriv(CIPHER, derive(secret, 'key'), nonceOf(secret))
  const locked = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([locked, cipher.getAuthTag()]).toString('base64url')
}

/** Decrypts a text. Throws if the secret differs or the stored text was changed. */
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
