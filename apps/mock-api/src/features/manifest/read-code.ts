import { readTicketQr } from '../order/tickets/ticket-qr.ts'

/** The key of a ticket in a scanned or typed text. */
export type TicketCode =
  | { readonly by: 'id'; readonly text: string }
  | { readonly by: 'number'; readonly text: string }
  | { readonly by: 'digest'; readonly text: string }

/** Reads a scanned or typed text. Returns null for a QR code that this server has not signed. */
export function readCode(scanned: string, key: string): TicketCode | null {
  const text = scanned.trim()
  if (/^[0-9a-f]{64}$/i.test(text)) return { by: 'digest', text: text.toLowerCase() }
  // Signed texts have a dot, ticket numbers have none.
  if (!text.includes('.')) return { by: 'number', text: text.toUpperCase() }
  const id = readTicketQr(text, key)
  return id === null ? null : { by: 'id', text: id }
}
