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

/** Off the main thread, where Node has argon2: since 24.7, and in no 22. Elsewhere in turns between other work. */
export async function deriveArgon2id(parameters: Parameters): Promise<Uint8Array> {
  const builtIn = ownOfNode()
  if (!builtIn) {
    const { message, nonce } = parameters
    return argon2idAsync(message, nonce, toOptions(parameters))
  }
  return new Promise((resolve, reject) => {
    builtIn.argon2('argon2id', parameters, (error, key) => (error ? reject(error) : resolve(key)))
  })
}

/** The same at once. */
export function deriveArgon2idSync(parameters: Parameters): Uint8Array {
  const { message, nonce } = parameters
  return (
    ownOfNode()?.argon2Sync('argon2id', parameters) ??
    argon2id(message, nonce, toOptions(parameters))
  )
}

/** Asked at each call, and not by name at the import, which would fail where there is none. */
function ownOfNode(): Pick<typeof crypto, 'argon2' | 'argon2Sync'> | undefined {
  const { argon2 }: { argon2?: unknown } = crypto
  return argon2 === undefined ? undefined : crypto
}

function toOptions({ memory, passes, parallelism, tagLength }: Parameters) {
  return { m: memory, t: passes, p: parallelism, dkLen: tagLength }
}
