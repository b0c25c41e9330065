import type { Schemas } from '@selat/sdk'

import {
  createDocument,
  fetchFont,
  type FileParts,
  finish,
  type ReadFont,
} from '../../../shared/kit/pdf/create-document.ts'
import { bottom, drawFeet, drawTop } from '../../../shared/kit/pdf/page-frame.ts'
import { paperColours } from '../../../shared/kit/pdf/paper-colours.ts'
import { createPen } from '../../../shared/kit/pdf/pen.ts'
import { typefacesOf } from '../../../shared/kit/pdf/typefaces.ts'
import { toReadablePhone } from '../../../shared/kit/readable-phone.ts'
import { receiptPaper, type ReceiptWords } from '../model/receipt-paper.ts'
import { receiptBlocks } from './receipt-blocks.ts'

export type ReceiptPdfInput = {
  receipt: Schemas['Receipt']
  tenant: Pick<Schemas['BaseConfiguration'], 'Name' | 'Contact' | 'Theme'>
  words: ReceiptWords
  /** A language tag of BCP 47. */
  language: string
  readFont?: ReadFont
}

/** Writes a receipt on A4, with real text in the reader's language. */
export async function receiptPdf(input: ReceiptPdfInput): Promise<FileParts> {
  const { receipt, tenant, words, language, readFont = fetchFont } = input
  const paper = receiptPaper(receipt, words)
  const faces = typefacesOf(words.format.language)
  const title = words.t('receipt.pageTitle', { number: paper.number })
  const { Name: author, Contact } = tenant
  const contact = [toReadablePhone(Contact.Phone), Contact.Email].filter(Boolean).join(' · ')
  const written = [JSON.stringify(paper), title, author, contact, '0123456789/ '].join('')
  const document = await createDocument(written, faces, { title, author, language }, readFont)
  const colours = paperColours(tenant.Theme)
  const dry = createPen(document, faces, { isDry: true })
  const pen = createPen(document, faces)

  let y = bottom
  for (const block of receiptBlocks(paper, colours)) {
    if (y + block(dry, 0) > bottom) {
      document.addPage()
      y = drawTop(pen, author, paper.number, colours) + 14
    }
    y = block(pen, y)
  }
  drawFeet(document, pen, contact, colours)
  return finish(document)
}
