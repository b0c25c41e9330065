import { fromJsonText } from '../../engine/store/json-text.ts'
import type { StoredPassenger } from '../../engine/store/tables/order-tables.ts'
import type { Context } from '../../operation/context.ts'
import type { Sailing } from '../../world/network/network.ts'
import { ferryOf } from '../product/ferry-of.ts'
import { loadCheckIns } from './check-ins.ts'
import { compareTexts } from './compare-texts.ts'
import type { Aboard } from './manifest-file.ts'
import { simulatedPassengers } from './simulated-passengers.ts'
import type { Person, Traveller } from './traveller.ts'

/** Loads the travellers of a sailing, and their check-ins. */
export async function loadManifest(
  ctx: Pick<Context, 'store' | 'tenants' | 'network' | 'networkSeed' | 'now'>,
  sailing: Sailing,
): Promise<Aboard> {
  return {
    sailing,
    travellers: await loadTravellers(ctx, sailing),
    checkIns: await loadCheckIns(ctx.store, sailing),
    now: ctx.now,
  }
}

/** The states of a ticket with which its traveller boards or has boarded. */
export const ABOARD = ['issued', 'checked_in', 'used'] as const

type Reader = Pick<Context, 'store' | 'tenants' | 'network' | 'networkSeed'>

/** Loads all travellers with a valid ticket for a sailing, of any seller, by last name, first name and ticket number. */
export async function loadTravellers(ctx: Reader, sailing: Sailing): Promise<Traveller[]> {
  const here = await loadSoldHere(ctx, sailing)
  const others = await simulatedPassengers(ctx, sailing)
  return [...here, ...others].toSorted(
    (one, other) =>
      compareTexts(one.lastName, other.lastName) ||
      compareTexts(one.firstName, other.firstName) ||
      compareTexts(one.number, other.number) ||
      compareTexts(one.tenant, other.tenant),
  )
}

/** Loads the travellers who bought on sites of this server. */
async function loadSoldHere(
  { store, tenants }: Reader,
  { id }: Pick<Sailing, 'id'>,
): Promise<Traveller[]> {
  const rows = await store
    .selectFrom('tickets')
    .innerJoin('order_items as item', (join) =>
      join
        .onRef('item.tenant', '=', 'tickets.tenant')
        .onRef('item.id', '=', 'tickets.order_item_id'),
    )
    .innerJoin('orders', (join) =>
      join
        .onRef('orders.tenant', '=', 'tickets.tenant')
        .onRef('orders.id', '=', 'tickets.order_id'),
    )
    .select([
      'tickets.tenant',
      'tickets.id',
      'tickets.number',
      'tickets.band',
      'tickets.passenger_index',
      'tickets.sector_index',
      'tickets.qr_payload',
      'item.item_content',
      'item.booking',
      'item.passengers',
      'orders.confirmation_number',
      'orders.agency_name',
    ])
    .where('tickets.sailing_id', '=', id)
    .where('tickets.state', 'in', ABOARD)
    .orderBy('tickets.tenant')
    .orderBy('tickets.number')
    .execute()
  const sites = new Map(tenants.all.map(({ slug, name }) => [slug, name]))
  return rows.map((row) => {
    const passenger = fromJsonText(row.passengers)[row.passenger_index]
    const ferry = ferryOf({ item_content: row.item_content, booking: fromJsonText(row.booking) })
    const sector = ferry?.sectors[row.sector_index]
    if (!passenger || !sector) throw new Error(`Ticket ${row.id} has lost its passenger or sector`)
    return {
      ...personOf(passenger),
      tenant: row.tenant,
      ticket: row.id,
      number: row.number,
      qrPayload: row.qr_payload,
      band: row.band,
      class: sector.class,
      confirmationNumber: row.confirmation_number,
      seller: row.agency_name ?? sites.get(row.tenant) ?? row.tenant,
    }
  })
}

function personOf(passenger: StoredPassenger): Person {
  const { title, firstName, lastName, dateOfBirth, placeOfBirth } = passenger
  const { nationality, countryOfResidence } = passenger
  const { passportNumber, dateOfIssue, dateOfExpiry, placeOfIssue } = passenger
  return {
    ...{ title, firstName, lastName, dateOfBirth, placeOfBirth },
    ...{ nationality, countryOfResidence },
    ...{ passportNumber, dateOfIssue, dateOfExpiry, placeOfIssue },
  }
}
