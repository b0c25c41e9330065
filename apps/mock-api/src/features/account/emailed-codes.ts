import {
  EMAILED_CODE,
  checkEmailedCode,
  maskEmail,
  newEmailedCode,
  type NewEmailedCode,
  newInvitationCode,
  type SpentCodeReason,
  toEpochMs,
} from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'
import type { ProblemCode } from '@selat/sdk/problems'

import { refuse } from '../../engine/http/refusal.ts'
import { hashSecret } from '../../engine/random/ids.ts'
import type { Db } from '../../engine/store/store.ts'
import type {
  AccountRow,
  CodePurpose,
  EmailedCodeRow,
} from '../../engine/store/tables/account-tables.ts'
import type { SubscriberWork } from '../../operation/context.ts'
import { accountEvents, type Invitation } from './account-events.ts'

type CodeRequest = {
  readonly purpose: CodePurpose
  readonly email: string
  /** The code of an invited member who has no password yet. */
  readonly invitation?: Invitation
}

/** The holder of a code: an account, or an address without one (`codes-of-unknown-accounts.ts`). */
export type CodeHolder = Pick<AccountRow, 'tenant' | 'id'>

/**
 * Sends a code to an address of an account; the previous code becomes invalid. Refuses with `rate_limited` while the last
 * code is younger than a minute. Only a hash is stored, bound to account, purpose and address.
 */
export async function sendCode(
  work: SubscriberWork,
  account: AccountRow,
  { purpose, email, invitation }: CodeRequest,
): Promise<Schemas['EmailedCode']> {
  const { now, ids } = work
  await refuseTooSoon(work, account, purpose)
  const code = ids.digits(EMAILED_CODE.digits)
  const life = invitation?.by === undefined ? newEmailedCode(now) : newInvitationCode(now)
  const codeHash = hashCode({ account, purpose, email }, code)
  const kept = await keepCode(work, account, { purpose, email, codeHash, life })
  await accountEvents.publish(work, {
    name: 'code_issued',
    account,
    purpose,
    email,
    code,
    expiresAt: life.expiresAt,
    invitation,
  })
  return kept
}

export async function refuseTooSoon(
  { store, now }: Pick<SubscriberWork, 'store' | 'now'>,
  holder: CodeHolder,
  purpose: CodePurpose,
): Promise<void> {
  const last = await findCode(store, holder, purpose)
  if (last && last.used_at === null && last.resend_at > now)
    refuse('rate_limited', { params: { seconds: secondsBetween(now, last.resend_at) } })
}

/** Stores a code in place of the previous one, and returns when it expires. */
export async function keepCode(
  { store, now }: Pick<SubscriberWork, 'store' | 'now'>,
  holder: CodeHolder,
  code: { purpose: CodePurpose; email: string; codeHash: string; life: NewEmailedCode },
): Promise<Schemas['EmailedCode']> {
  const { purpose, email, codeHash, life } = code
  const row: EmailedCodeRow = {
    tenant: holder.tenant,
    account_id: holder.id,
    purpose,
    email,
    code_hash: codeHash,
    expires_at: life.expiresAt,
    resend_at: life.resendAt,
    tries_left: life.triesLeft,
    used_at: null,
  }
  await dropCode(store, holder, purpose)
  await store.insertInto('emailed_codes').values(row).execute()
  return { Email: maskEmail(email), ExpiresAt: life.expiresAt, ResendAt: life.resendAt, AsOf: now }
}

/** The result of a wrong try: the number of tries that are left, or the reason why the right code is no longer valid. */
export type WrongTry = { readonly triesLeft: number; readonly reason?: SpentCodeReason }

/**
 * Tries a code. A right one is used up. A wrong one costs a try, which must stay counted although the caller is refused. So
 * the verdict is returned, and thrown after the transaction.
 */
export async function tryCode(
  store: Db,
  account: CodeHolder,
  { purpose, code, now }: { purpose: CodePurpose; code: string; now: string },
): Promise<{ email: string } | WrongTry> {
  const row = await findCode(store, account, purpose)
  const isRight = row?.code_hash === hashCode({ account, purpose, email: row?.email ?? '' }, code)
  const verdict = checkEmailedCode(
    row
      ? {
          expiresAt: row.expires_at,
          triesLeft: row.tries_left,
          isUsed: row.used_at !== null,
        }
      : null,
    isRight,
    now,
  )
  if (verdict.kind === 'over')
    return { triesLeft: 0, ...(verdict.reason !== null && { reason: verdict.reason }) }
  if (!row) return { triesLeft: 0 }
  if (verdict.kind === 'accepted') {
    await changeCode(store, account, purpose, { used_at: now })
    return { email: row.email }
  }
  await store
    .updateTable('emailed_codes')
    .set((change) => ({ tries_left: change('tries_left', '-', 1) }))
    .where('tenant', '=', row.tenant)
    .where('account_id', '=', row.account_id)
    .where('purpose', '=', purpose)
    .where('tries_left', '>', 0)
    .execute()
  return { triesLeft: verdict.triesLeft }
}

/** Refuses a wrong try; returns the address that the code was sent to if it was right. */
export function requireRight(
  tried: { email: string } | WrongTry,
  refusal: Extract<ProblemCode, 'verification_code_invalid' | 'reset_code_invalid'>,
): { email: string } {
  if ('email' in tried) return tried
  return refuse(refusal, {
    params: { ...tried },
    errors: [{ pointer: '/Code', code: 'invalid_code', params: { ...tried } }],
  })
}

/** Invalidates a code. It still counts as sent, so that the next one has to wait its minute. */
export async function spendCode(
  store: Db,
  account: AccountRow,
  purpose: CodePurpose,
): Promise<void> {
  await changeCode(store, account, purpose, { tries_left: 0 })
}

async function changeCode(
  store: Db,
  account: CodeHolder,
  purpose: CodePurpose,
  changes: Partial<Pick<EmailedCodeRow, 'tries_left' | 'used_at'>>,
): Promise<void> {
  await store
    .updateTable('emailed_codes')
    .set(changes)
    .where('tenant', '=', account.tenant)
    .where('account_id', '=', account.id)
    .where('purpose', '=', purpose)
    .execute()
}

async function dropCode(store: Db, account: CodeHolder, purpose: CodePurpose): Promise<void> {
  await store
    .deleteFrom('emailed_codes')
    .where('tenant', '=', account.tenant)
    .where('account_id', '=', account.id)
    .where('purpose', '=', purpose)
    .execute()
}

function findCode(store: Db, account: CodeHolder, purpose: CodePurpose) {
  return store
    .selectFrom('emailed_codes')
    .selectAll()
    .where('tenant', '=', account.tenant)
    .where('account_id', '=', account.id)
    .where('purpose', '=', purpose)
    .executeTakeFirst()
}

type CodeFor = { account: CodeHolder; purpose: CodePurpose; email: string }

function hashCode({ account, purpose, email }: CodeFor, code: string): string {
  return hashSecret(JSON.stringify([account.tenant, account.id, purpose, email, code]))
}

function secondsBetween(from: string, to: string): number {
  return Math.ceil((toEpochMs(to) - toEpochMs(from)) / 1000)
}
