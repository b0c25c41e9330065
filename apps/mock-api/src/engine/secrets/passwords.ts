import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

import { type Cost, deriveArgon2id, deriveArgon2idSync } from './argon2id.ts'

// This is the minimum that OWASP recommends for argon2id: 19 MiB, two passes. It takes about 40 ms outside of the main
// thread.
const COST = { memory: 19_456, passes: 2, parallelism: 1 }
const TAG_LENGTH = 32
const NONCE_LENGTH = 16
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/**
 * Hashes a password with argon2id in PHC form, which contains salt and cost. `nonce` is for fixtures and seeded runs, in
 * which the same password gives the same bytes.
 */
export async function hashPassword(password: string, nonce?: Uint8Array): Promise<string> {
  const salt = nonce ?? randomBytes(NONCE_LENGTH)
  return toPhc(salt, await deriveArgon2id(toParameters(password, salt, COST)))
}

/** Hashes the password of a fixture's account. It blocks, so it is called before any call is served. */
export function hashFixturePassword(account: string, password: string): string {
  const salt = fixtureNonce(account)
  return toPhc(salt, deriveArgon2idSync(toParameters(password, salt, COST)))
}

/** The value in place of a hash while an account has no password; no password matches it. */
export const NO_PASSWORD = '!'

/**
 * Whether the password matches the hash. Without a hash it is false, after the same time, so that the time does not reveal
 * whether an account exists.
 */
export async function verifyPassword(hash: string | undefined, password: string): Promise<boolean> {
  const own = PHC.exec(hash ?? NO_PASSWORD)
  const [, memory, passes, parallelism, salt = '', tag = ''] =
    own ?? PHC.exec(UNKNOWN_ACCOUNT_HASH) ?? []
  const cost = {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  }
  const given = await deriveArgon2id(toParameters(password, Buffer.from(salt, 'base64'), cost))
  return timingSafeEqual(given, Buffer.from(tag, 'base64')) && own !== null
}

/** Returns the salt for a fixture's account. */
function fixtureNonce(account: string): Uint8Array {
  return createHash('sha256').update(`selat.salt.${account}`).digest().subarray(0, NONCE_LENGTH)
}

/** The hash to compare with if there is no account: 32 zero bytes, which no password has. */
const UNKNOWN_ACCOUNT_HASH = toPhc(fixtureNonce('nobody'), new Uint8Array(TAG_LENGTH))

function toParameters(message: string, nonce: Uint8Array, cost: Cost) {
  return { ...cost, tagLength: TAG_LENGTH, message, nonce }
}

function toPhc(salt: Uint8Array, tag: Uint8Array): string {
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${toBase64(salt)}$${toBase64(tag)}`
}

/** Encodes bytes as PHC does: in base64 without padding. */
function toBase64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64').replaceAll('=', '')
}
