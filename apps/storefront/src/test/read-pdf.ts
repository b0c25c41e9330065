import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

import type { ReadFont } from '../shared/kit/pdf/create-document.ts'

const root = join(import.meta.dirname, '../..')

/** Reads the font files that a browser would download. */
export const readFontFile: ReadFont = async ({ key }) =>
  new Uint8Array(await readFile(join(root, key)))

/** Returns the text of each page, as a reader would copy it, without any spaces. */
export async function readPages(pdf: Uint8Array): Promise<string[]> {
  const document = await getDocument({ data: pdf.slice(), verbosity: 0 }).promise
  const pages = Array.from({ length: document.numPages }, async (_, index) => {
    const page = await document.getPage(index + 1)
    const { items } = await page.getTextContent()
    return items.map((item) => ('str' in item ? item.str : '')).join('')
  })
  return (await Promise.all(pages)).map(packed)
}

export const packed = (text: string) => text.replaceAll(/\s/g, '')
