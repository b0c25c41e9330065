import { argon2, createHash, timingSafeEqual } from 'node:crypto'

// OWASP's least for argon2id: 19 MiB, two passes. Off the main thread it takes some 40 ms.
const COST = { parallelism: 1, tagLength: 32, memory: 19_456, passes: 2 }

/** Hash of a password that no login sends: compared with when there is no such account, so that both take equally long. */
const NOBODY = { id: 'nobody', password: '' }

type Account = { readonly id: string; readonly password: string }

/** Checks documented passwords against their hashes, each made once and only when first needed. */
export function createPasswords() {
  const hashes = new Map<string, Promise<Buffer>>()

  const hashOf = (account: Account) => {
    const key = `${account.id} ${account.password}`
    const known = hashes.get(key)
    if (known) return known
    const made = hash(account.password, account.id)
    hashes.set(key, made)
    return made
  }

  /** Whether the password is the account's; false, as slowly, when there is no account. */
  return async (account: Account | undefined, password: string): Promise<boolean> => {
    const expected = account ?? NOBODY
    const [kept, given] = await Promise.all([hashOf(expected), hash(password, expected.id)])
    return timingSafeEqual(kept, given) && account !== undefined
  }
}

export type VerifyPassword = ReturnType<typeof createPasswords>

function hash(password: string, account: string): Promise<Buffer> {
  // Fixture accounts have fixed salts, so that the same seed gives the same bytes.
  const nonce = createHash('sha256').update(`selat.salt.${account}`).digest().subarray(0, 16)
  return new Promise((resolve, reject) => {
    argon2('argon2id', { ...COST, message: password, nonce }, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}
