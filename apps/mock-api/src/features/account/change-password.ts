import { refuse } from '../../engine/http/refusal.ts'
import { hashPassword, verifyPassword } from '../../engine/secrets/passwords.ts'
import { changedAt } from '../../engine/time/changed-at.ts'
import { defineOperation } from '../../operation/operation.ts'
import { forgetTries, limitRate } from '../../operation/rate-limit.ts'
import { accountEvents } from './account-events.ts'
import { loadAccount } from './find-account.ts'
import { requirePasswordLength } from './require-password-length.ts'
import { requireUser } from './require-user.ts'
import { endSessions, openSession } from './sessions.ts'

/** The limit of wrong tries in a minute. An open session must not let a stranger guess the password. */
const TRIES = { tries: 10, seconds: 60 }

// There is no transaction around the operation, because hashing is slow and would block other calls.
export const changePassword = defineOperation(
  'changePassword',
  async ({ body }, ctx) => {
    const { tenant, now, ids, database } = ctx
    const { id } = requireUser(ctx)
    requirePasswordLength(tenant, body.NewPassword, '/NewPassword')
    const bucket = `password:${id}`
    await limitRate(ctx, bucket, TRIES)
    const account = await loadAccount(database.db, tenant.slug, id)
    if (!(await verifyPassword(account.password_hash, body.OldPassword)))
      refuse('password_wrong', {
        errors: [{ pointer: '/OldPassword', code: 'password_wrong', params: {} }],
      })
    await forgetTries(ctx, bucket)
    const passwordHash = await hashPassword(body.NewPassword)
    const session = await database.transaction(async (store) => {
      const { numUpdatedRows } = await store
        .updateTable('accounts')
        .set({
          password_hash: passwordHash,
          updated_at: changedAt(account.updated_at, now),
        })
        .where('tenant', '=', tenant.slug)
        .where('id', '=', id)
        // If two changes are concurrent, only the first succeeds, because the old password of the second is no longer valid.
        .where('password_hash', '=', account.password_hash)
        // The agency may have deactivated the member while the password was verified.
        .where('member_state', '!=', 'inactive')
        .executeTakeFirstOrThrow()
      if (numUpdatedRows === 0n) {
        const { member_state: state } = await loadAccount(store, tenant.slug, id)
        refuse(state === 'inactive' ? 'unauthorized' : 'password_wrong')
      }
      await endSessions(store, tenant.slug, id)
      await accountEvents.publish({ ...ctx, store }, { name: 'password_changed', account })
      return openSession(store, account, { ids, now, tenant })
    })
    return { status: 200, body: session }
  },
  { transaction: 'none' },
)
