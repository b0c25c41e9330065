import { breakLines } from './break-lines.ts'
import { type FontSlice, type Run, runsOf } from './font-slices.ts'
import type { Typefaces } from './typefaces.ts'

export type TextStyle = {
  /** The size of the letters in points. */
  size: number
  weight?: 'regular' | 'bold'
  colour: string
  align?: 'start' | 'middle' | 'end'
}

export type BlockStyle = TextStyle & { width: number; /** A factor of `size`. */ leading?: number }

/** A pen that writes on the open page, in points from its top left corner. */
export type Pen = ReturnType<typeof createPen>

const defaultLeading = 1.35

/**
 * Creates a pen. A dry pen measures what it would draw but draws nothing, so that the caller can begin a new page before
 * something is cut in two. The faces are those whose files the document has.
 */
export function createPen(document: PDFKit.PDFDocument, faces: Typefaces, { isDry = false } = {}) {
  const runs = (text: string, { weight = 'regular' }: TextStyle) => runsOf(text, faces[weight])
  const select = ({ slice }: Run, { weight = 'regular', size }: TextStyle) => {
    document.font((slice ?? spare(faces[weight])).key).fontSize(size)
  }
  const widthOfRun = (run: Run, style: TextStyle) => {
    select(run, style)
    return document.widthOfString(run.text)
  }
  const width = (text: string, style: TextStyle) =>
    runs(text, style).reduce((total, run) => total + widthOfRun(run, style), 0)

  /** Draws one line; `y` is the baseline of the letters. */
  function line(text: string, x: number, y: number, style: TextStyle): void {
    if (isDry || text === '') return
    const { align = 'start', colour } = style
    const shift = align === 'start' ? 0 : width(text, style) * (align === 'end' ? 1 : 0.5)
    let left = x - shift
    for (const run of runs(text, style)) {
      const runWidth = widthOfRun(run, style)
      document.fillColor(colour)
      document.text(run.text, left, y, { lineBreak: false, baseline: 'alphabetic' })
      left += runWidth
    }
  }

  /** Draws as many lines as the text takes; `y` is the top of the first. Returns the bottom of the last one. */
  function block(text: string, x: number, y: number, style: BlockStyle): number {
    const lineHeight = style.size * (style.leading ?? defaultLeading)
    const lines = breakLines(text, style.width, (part) => width(part, style))
    for (const [index, part] of lines.entries())
      line(part, x, y + index * lineHeight + style.size, style)
    return y + lines.length * lineHeight
  }

  /** Draws with the library itself; a dry pen does nothing. */
  function draw(drawing: (canvas: PDFKit.PDFDocument) => void): void {
    if (isDry) return
    document.save()
    drawing(document)
    document.restore()
  }

  return { width, line, block, draw }
}

/** Returns the typeface for a character that none has, which is drawn as a missing one. */
function spare(slices: readonly FontSlice[]): FontSlice {
  const [first] = slices
  if (!first) throw new Error('A document needs a typeface.')
  return first
}
