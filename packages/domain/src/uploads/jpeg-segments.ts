import type { Span } from './chunks.ts'
import { readUint16 } from './read-bytes.ts'

/** A segment from its marker up to the next one. The segment of a scan contains the pixels. */
export type JpegSegment = Span & { readonly marker: number }

export const JPEG_MARKERS = { app0: 0xe0, app1: 0xe1, app2: 0xe2, app14: 0xee, scan: 0xda } as const

const END = 0xd9
const FILL = 0xff

/**
 * Lists the segments of a JPEG from its start to the end of the picture, in order. The list ends early at a part that cannot
 * be read. Data that cameras append after the picture is left out.
 */
export function* jpegSegments(bytes: Uint8Array): Generator<JpegSegment> {
  // Bytes that belong to no marker are skipped, as image decoders do.
  for (let start = bytes.indexOf(FILL, 2); start !== -1; start = bytes.indexOf(FILL, start)) {
    while (bytes[start + 1] === FILL) start += 1
    const marker = bytes[start + 1] ?? END
    if (marker === END) return
    const headerEnd = start + 2 + (isAlone(marker) ? 0 : readUint16(bytes, start + 2))
    if (headerEnd > bytes.length || (headerEnd < start + 4 && !isAlone(marker))) return
    const end = marker === JPEG_MARKERS.scan ? endOfScan(bytes, headerEnd) : headerEnd
    yield { marker, start, end }
    start = end
  }
}

/** Whether a marker has no length and no content: TEM and the restart markers. */
function isAlone(marker: number): boolean {
  return marker === 0x01 || isRestart(marker)
}

function isRestart(marker: number): boolean {
  return marker >= 0xd0 && marker <= 0xd7
}

/** Finds the end of a scan: the next marker that is neither a stuffed byte nor a restart. */
function endOfScan(bytes: Uint8Array, start: number): number {
  for (let at = bytes.indexOf(FILL, start); at !== -1; at = bytes.indexOf(FILL, at + 1)) {
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && next !== FILL && !isRestart(next)) return at
  }
  return bytes.length
}
