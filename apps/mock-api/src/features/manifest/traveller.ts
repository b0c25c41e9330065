import type { PassengerBand } from '@selat/domain'

import type { StoredPassenger } from '../../engine/store/tables/order-tables.ts'
import { signTicketQr } from '../order/tickets/ticket-qr.ts'

/** What an authority is told of a person. */
export type Person = Pick<
  StoredPassenger,
  | 'title'
  | 'firstName'
  | 'lastName'
  | 'dateOfBirth'
  | 'placeOfBirth'
  | 'nationality'
  | 'countryOfResidence'
  | 'passportNumber'
  | 'dateOfIssue'
  | 'dateOfExpiry'
  | 'placeOfIssue'
>

/** Somebody with a good ticket for a sailing, whoever sold it. */
export type Traveller = Person & {
  /** Of the ticket; of what was bought elsewhere, that of the shared stock. */
  readonly tenant: string
  readonly ticket: string
  readonly number: string
  /** What the QR code says; null where it is the signature of the ticket's id and nothing keeps it. */
  readonly qrPayload: string | null
  readonly band: PassengerBand
  readonly class: string
  readonly confirmationNumber: string
  readonly seller: string
}

/** Names one ticket among those of all tenants. */
export function ticketKey(tenant: string, ticket: string): string {
  return `${tenant} ${ticket}`
}

/** The text in the QR code of a traveller's ticket. */
export function qrTextOf(
  { qrPayload, ticket }: Pick<Traveller, 'qrPayload' | 'ticket'>,
  key: string,
): string {
  return qrPayload ?? signTicketQr(ticket, key)
}
