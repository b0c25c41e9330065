import { crc32, deflateSync } from 'node:zlib'

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
const GREYSCALE = 0

/** Returns a picture that every viewer opens: a grey ramp of at least so many bytes. */
export function pngOf({ bytes = 0 } = {}): Buffer {
  const side = Math.max(64, Math.ceil(Math.sqrt(bytes)))
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([8, GREYSCALE, 0, 0, 0], 8)
  const rows = Buffer.alloc(side * (side + 1))
  for (let at = 0; at < rows.length; at += 1) rows[at] = at % (side + 1) === 0 ? 0 : at % 251
  // The pixels are not compressed, so that the file is as large as they are.
  const pixels = deflateSync(rows, { level: bytes === 0 ? 9 : 0 })
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Returns a receipt as a file chooser takes it. */
export const receipt = (changes: { name?: string; bytes?: number } = {}) => ({
  name: changes.name ?? 'receipt.png',
  mimeType: 'image/png',
  buffer: pngOf({ bytes: changes.bytes ?? 0 }),
})

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  framed.set(body, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}
