import { readUint16 } from './read-bytes.ts'

/** From its marker up to the next one; that of a scan has its pixels in it. */
export type JpegSegment = { readonly marker: number; readonly bytes: Uint8Array }

export const JPEG_MARKERS = { app0: 0xe0, app1: 0xe1, app2: 0xe2, app14: 0xee, scan: 0xda } as const

const END = 0xd9
const FILL = 0xff

/**
 * The segments of a JPEG between its start and its end, in their order. What cannot be read ends the list, and so does the
 * end of the picture: what cameras hang behind it is no part of it.
 */
export function jpegSegments(bytes: Uint8Array): JpegSegment[] {
  const segments: JpegSegment[] = []
  // Bytes that are no marker's are skipped, as readers of pictures do.
  for (let at = bytes.indexOf(FILL, 2); at !== -1; at = bytes.indexOf(FILL, at)) {
    while (bytes[at + 1] === FILL) at += 1
    const marker = bytes[at + 1] ?? END
    if (marker === END) break
    const headerEnd = at + 2 + (isAlone(marker) ? 0 : readUint16(bytes, at + 2))
    if (headerEnd > bytes.length || (headerEnd < at + 4 && !isAlone(marker))) break
    const end = marker === JPEG_MARKERS.scan ? endOfScan(bytes, headerEnd) : headerEnd
    segments.push({ marker, bytes: bytes.subarray(at, end) })
    at = end
  }
  return segments
}

/** TEM and the restart markers have no length and nothing in them. */
function isAlone(marker: number): boolean {
  return marker === 0x01 || isRestart(marker)
}

function isRestart(marker: number): boolean {
  return marker >= 0xd0 && marker <= 0xd7
}

/** Pixels go on until a marker that is neither a stuffed byte nor a restart. */
function endOfScan(bytes: Uint8Array, start: number): number {
  let at = bytes.indexOf(FILL, start)
  while (at !== -1 && at + 1 < bytes.length) {
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && next !== FILL && !isRestart(next)) return at
    at = bytes.indexOf(FILL, at + 1)
  }
  return bytes.length
}
