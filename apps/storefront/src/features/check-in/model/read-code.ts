import { digestOf } from '../../../shared/trade/manifest/digest-of.ts'

/** The form of a ticket number that is typed or read from paper: letters, digits and hyphens. */
const ticketNumber = /^[A-Za-z0-9-]{1,40}$/
const digest = /^[0-9a-f]{64}$/

/**
 * Returns the code by which a scan names a ticket: a ticket number as it was typed, else the SHA-256 of the QR text. The text
 * itself makes a ticket valid, so no device keeps it or sends it.
 */
export async function toScanCode(text: string): Promise<string> {
  const read = text.trim()
  if (digest.test(read)) return read
  return ticketNumber.test(read) ? read.toUpperCase() : digestOf(read)
}

/** Returns the typed text of a scan; empty for a QR code, because its digest has no meaning for a reader. */
export function typedCode({ Code }: { Code: string }): string {
  return digest.test(Code) ? '' : Code
}
