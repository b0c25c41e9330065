// Only the type checker reads this file: each `@ts-expect-error` marks code that must not compile (API-4).
import type {
  AdminClient,
  DetailOf,
  Known,
  Schemas,
  ServerSchemas,
  TravelClient,
  UnknownValue,
} from '../index.ts'

declare const travel: TravelClient
declare const admin: AdminClient
declare const order: Schemas['Order']
declare const item: Schemas['CartItem']

/** Shows that a switch over the known values leaves the others to `default`, and does not compile if one is forgotten. */
export function statusText({ Status }: Schemas['Order']): string {
  switch (Status) {
    case 'ENTRY':
    case 'POSTED':
    case 'CANCELLED':
    case 'EXPIRED':
      return Status
    default:
      return Status satisfies UnknownValue
  }
}

export function forgetful({ Status }: Schemas['Order']): string {
  switch (Status) {
    case 'ENTRY':
    case 'POSTED':
    case 'CANCELLED':
      return Status
    default:
      // @ts-expect-error EXPIRED is known
      return Status satisfies UnknownValue
  }
}

// @ts-expect-error there may be a value that this version does not know
order.Status satisfies Known<Schemas['OrderStatus']>
// @ts-expect-error a value that nobody has
export const misspelt: boolean = order.Status === 'POSTD'

// A table of all known values has no row for an unknown one.
const looks = { ENTRY: 1, POSTED: 2, CANCELLED: 3, EXPIRED: 4 } satisfies Record<
  Known<Schemas['OrderStatus']>,
  number
>
// @ts-expect-error a later value has no row
export const look: number = looks[order.Status]

/** Shows that the kinds of a union can be told apart, and that the fields of all kinds are there without a check. */
export function nameOf(): string {
  item.Price satisfies Schemas['Price']
  if (item.ItemContent === 'ferry') return item.Ferry.Sectors.length.toString()
  // @ts-expect-error it may be of any other kind
  void item.Hotel
  switch (item.ItemContent) {
    case 'hotel':
      return item.Hotel.Product.Name
    case 'attraction':
    case 'package':
    case 'transport':
    case 'cruise':
      return item.Id
    default:
      return item.ItemContent satisfies UnknownValue
  }
}

// Every known content has details under its own name; only a content of a later version may have none.
type Details = {
  [Content in Known<Schemas['Product']>]: DetailOf<
    Extract<Schemas['CartItem'] | Schemas['OrderItem'], { ItemContent: Content }>
  >
}
declare const details: Details
details satisfies Record<keyof Details, object>

// A value that is sent must be one of those that this version knows.
await admin.get('/admin/v1/order', { query: { status: 'POSTED' } })
// @ts-expect-error no such status
await admin.get('/admin/v1/order', { query: { status: 'POSTD' } })
// @ts-expect-error a status that this version does not know cannot be asked for
await admin.get('/admin/v1/order', { query: { status: order.Status } })
await travel.put('/travel/v1/checkout', {
  header: { 'Cart-Token': 'x' },
  // @ts-expect-error a draft that was read may hold titles that this version does not know
  body: {} as Schemas['CheckoutDraft'],
})
await travel.put('/travel/v1/checkout', {
  header: { 'Cart-Token': 'x' },
  body: {} as Schemas['CheckoutDraftRequest'],
})

// A server of this version answers only with values of its contract.
export const answered: ServerSchemas['OrderStatus'] = 'ENTRY'
// @ts-expect-error no such status
export const invented: ServerSchemas['OrderStatus'] = 'POSTD'
declare const made: ServerSchemas['Order']
made satisfies Schemas['Order']
// @ts-expect-error there may be values that no server of this version has
order satisfies ServerSchemas['Order']
made.Items[0]?.ItemContent satisfies Known<Schemas['Product']> | undefined
