const SHOWN = 3

/** Replaces all but the last three characters by dots. The result is empty for a traveller without a document. */
export function maskPassportNumber(passportNumber: string | null): string {
  if (passportNumber === null) return ''
  const hidden = Math.max(0, passportNumber.length - SHOWN)
  return '•'.repeat(hidden) + passportNumber.slice(hidden)
}
