import { page } from './create-document.ts'
import type { PaperColours } from './paper-colours.ts'
import type { Pen } from './pen.ts'

/** The y at which the content of a page ends, above its foot. */
export const bottom = page.height - page.margin - 16

/** Draws the author and the number of the booking at the top of a page. Returns the y at which its content begins. */
export function drawTop(pen: Pen, author: string, number: string, { ink }: PaperColours): number {
  const style = { size: 12, weight: 'bold', colour: ink } as const
  pen.line(author, page.margin, page.margin + 10, style)
  pen.line(number, page.width - page.margin, page.margin + 10, { ...style, align: 'end' })
  return page.margin + 26
}

/** Draws at the foot of each page the contact for questions about it, its number and the number of pages. */
export function drawFeet(
  document: PDFKit.PDFDocument,
  pen: Pen,
  contact: string,
  { quiet }: PaperColours,
): void {
  const style = { size: 8, colour: quiet }
  const y = page.height - page.margin + 8
  const { start, count } = document.bufferedPageRange()
  for (let index = 0; index < count; index += 1) {
    document.switchToPage(start + index)
    pen.line(contact, page.margin, y, style)
    pen.line(`${index + 1} / ${count}`, page.width - page.margin, y, { ...style, align: 'end' })
  }
}
