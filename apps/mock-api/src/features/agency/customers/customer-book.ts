import { contactPersonRule, orderNoteRule } from '@selat/domain/forms'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import { fieldsOf } from '../../../engine/http/apply-rule.ts'
import { refuse } from '../../../engine/http/refusal.ts'
import { fromWireNames, toWireNames } from '../../../engine/http/wire-names.ts'
import { fromJsonText, toJsonText } from '../../../engine/store/json-text.ts'
import type { CustomerRow } from '../../../engine/store/tables/customer-tables.ts'
import type { Context } from '../../../operation/context.ts'
import { requirePassengers } from '../../account/passengers/passenger-fields.ts'
import { callerAgency } from '../caller-agency.ts'

type Found = Pick<CustomerRow, 'id' | 'details' | 'updated_at'>

/** The customers of the caller's agency that are not deleted. Customers of other agencies are refused as unknown. */
export function openCustomers(ctx: Pick<Context, 'store' | 'tenant' | 'caller'>) {
  const { store, tenant } = ctx
  const { agency } = callerAgency(ctx)
  const rows = () =>
    store
      .selectFrom('customers')
      .selectAll()
      .where('tenant', '=', tenant.slug)
      .where('agency_id', '=', agency.id)
      .where('deleted_at', 'is', null)

  async function find(id: string): Promise<CustomerRow> {
    return (await rows().where('id', '=', id).executeTakeFirst()) ?? refuse('not_found')
  }

  async function change(id: string, columns: Partial<CustomerRow>): Promise<void> {
    await store
      .updateTable('customers')
      .set(columns)
      .where('tenant', '=', tenant.slug)
      .where('agency_id', '=', agency.id)
      .where('id', '=', id)
      .execute()
  }

  /** Converts customers for the wire, with the date of each one's last order. */
  async function toWire(found: readonly Found[]): Promise<Schemas['Customer'][]> {
    const last = await lastOrders(found.map(({ id }) => id))
    return found.map(({ id, details, updated_at }) => ({
      ...fromJsonText(details),
      Id: id,
      UpdatedAt: updated_at,
      LastOrderAt: last.get(id) ?? null,
    }))
  }

  async function lastOrders(ids: readonly string[]): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map()
    const orders = await store
      .selectFrom('orders')
      .select(['customer_id', (row) => row.fn.max('created_at').as('at')])
      .where('tenant', '=', tenant.slug)
      .where('customer_id', 'in', ids)
      // The order that pays for a change is not counted, because it sells nothing.
      .where('change_of', 'is', null)
      .groupBy('customer_id')
      .execute()
    return new Map(orders.flatMap(({ customer_id: id, at }) => (id === null ? [] : [[id, at]])))
  }

  return { agency, rows, find, change, toWire }
}

type Input = Schemas['CustomerInput']

/**
 * Checks a customer by the rules of the forms and normalises the texts. Refuses with all wrong fields. `today` is the
 * tenant's day.
 */
export function readCustomer(input: Input, today: string): Input {
  const { Note, Passengers } = input
  const contact = contactPersonRule.safeParse(fromWireNames(input))
  const note = orderNoteRule.safeParse(Note)
  if (!contact.success || !note.success)
    return refuse('validation_failed', {
      errors: [...fieldsOf('', contact.error), ...fieldsOf('/Note', note.error)],
    })
  const pointers = Passengers.map((_, index) => `/Passengers/${index}`)
  return {
    ...toWireNames(contact.data),
    Note: note.data,
    Passengers: requirePassengers(Passengers, { today, pointers }),
  }
}

/** The columns of a customer's row that come from the request; owner and times are set elsewhere. */
export function toCustomerColumns(input: Schemas['CustomerInput']) {
  const { Name, Email, PhoneCode, PhoneNumber, Passengers } = input
  return {
    details: toJsonText(input),
    sort_key: Name.toLowerCase(),
    search_text: [Name, Email, `${PhoneCode}${PhoneNumber}`, ...Passengers.map(searchTextOf)]
      .join('\n')
      .toLowerCase(),
  }
}

/** Contains the name in both orders, because people search with either name first. */
function searchTextOf(passenger: Schemas['SavedPassengerInput']): string {
  const { FirstName, LastName, NativeName, PassportNumber } = passenger
  return [`${FirstName} ${LastName} ${FirstName}`, NativeName, PassportNumber ?? ''].join(' ')
}
