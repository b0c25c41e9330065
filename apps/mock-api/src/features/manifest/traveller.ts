import type { PassengerBand } from '@selat/domain'

import type { StoredPassenger } from '../../engine/store/tables/order-tables.ts'
import { signTicketQr } from '../order/tickets/ticket-qr.ts'

/** The personal data that an authority gets. */
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

/** A person with a valid ticket for a sailing, sold by any seller. */
export type Traveller = Person & {
  /** The tenant of the ticket; for a ticket sold elsewhere, that of the shared stock. */
  readonly tenant: string
  readonly ticket: string
  readonly number: string
  /** The text of the QR code; null if it is the signature of the ticket's id, which is not stored. */
  readonly qrPayload: string | null
  readonly band: PassengerBand
  readonly class: string
  readonly confirmationNumber: string
  readonly seller: string
}

/** The key of a ticket among those of all tenants. */
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
