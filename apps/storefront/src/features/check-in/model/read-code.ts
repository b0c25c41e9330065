import { digestOf } from '../../../shared/trade/manifest/digest-of.ts'

/** What somebody types or a scanner reads of the paper: letters, digits and hyphens. */
const ticketNumber = /^[A-Za-z0-9-]{1,40}$/
const digest = /^[0-9a-f]{64}$/

/**
 * The code that a scan names a ticket by: a ticket number as it was typed, else the SHA-256 of the QR text. The text
 * itself is what makes a ticket valid, so no device keeps it and none sends it.
 */
export async function toScanCode(text: string): Promise<string> {
  const read = text.trim()
  if (digest.test(read)) return read
  return ticketNumber.test(read) ? read.toUpperCase() : digestOf(read)
}

/** What was typed for a scan; nothing for a QR code, whose digest tells nobody anything. */
export function typedCode({ Code }: { Code: string }): string {
  return digest.test(Code) ? '' : Code
}
