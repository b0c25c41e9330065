/** One data object of an EMV merchant-presented QR code; a template holds further objects. */
export type EmvField = readonly [id: string, value: string | readonly EmvField[]]

const textEncoder = new TextEncoder()

/** Calculates the CRC-16 with polynomial 0x1021 and initial value 0xFFFF, as EMV QRCPS §4.7.3 requires. */
export function crc16(text: string): string {
  let crc = 0xffff
  for (const byte of textEncoder.encode(text)) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit++) {
      crc = (crc & 0x8000) === 0 ? (crc << 1) & 0xffff : ((crc << 1) ^ 0x1021) & 0xffff
    }
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

/**
 * Writes the fields as `id, length, value` in the given order and ends with the checksum, which covers its own id and length
 * (`6304`). Throws if a value has more than 99 characters.
 */
export function encodeEmvQr(fields: readonly EmvField[]): string {
  const open = `${encodeFields(fields)}6304`
  return open + crc16(open)
}

function encodeFields(fields: readonly EmvField[]): string {
  return fields.map(encodeField).join('')
}

function encodeField([id, value]: EmvField): string {
  const text = typeof value === 'string' ? value : encodeFields(value)
  const length = [...text].length
  if (length === 0 || length > 99) throw new RangeError(`EMV field ${id} has ${length} characters`)
  return id + String(length).padStart(2, '0') + text
}

/** Keeps capital letters, digits and the signs that every reader can show. */
export function toEmvText(text: string, maxLength: number): string {
  const plain = text.normalize('NFKD').replaceAll(/[^\x20-\x7e]/gu, '')
  return plain.toUpperCase().trim().slice(0, maxLength).trim()
}
