import { createHmac, timingSafeEqual } from 'node:crypto'

const PREFIX = 'SELAT1'
/** 128 bits of the MAC are used: small codes scan faster, and 128 bits cannot be guessed. */
const MAC_BYTES = 16

/** Makes the payload of a ticket's QR code: its id, and the issuer's signature of the id. */
export function signTicketQr(ticketId: string, key: string): string {
  return `${PREFIX}.${ticketId}.${macOf(ticketId, key)}`
}

/** Returns the ticket id of a payload that this issuer signed; null for any other payload. */
export function readTicketQr(payload: string, key: string): string | null {
  const [prefix, ticketId, mac, ...rest] = payload.split('.')
  if (prefix !== PREFIX || ticketId === undefined || mac === undefined || rest.length > 0)
    return null
  // The texts are compared, because several base64url spellings decode to one MAC, and only one of them is the ticket's QR
  // code.
  const given = Buffer.from(mac)
  const expected = Buffer.from(macOf(ticketId, key))
  return given.length === expected.length && timingSafeEqual(given, expected) ? ticketId : null
}

function macOf(ticketId: string, key: string): string {
  const mac = createHmac('sha256', key).update(`${PREFIX}.${ticketId}`).digest()
  return mac.subarray(0, MAC_BYTES).toString('base64url')
}
