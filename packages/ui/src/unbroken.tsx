import { Fragment } from 'react'

type UnbrokenProps = {
  text: string
  /** The parts of the text that must not break; by default the whole text. */
  parts?: readonly string[]
  /** Allows a break within a part if a whole line is too short for it, such as a large heading on a small phone. */
  isYielding?: boolean
}

/** Shows a text whose parts, such as a date or the name of a place, move to the next line as a whole. */
export function Unbroken({ text, parts = [text], isYielding = false }: UnbrokenProps) {
  return cut(text, parts).map(({ piece, isWhole, at }) =>
    isWhole ? (
      <span
        key={at}
        {...(isYielding
          ? { 'data-slot': 'yielding', className: 'inline-block' }
          : { 'data-slot': 'unbroken', className: 'whitespace-nowrap' })}
      >
        {piece}
      </span>
    ) : (
      <Fragment key={at}>{piece}</Fragment>
    ),
  )
}

/** Shows the name of a place, which may break after its commas: “Batam Centre,” and “Batam”. */
export function PlaceName({ children: name }: { children: string }) {
  return <Unbroken text={name} parts={partsAtCommas(name)} />
}

/** Splits a name after its commas. */
export function partsAtCommas(name: string): string[] {
  return name.replaceAll(', ', ',\n').split('\n')
}

type Piece = { piece: string; isWhole: boolean; at: number }

function cut(text: string, parts: readonly string[]): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  while (at < text.length) {
    const next = firstOf(text, parts, at)
    const until = next?.start ?? text.length
    if (until > at) pieces.push({ piece: text.slice(at, until), isWhole: false, at })
    if (!next) break
    pieces.push({ piece: next.part, isWhole: true, at: next.start })
    at = next.start + next.part.length
  }
  return pieces
}

/** Returns the first part at or after an index of the text; of parts that start there, the longest. */
function firstOf(text: string, parts: readonly string[], from: number) {
  const found = parts
    .filter((part) => part !== '')
    .map((part) => ({ part, start: text.indexOf(part, from) }))
    .filter(({ start }) => start >= 0)
  return found.toSorted((a, b) => a.start - b.start || b.part.length - a.part.length)[0]
}
