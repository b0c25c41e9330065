import type { Ids } from '../random/ids.ts'
import { fromJsonText, toJsonText } from '../store/json-text.ts'
import type { Db } from '../store/store.ts'

/** The key belongs to the sandbox, which has only one, and not to a tenant. */
const SANDBOX = 'sandbox'
const NAME = 'signing_key'

type KeyStore = {
  readonly store: Db
  readonly ids: Pick<Ids, 'secret'>
}

/**
 * Returns the secret that signs tickets and booking links. It is created once for each store, so that they stay valid after
 * a restart.
 */
export async function signingKey({ store, ids }: KeyStore): Promise<string> {
  const known = await readKey(store)
  if (known !== undefined) return known
  await store
    .insertInto('meta')
    .values({ tenant: SANDBOX, name: NAME, value: toJsonText(ids.secret()) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const made = await readKey(store)
  if (made === undefined) throw new Error('The signing key was not kept')
  return made
}

async function readKey(store: Db): Promise<string | undefined> {
  const row = await store
    .selectFrom('meta')
    .select('value')
    .where('tenant', '=', SANDBOX)
    .where('name', '=', NAME)
    .executeTakeFirst()
  return row && String(fromJsonText(row.value))
}
