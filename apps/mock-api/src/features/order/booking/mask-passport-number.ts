const SHOWN = 3

/** All but the last three characters as dots; nothing for a traveller without a document. */
export function maskPassportNumber(passportNumber: string | null): string {
  if (passportNumber === null) return ''
  const hidden = Math.max(0, passportNumber.length - SHOWN)
  return '•'.repeat(hidden) + passportNumber.slice(hidden)
}
