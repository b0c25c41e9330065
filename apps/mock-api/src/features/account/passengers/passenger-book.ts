import { addMinutes, PASSENGER_RESTORE_MINUTES, SAVED_PASSENGERS_MAX } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import { refuse } from '../../../engine/http/refusal.ts'
import { fromJsonText, toJsonText } from '../../../engine/store/json-text.ts'
import type { PassengerRow } from '../../../engine/store/tables/account-tables.ts'
import type { Context } from '../../../operation/context.ts'
import { requireUser } from '../require-user.ts'
import { passportKey } from './passenger-fields.ts'

type Input = Schemas['SavedPassengerInput']

/** The columns of a passenger's row that come from the request; owner and times are set elsewhere. */
export function toColumns(input: Input) {
  return {
    details: toJsonText(input),
    sort_key: [input.LastName, input.FirstName, input.DateOfBirth].join('\t'),
    search_text: [
      `${input.FirstName} ${input.LastName} ${input.FirstName}`,
      input.NativeName,
      input.PassportNumber ?? '',
    ]
      .join(' ')
      .toLowerCase(),
    passport_key: passportKey(input),
  }
}

export function toWirePassenger(
  row: Pick<PassengerRow, 'id' | 'details' | 'updated_at'>,
): Schemas['SavedPassenger'] {
  return { ...fromJsonText(row.details), Id: row.id, UpdatedAt: row.updated_at }
}

/** Opens the saved passengers of the account. Passengers that can no longer be restored are deleted first. */
export async function openBook(ctx: Pick<Context, 'store' | 'tenant' | 'caller' | 'now'>) {
  const { store, tenant, now } = ctx
  const account = requireUser(ctx).id
  await store
    .deleteFrom('passengers')
    .where('tenant', '=', tenant.slug)
    .where('account_id', '=', account)
    .where('deleted_at', '<=', addMinutes(now, -PASSENGER_RESTORE_MINUTES))
    .execute()
  const rows = () =>
    store
      .selectFrom('passengers')
      .selectAll()
      .where('tenant', '=', tenant.slug)
      .where('account_id', '=', account)

  /** Refuses if more passengers would exceed the account's limit. */
  async function requireRoom(more: number): Promise<void> {
    const { count } = await store
      .selectFrom('passengers')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('tenant', '=', tenant.slug)
      .where('account_id', '=', account)
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow()
    if (Number(count) + more > SAVED_PASSENGERS_MAX)
      refuse('passenger_limit_reached', { params: { max: SAVED_PASSENGERS_MAX } })
  }

  /** Refuses passports that another passenger of the account has. */
  async function requireFreePassports(
    inputs: readonly { input: Input; pointer: string; ownId?: string }[],
  ): Promise<void> {
    const keys = inputs.flatMap(({ input }) => passportKey(input) ?? [])
    if (keys.length === 0) return
    const taken = await rows().where('passport_key', 'in', keys).execute()
    const errors = inputs.flatMap(({ input, pointer, ownId }) => {
      const other = taken.find((row) => row.passport_key === passportKey(input) && row.id !== ownId)
      if (!other) return []
      const { FirstName, LastName } = fromJsonText(other.details)
      const params = { name: `${LastName} ${FirstName}`.trim() }
      return [{ pointer: `${pointer}/PassportNumber`, code: 'already_saved', params }]
    })
    if (errors.length > 0) refuse('passenger_refused', { errors })
  }

  /**
   * Finds one of the account's passengers; a deleted one only with `isDeleted`. Refuses an unknown id and another account's
   * alike.
   */
  async function find(id: string, { isDeleted = false } = {}): Promise<PassengerRow> {
    const row = await rows().where('id', '=', id).executeTakeFirst()
    if (!row || (row.deleted_at !== null && !isDeleted)) return refuse('not_found')
    return row
  }

  async function change(id: string, columns: Partial<PassengerRow>): Promise<void> {
    await store
      .updateTable('passengers')
      .set(columns)
      .where('tenant', '=', tenant.slug)
      .where('account_id', '=', account)
      .where('id', '=', id)
      .execute()
  }

  return { account, rows, requireRoom, requireFreePassports, find, change }
}
