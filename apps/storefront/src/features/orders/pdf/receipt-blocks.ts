import { page } from '../../../shared/kit/pdf/create-document.ts'
import type { PaperColours } from '../../../shared/kit/pdf/paper-colours.ts'
import type { Pen } from '../../../shared/kit/pdf/pen.ts'
import type { ReceiptPaper } from '../model/receipt-paper.ts'

/** Draws a block that is never split between pages, from a height on; returns the height at which it ends. */
export type Block = (pen: Pen, y: number) => number

const left = page.margin
const right = page.width - page.margin
const half = (right - left) / 2
const amountWidth = 110
const unitEnd = right - amountWidth
const labelWidth = 260

/**
 * Returns the blocks of a receipt from its head to its last sum. An item's name stays with its first line, and the sums stay
 * together.
 */
export function receiptBlocks(paper: ReceiptPaper, colours: PaperColours): Block[] {
  const tools = { rule: ruleOf(colours), colours }
  return [
    headBlock(paper, tools),
    ...paper.items.flatMap(({ title, lines: [first, ...others] }) => [
      itemBlock(title, first, tools),
      ...others.map((line) => lineBlock(line, tools)),
    ]),
    sumsBlock(paper, tools),
    ...paper.sailings.items.map((sailing, index) =>
      sailingBlock(index === 0 ? paper.sailings.title : '', sailing, tools),
    ),
  ]
}

type Tools = { rule: (pen: Pen, y: number, weight: number) => void; colours: PaperColours }
type Line = ReceiptPaper['items'][number]['lines'][number]

function ruleOf({ line }: PaperColours): Tools['rule'] {
  return (pen, y, weight) =>
    pen.draw((canvas) => {
      canvas.lineWidth(weight).strokeColor(line).moveTo(left, y).lineTo(right, y).stroke()
    })
}

function headBlock(paper: ReceiptPaper, { rule, colours }: Tools): Block {
  const { ink, brand, quiet } = colours
  const width = half - 24
  return (pen, y) => {
    pen.line(paper.title, left, y + 9, { size: 9, weight: 'bold', colour: brand })
    pen.line(paper.number, left, y + 36, { size: 22, weight: 'bold', colour: ink })
    const parties = paper.parties.map(({ title, name, lines }, index) => {
      const x = left + index * half
      const titled = pen.block(title, x, y + 58, { size: 8, colour: quiet, width })
      const named = pen.block(name, x, titled, { size: 10.5, weight: 'bold', colour: ink, width })
      return lines.reduce(
        (top, line) => pen.block(line, x, top, { size: 9.5, colour: ink, width }),
        named,
      )
    })
    const below = Math.max(...parties) + 12
    rule(pen, below, 0.75)
    const facts = paper.facts.reduce(
      ({ top, end }, { name, value }, index) => {
        const x = left + (index % 2) * half
        const from = index % 2 === 0 ? end : top
        const named = pen.block(name, x, from + 8, { size: 8, colour: quiet, width })
        const told = pen.block(value, x, named, {
          size: 10,
          weight: 'bold',
          colour: ink,
          width,
        })
        return { top: from, end: Math.max(end, told) }
      },
      { top: below, end: below },
    )
    const columns = facts.end + 34
    const style = { size: 8, colour: quiet }
    const [what, unit, amount] = paper.columns
    pen.line(what, left, columns, style)
    pen.line(unit, unitEnd, columns, { ...style, align: 'end' })
    pen.line(amount, right, columns, { ...style, align: 'end' })
    rule(pen, columns + 6, 1.5)
    return columns + 8
  }
}

function itemBlock(title: string, first: Line | undefined, tools: Tools): Block {
  const style = { size: 10.5, weight: 'bold', colour: tools.colours.ink } as const
  return (pen, y) => {
    const named = pen.block(title, left, y + 10, { ...style, width: right - left })
    return first ? lineBlock(first, tools)(pen, named) : named
  }
}

function lineBlock({ label, unit, amount }: Line, { colours: { ink, quiet } }: Tools): Block {
  return (pen, y) => {
    const base = y + 3 + 10
    pen.line(unit, unitEnd, base, { size: 9, colour: quiet, align: 'end' })
    pen.line(amount, right, base, { size: 10, colour: ink, align: 'end' })
    return pen.block(label, left, y + 3, { size: 10, colour: ink, width: labelWidth })
  }
}

/** Draws a sailing and its travellers; the first sailing has the title of the section above it. */
function sailingBlock(
  title: string,
  { way, when, who }: ReceiptPaper['sailings']['items'][number],
  { colours: { ink, quiet } }: Tools,
): Block {
  const width = right - left
  return (pen, y) => {
    const top =
      title === '' ? y + 8 : pen.block(title, left, y + 20, { size: 8, colour: quiet, width }) + 2
    const named = pen.block(way, left, top, { size: 10, weight: 'bold', colour: ink, width })
    const timed = pen.block(when, left, named, { size: 9.5, colour: ink, width })
    return pen.block(who, left, timed, { size: 9.5, colour: quiet, width })
  }
}

function sumsBlock({ sums }: ReceiptPaper, { rule, colours: { ink } }: Tools): Block {
  return (pen, y) => {
    rule(pen, y + 12, 0.75)
    return sums.reduce((top, { name, amount, isMain }) => {
      const size = isMain ? 13 : 10
      const style = { size, weight: isMain ? 'bold' : 'regular', colour: ink } as const
      pen.line(amount, right, top + 8 + size, { ...style, align: 'end' })
      return pen.block(name, left, top + 8, { ...style, width: labelWidth })
    }, y + 14)
  }
}
