import { hash } from 'node:crypto'

import type { Random } from './random.ts'

// The characters of ids, without I, L, O and U: none is read as another, and no id spells a word.
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
  /** A new id, e.g. `ord_5T8Q2MZK7CXA`. Made by the app, so that no engine needs a sequence. */
  make(prefix: IdPrefix): string
  /** Letters and digits that can be read aloud. */
  readable(length: number): string
  /** A number of decimal digits, with leading zeros. */
  digits(length: number): string
  /** A secret of 144 random bits in 24 URL-safe characters. Store only its `hashSecret`. */
  secret(): string
}

/** Names of requests have a random source of their own, so that the number of requests changes no order's id. */
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

/** The stored form of a secret. A plain hash is enough, because the secret has too many bits to be guessed. */
export function hashSecret(secret: string): string {
  return hash('sha256', secret, 'base64url')
}
