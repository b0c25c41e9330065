import { readTicketQr } from '../order/tickets/ticket-qr.ts'

/** What was scanned or typed, as it names a ticket. */
export type TicketCode =
  | { readonly by: 'id'; readonly text: string }
  | { readonly by: 'number'; readonly text: string }
  | { readonly by: 'digest'; readonly text: string }

/** Null of a QR code that this server has not signed. */
export function readCode(scanned: string, key: string): TicketCode | null {
  const text = scanned.trim()
  if (/^[0-9a-f]{64}$/i.test(text)) return { by: 'digest', text: text.toLowerCase() }
  // No ticket number has a dot, and every signed text has.
  if (!text.includes('.')) return { by: 'number', text: text.toUpperCase() }
  const id = readTicketQr(text, key)
  return id === null ? null : { by: 'id', text: id }
}
