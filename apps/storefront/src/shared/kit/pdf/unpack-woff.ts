const headerLength = 44
const entryLength = 20
/** Rounds an offset up to a multiple of four bytes, where tables begin. */
const align = (offset: number) => (offset + 3) & ~3

type Table = { tag: number; offset: number; packed: number; length: number; checksum: number }

/**
 * Unpacks the font in a WOFF 1.0 file, each table separately. The browser does this correctly, while the reader of the
 * PDF library fails for some files.
 */
export async function unpackWoff(woff: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const view = new DataView(woff.buffer, woff.byteOffset, woff.byteLength)
  const flavour = view.getUint32(4)
  const count = view.getUint16(12)
  const tables = Array.from({ length: count }, (_, index): Table => {
    const at = headerLength + index * entryLength
    return {
      tag: view.getUint32(at),
      offset: view.getUint32(at + 4),
      packed: view.getUint32(at + 8),
      length: view.getUint32(at + 12),
      checksum: view.getUint32(at + 16),
    }
  })
  const contents = await Promise.all(tables.map((table) => unpack(woff, table)))

  const first = 12 + count * 16
  const font = new Uint8Array(tables.reduce((end, { length }) => end + align(length), first))
  const out = new DataView(font.buffer)
  // The values at 6, 8 and 10 help a reader to search the directory (OpenType, “Organization of an OpenType font”).
  const power = Math.floor(Math.log2(count))
  out.setUint32(0, flavour)
  out.setUint16(4, count)
  out.setUint16(6, 2 ** power * 16)
  out.setUint16(8, power)
  out.setUint16(10, count * 16 - 2 ** power * 16)
  let offset = first
  for (const [index, { tag, checksum, length }] of tables.entries()) {
    const entry = 12 + index * 16
    for (const [field, value] of [tag, checksum, offset, length].entries())
      out.setUint32(entry + field * 4, value)
    font.set(contents[index] ?? [], offset)
    offset += align(length)
  }
  return font
}

async function unpack(
  woff: Uint8Array<ArrayBuffer>,
  { offset, packed, length }: Table,
): Promise<Uint8Array> {
  const bytes = woff.subarray(offset, offset + packed)
  if (packed === length) return bytes
  const stream = new DecompressionStream('deflate')
  const writer = stream.writable.getWriter()
  const [whole] = await Promise.all([
    new Response(stream.readable).arrayBuffer(),
    writer.write(bytes).then(() => writer.close()),
  ])
  return new Uint8Array(whole)
}
