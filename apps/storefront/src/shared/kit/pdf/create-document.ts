import Pdf from 'pdfkit'

import { runsOf } from './font-slices.ts'
import type { FontSlice } from './font-slices.ts'
import type { Typefaces } from './typefaces.ts'
import { unpackWoff } from './unpack-woff.ts'

export type DocumentFacts = {
  title: string
  author: string
  /** BCP 47. */
  language: string
}

/** A4, in points. */
export const page = { width: 595.28, height: 841.89, margin: 40 }

export type ReadFont = (slice: FontSlice) => Promise<Uint8Array<ArrayBuffer>>

/** Downloads a part of a typeface from this site. */
export const fetchFont: ReadFont = async ({ url }) => {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answers ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}

/**
 * An empty document that has the typefaces of all that is going to be written in it. Only the parts that a text needs
 * are downloaded, and of those only its own characters are kept.
 */
export async function createDocument(
  texts: string,
  faces: Typefaces,
  { title, author, language }: DocumentFacts,
  readFont: ReadFont = fetchFont,
): Promise<PDFKit.PDFDocument> {
  const document = new Pdf({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    lang: language,
    displayTitle: true,
    // The library's own first face is one that readers need not have.
    font: '',
    info: { Title: title, Author: author, Creator: 'Selat' },
  })
  const files = await Promise.all(
    slicesFor(texts, faces).map(
      async (slice) => [slice.key, await unpackWoff(await readFont(slice))] as const,
    ),
  )
  for (const [key, bytes] of files) document.registerFont(key, bytes)
  return document
}

export type FileParts = Uint8Array<ArrayBuffer>[]

/** The bytes of a finished document, as a Blob takes them. */
export function finish(document: PDFKit.PDFDocument): Promise<FileParts> {
  return new Promise((resolve, reject) => {
    const parts: FileParts = []
    document.on('data', (part: Uint8Array<ArrayBuffer>) => parts.push(part))
    document.on('end', () => resolve(parts))
    document.on('error', reject)
    document.end()
  })
}

/** A document has the first face of each weight in any case: what no other face has is written in it. */
function slicesFor(texts: string, { regular, bold }: Typefaces): FontSlice[] {
  const characters = [...new Set(texts)].join('')
  const wanted = [regular, bold].flatMap((slices) => [
    ...slices.slice(0, 1),
    ...runsOf(characters, slices).flatMap(({ slice }) => slice ?? []),
  ])
  return [...new Map(wanted.map((slice) => [slice.key, slice])).values()]
}
