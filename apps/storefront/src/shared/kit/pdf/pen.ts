import { breakLines } from './break-lines.ts'
import { runsOf } from './font-slices.ts'
import type { FontSlice, Run } from './font-slices.ts'
import type { Typefaces } from './typefaces.ts'

export type TextStyle = {
  /** In points. */
  size: number
  weight?: 'regular' | 'bold'
  colour: string
  align?: 'start' | 'middle' | 'end'
}

export type BlockStyle = TextStyle & { width: number; /** Of the size. */ leading?: number }

/** Writes on the page that is open, in points from its top left corner. */
export type Pen = ReturnType<typeof createPen>

const defaultLeading = 1.35

/**
 * A dry pen measures what a wet one would draw, so that a page is turned before something is cut in two. The faces are
 * those whose files the document has.
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

  /** One line; `y` is what the letters stand on. */
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

  /** As many lines as it takes; `y` is the top of the first. Returns where the last one ends. */
  function block(text: string, x: number, y: number, style: BlockStyle): number {
    const lineHeight = style.size * (style.leading ?? defaultLeading)
    const lines = breakLines(text, style.width, (part) => width(part, style))
    for (const [index, part] of lines.entries())
      line(part, x, y + index * lineHeight + style.size, style)
    return y + lines.length * lineHeight
  }

  /** Draws by the library itself; a dry pen does not. */
  function draw(drawing: (canvas: PDFKit.PDFDocument) => void): void {
    if (isDry) return
    document.save()
    drawing(document)
    document.restore()
  }

  return { width, line, block, draw }
}

/** A character that no typeface has is drawn as a missing one. */
function spare(slices: readonly FontSlice[]): FontSlice {
  const [first] = slices
  if (!first) throw new Error('A document needs a typeface.')
  return first
}
