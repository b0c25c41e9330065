import crypto from 'node:crypto'

import { argon2id, argon2idAsync } from '@noble/hashes/argon2.js'

export type Cost = {
  readonly memory: number
  readonly passes: number
  readonly parallelism: number
}

type Parameters = Cost & {
  readonly message: string
  readonly nonce: Uint8Array
  readonly tagLength: number
}

/**
 * Derives a key with argon2id. Node's own implementation, which exists since 24.7, runs outside of the main thread. With an
 * older Node, the derivation shares the main thread with other work.
 */
export async function deriveArgon2id(parameters: Parameters): Promise<Uint8Array> {
  const builtIn = nodeArgon2()
  if (!builtIn) {
    const { message, nonce } = parameters
    return argon2idAsync(message, nonce, toOptions(parameters))
  }
  return new Promise((resolve, reject) => {
    builtIn.argon2('argon2id', parameters, (error, key) => (error ? reject(error) : resolve(key)))
  })
}

/** Derives a key with argon2id, and blocks until it is done. */
export function deriveArgon2idSync(parameters: Parameters): Uint8Array {
  const { message, nonce } = parameters
  return (
    nodeArgon2()?.argon2Sync('argon2id', parameters) ??
    argon2id(message, nonce, toOptions(parameters))
  )
}

/** Looks the functions up at each call, because importing them by name would fail if Node does not have them. */
function nodeArgon2(): Pick<typeof crypto, 'argon2' | 'argon2Sync'> | undefined {
  const { argon2 }: { argon2?: unknown } = crypto
  return argon2 === undefined ? undefined : crypto
}

function toOptions({ memory, passes, parallelism, tagLength }: Parameters) {
  return { m: memory, t: passes, p: parallelism, dkLen: tagLength }
}
