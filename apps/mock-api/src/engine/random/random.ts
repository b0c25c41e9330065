import { getRandomValues } from 'node:crypto'

/** A random source: the machine's own, or one that gives the same numbers for the same seed. */
export type Random = {
  /** A whole number from 0 up to, not including, `below`. */
  int(below: number): number
  bytes(length: number): Uint8Array
}

/** The state of a seeded source, from which its next number follows. */
export type ChanceState = readonly [number, number, number, number]

export type SeededRandom = Random & { state(): ChanceState }

/** Random numbers that cannot be guessed, for the secrets of a sandbox without a seed. */
export const secureRandom: Random = {
  int: (below) => nextSecure() % below,
  bytes: (length) => drawBytes(length, nextSecure),
}

/** Uses the upper byte of each number. */
function drawBytes(length: number, next: () => number): Uint8Array {
  const bytes = new Uint8Array(length)
  for (let index = 0; index < length; index += 1) bytes[index] = next() >>> 24
  return bytes
}

// Numbers are fetched from the machine in blocks, because each call is slow. Each number is used once.
const pool = new Uint32Array(1024)
let used = pool.length

function nextSecure(): number {
  if (used === pool.length) {
    getRandomValues(pool)
    used = 0
  }
  const value = pool[used] ?? 0
  pool[used] = 0
  used += 1
  return value
}

/**
 * Creates a source with the same numbers for the same seed: sfc32 over a hash of the seed. It is only for tests and
 * repeatable demos.
 */
export function seededRandom(seed: string): SeededRandom {
  const random = resumeRandom([hash32(seed, 1), hash32(seed, 2), hash32(seed, 3), 1])
  for (let round = 0; round < 12; round += 1) random.int(1)
  return random
}

/** Continues from the state of another source. */
export function resumeRandom(state: ChanceState): SeededRandom {
  let [a, b, c, counter] = state
  const next = () => {
    const sum = (a + b + counter++) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return sum >>> 0
  }
  return {
    int: (below) => next() % below,
    bytes: (length) => drawBytes(length, next),
    state: () => [a, b, c, counter],
  }
}

/** Returns a well-distributed 32-bit number for a text, which is the same on every machine. */
export function hash32(text: string, salt = 0): number {
  let hash = 2166136261 ^ salt
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 16777619)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** Picks an element of a list that is not empty. */
export function pick<Value>(random: Pick<Random, 'int'>, list: readonly Value[]): Value {
  const value = list[random.int(list.length)]
  if (value === undefined) throw new Error('There is nothing to choose from')
  return value
}
