import { encode } from 'uqr'

import type { PaperColours } from '../../../kit/pdf/paper-colours.ts'
import type { Pen } from '../../../kit/pdf/pen.ts'
import type { Pass, PassEnd, PassFact } from './pass.ts'

type Box = { x: number; y: number; width: number }

const head = 30
const padding = 18
const stub = 150
const radius = 10
const codeSize = 114
/** The empty modules on each side of the code, because scanners need four. */
const quietModules = 4

/** Draws a pass from the top of a box, and returns the height at which it ends. */
export function drawPass(pen: Pen, pass: Pass, box: Box, colours: PaperColours): number {
  const { x, y, width } = box
  const paper = pass.isSpent ? { ...colours, ink: colours.quiet, brand: colours.quiet } : colours
  drawHead(pen, pass, box, paper)
  const inner = { x: x + padding, y: y + head, width: width - stub - 2 * padding }
  const main = drawMain(pen, pass, inner, paper)
  const side = drawStub(pen, pass, { x: x + width - stub, y: y + head, width: stub }, paper)
  const end = Math.max(main, side)
  pen.draw((canvas) => {
    canvas.lineWidth(1).strokeColor(paper.line)
    canvas.roundedRect(x, y, width, end - y, radius).stroke()
    // the line along which the stub is torn off
    const cut = x + width - stub
    canvas.dash(1, { space: 3.5 }).lineCap('round').lineWidth(1.5)
    canvas
      .moveTo(cut, y + head + 8)
      .lineTo(cut, end - 8)
      .stroke()
  })
  return end
}

function drawHead(pen: Pen, pass: Pass, { x, y, width }: Box, { ink }: PaperColours): void {
  pen.draw((canvas) => {
    canvas.roundedRect(x, y, width, head + radius, radius).clip()
    canvas.rect(x, y, width, head).fill(ink)
  })
  const white = 'white'
  pen.line(pass.issuer, x + padding, y + 19.5, { size: 11, weight: 'bold', colour: white })
  pen.line(pass.title, x + width - padding, y + 19.5, { size: 9, colour: white, align: 'end' })
}

function drawMain(pen: Pen, pass: Pass, box: Box, colours: PaperColours): number {
  const { x, y, width } = box
  const label = { size: 7.5, colour: colours.quiet }
  const value = { size: 14, weight: 'bold', colour: colours.ink } as const
  pen.line(pass.holder.label, x, y + 18, label)
  pen.line(pass.state, x + width, y + 18, { ...label, align: 'end' })
  const name = pen.block(pass.holder.value, x, y + 21, { ...value, width, leading: 1.3 })
  const course = drawCourse(pen, pass, { x, y: name + 10, width }, colours)
  const facts = drawFacts(pen, pass.facts, { x, y: course + 10, width }, colours)
  const noted = pass.notes.reduce(
    (top, note) => pen.block(note, x, top, { size: 8, colour: colours.quiet, width }),
    facts + 2,
  )
  return noted + 14
}

/** Draws the line of a sailing with its two ends and the texts between them. */
function drawCourse(pen: Pen, pass: Pass, box: Box, colours: PaperColours): number {
  const { from, until, between } = pass
  const { x, y, width } = box
  if (until === null) return drawEnd(pen, from, { x, y, width }, colours)
  const half = width * 0.36
  const left = drawEnd(pen, from, { x, y, width: half }, colours)
  const rightX = x + width - half
  const right = drawEnd(pen, until, { x: rightX, y, width: half }, colours)
  const taken =
    pen.width(from.hero, heroStyle(colours)) + pen.width(from.heroNote, noteStyle(colours))
  const lineFrom = x + Math.max(taken + 16, half * 0.8)
  drawLine(pen, { x: lineFrom, y: y + 26, width: rightX - 12 - lineFrom }, between, colours)
  return Math.max(left, right)
}

function drawLine(
  pen: Pen,
  { x, y, width }: Box,
  [above = '', below = '']: readonly string[],
  { ink, brand, quiet }: PaperColours,
): void {
  pen.draw((canvas) => {
    canvas.lineWidth(1.5).strokeColor(brand).fillColor(brand)
    canvas
      .moveTo(x + 3, y)
      .lineTo(x + width - 3, y)
      .stroke()
    canvas.circle(x, y, 3).stroke()
    canvas.circle(x + width, y, 3).fill()
  })
  const middle = x + width / 2
  pen.line(above, middle, y - 7, { size: 8.5, weight: 'bold', colour: ink, align: 'middle' })
  pen.line(below, middle, y + 13, { size: 7.5, colour: quiet, align: 'middle' })
}

const heroStyle = ({ ink }: PaperColours) => ({ size: 22, weight: 'bold', colour: ink }) as const

const noteStyle = ({ quiet }: PaperColours) => ({ size: 8.5, colour: quiet })

function drawEnd(pen: Pen, end: PassEnd, { x, y, width }: Box, colours: PaperColours): number {
  const quiet = { size: 7.5, colour: colours.quiet }
  const hero = heroStyle(colours)
  pen.line(end.caption, x, y + 8, { ...quiet, weight: 'bold' })
  pen.line(end.hero, x, y + 32, hero)
  pen.line(end.heroNote, x + pen.width(end.hero, hero) + 5, y + 32, noteStyle(colours))
  const top = end.hero === '' ? y + 12 : y + 38
  const [first = '', ...others] = end.details
  const named = pen.block(first, x, top, {
    size: 9,
    weight: 'bold',
    colour: colours.ink,
    width,
  })
  return others.reduce(
    (below, text) => pen.block(text, x, below, { ...quiet, size: 8.5, width }),
    named,
  )
}

function drawFacts(
  pen: Pen,
  facts: readonly PassFact[],
  { x, y, width }: Box,
  { ink, quiet }: PaperColours,
): number {
  const column = width / Math.max(3, facts.length)
  const ends = facts.map(({ label, value }, index) => {
    const left = x + index * column
    const style = { width: column - 8 }
    const named = pen.block(label, left, y, { ...style, size: 7, colour: quiet })
    return pen.block(value, left, named, { ...style, size: 9.5, weight: 'bold', colour: ink })
  })
  return Math.max(y, ...ends) + 6
}

function drawStub(pen: Pen, pass: Pass, { x, y, width }: Box, colours: PaperColours): number {
  const left = x + (width - codeSize) / 2
  const top = y + 14
  if (pass.code !== null) drawCode(pen, pass.code, left, top)
  const middle = x + width / 2
  const { label, value } = pass.number
  const below = top + codeSize + 14
  pen.line(label, middle, below, { size: 7, colour: colours.quiet, align: 'middle' })
  pen.line(value, middle, below + 12, {
    size: 9.5,
    weight: 'bold',
    colour: colours.ink,
    align: 'middle',
  })
  return below + 26
}

/** Draws the code as black squares on white, because every printer draws squares sharper than a picture. */
function drawCode(pen: Pen, code: string, x: number, y: number): void {
  const { data } = encode(code, { ecc: 'M', border: 0 })
  const size = codeSize / (data.length + 2 * quietModules)
  pen.draw((canvas) => {
    for (const [row, modules] of data.entries())
      for (const [column, isBlack] of modules.entries())
        if (isBlack)
          canvas.rect(
            x + (column + quietModules) * size,
            y + (row + quietModules) * size,
            size,
            size,
          )
    canvas.fill('black')
  })
}
