import { newEmailedCode } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import { hashSecret } from '../../engine/random/ids.ts'
import type { Db } from '../../engine/store/store.ts'
import type { Context } from '../../operation/context.ts'
import { toAccountKey } from '../../world/tenants/account-key.ts'
import {
  type CodeHolder,
  keepCode,
  refuseTooSoon,
  tryCode,
  type WrongTry,
} from './emailed-codes.ts'

// A tenant may hide whether an address has an account. It then answers each try at any address in the same way. So an unknown
// address also has a code to reset a password, which is never mailed and which no digits match.

const PREFIX = 'nobody '
const FITS_NOTHING = ''

export async function createUnsentResetCode(
  work: Pick<Context, 'store' | 'now' | 'tenant'>,
  email: string,
): Promise<Schemas['EmailedCode']> {
  const { store, now, tenant } = work
  const holder = unknownAccount(tenant.slug, email)
  await refuseTooSoon(work, holder, 'reset')
  await store
    .deleteFrom('emailed_codes')
    .where('tenant', '=', tenant.slug)
    .where('account_id', 'like', `${PREFIX}%`)
    .where('expires_at', '<', now)
    .execute()
  const life = newEmailedCode(now)
  return keepCode(work, holder, { purpose: 'reset', email, codeHash: FITS_NOTHING, life })
}

/** Counts a try at the code of an unknown address. It is always wrong, and takes as much time as for an account. */
export async function tryCodeOfUnknownAccount(
  store: Db,
  tenant: string,
  { email, code, now }: { email: string; code: string; now: string },
): Promise<WrongTry> {
  const verdict = await tryCode(store, unknownAccount(tenant, email), {
    purpose: 'reset',
    code,
    now,
  })
  return 'email' in verdict ? { triesLeft: 0 } : verdict
}

function unknownAccount(tenant: string, email: string): CodeHolder {
  return { tenant, id: `${PREFIX}${hashSecret(toAccountKey(email))}` }
}
