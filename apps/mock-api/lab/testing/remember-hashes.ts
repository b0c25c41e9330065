import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

import { onTestFinished } from 'vitest'

const derive = crypto.argon2
type Derive = typeof derive
type Tell = Parameters<Derive>[2]
type Derived = { readonly error: Error | null; readonly key: Parameters<Tell>[1] }

const derived = new Map<string, Promise<Derived>>()
let released = Promise.resolve()

/**
 * Hashes each password only once in a process. Many tests log in with a documented password, and a hash takes 40 ms of
 * processor time, which is more than the rest of some tests. Equal input gives equal bytes.
 */
const deriveOnce: Derive = (algorithm, parameters, tell) => {
  // Only calls like those of accounts are cached, because other inputs might have the same text.
  if (typeof parameters.message !== 'string' || !(parameters.nonce instanceof Uint8Array))
    return derive(algorithm, parameters, tell)
  const input = JSON.stringify([algorithm, parameters])
  let known = derived.get(input)
  if (!known) {
    known = new Promise((resolve) =>
      derive(algorithm, parameters, (error, key) => resolve({ error, key })),
    )
    derived.set(input, known)
  }
  // Each caller gets its own copy of the bytes, as from Node.
  void Promise.all([known, released]).then(([{ error, key }]) =>
    tell(error, error ? key : Buffer.from(key)),
  )
}

crypto.argon2 = deriveOnce
// Modules import the function by its name, so its export is updated as well.
syncBuiltinESMExports()

/** Delays all hashes of passwords until the test calls the returned function, or ends. */
export function holdHashes(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  released = promise
  onTestFinished(() => resolve())
  return resolve
}
