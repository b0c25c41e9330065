import Pdf from 'pdfkit'

import { type FontSlice, runsOf } from './font-slices.ts'
import type { Typefaces } from './typefaces.ts'
import { unpackWoff } from './unpack-woff.ts'

export type DocumentFacts = {
  title: string
  author: string
  /** A BCP 47 tag. */
  language: string
}

/** The size and the margin of A4, in points. */
export const page = { width: 595.28, height: 841.89, margin: 40 }

export type ReadFont = (slice: FontSlice) => Promise<Uint8Array<ArrayBuffer>>

/** Downloads a part of a typeface from this site. */
export const fetchFont: ReadFont = async ({ url }) => {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answers ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}

/**
 * Creates an empty document that contains the typefaces of all its texts. Only the files that a text needs are
 * downloaded, and of those only its own characters are kept.
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
    // The library's default typeface is not embedded, and readers need not have it.
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

/** Returns the bytes of a finished document in the form that a Blob takes. */
export function finish(document: PDFKit.PDFDocument): Promise<FileParts> {
  return new Promise((resolve, reject) => {
    const parts: FileParts = []
    document.on('data', (part: Uint8Array<ArrayBuffer>) => parts.push(part))
    document.on('end', () => resolve(parts))
    document.on('error', reject)
    document.end()
  })
}

/**
 * Returns the files for the texts. The first file of each weight is always among them, because characters that no file
 * has are drawn with it.
 */
function slicesFor(texts: string, { regular, bold }: Typefaces): FontSlice[] {
  const characters = [...new Set(texts)].join('')
  const wanted = [regular, bold].flatMap((slices) => [
    ...slices.slice(0, 1),
    ...runsOf(characters, slices).flatMap(({ slice }) => slice ?? []),
  ])
  return [...new Map(wanted.map((slice) => [slice.key, slice])).values()]
}
