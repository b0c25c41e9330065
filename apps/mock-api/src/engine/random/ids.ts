import { hash } from 'node:crypto'

import type { Random } from './random.ts'

// The characters of ids. I, L, O and U are left out, so that no character is mistaken for another and no id spells a word.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const ID_LENGTH = 12
const SECRET_BYTES = 18

export type IdPrefix =
  | 'crt'
  | 'itm'
  | 'ord'
  | 'pay'
  | 'prf'
  | 'prs'
  | 'tkt'
  | 'quo'
  | 'ref'
  | 'chg'
  | 'eml'
  | 'req'
  | 'evt'
  | 'top'
  | 'cus'
  | 'flt'
  | 'usr'
  | 'psg'
  | 'con'
  | 'drf'

export type Ids = {
  /** Makes a new id, such as `ord_5T8Q2MZK7CXA`. Ids are made here and not by a sequence of the database. */
  make(prefix: IdPrefix): string
  /** Makes letters and digits that can be read aloud. */
  readable(length: number): string
  /** Makes a number of decimal digits, with leading zeros. */
  digits(length: number): string
  /** Makes a secret of 144 random bits in 24 URL-safe characters. Store only its `hashSecret`. */
  secret(): string
}

/**
 * Creates a source of ids. Request ids have a random source of their own, so that the number of requests changes no other
 * id.
 */
export function createIds(random: Random, requests: Random = random): Ids {
  const readable = (length: number, source: Random = random) => {
    let text = ''
    while (text.length < length) text += ALPHABET[source.int(ALPHABET.length)]
    return text
  }
  return {
    make: (prefix) => `${prefix}_${readable(ID_LENGTH, prefix === 'req' ? requests : random)}`,
    readable: (length) => readable(length),
    digits: (length) => Array.from({ length }, () => random.int(10)).join(''),
    secret: () => Buffer.from(random.bytes(SECRET_BYTES)).toString('base64url'),
  }
}

/** Returns the stored form of a secret. A plain hash is enough, because the secret has too many bits to be guessed. */
export function hashSecret(secret: string): string {
  return hash('sha256', secret, 'base64url')
}
