import { Fragment } from 'react'

type UnbrokenProps = {
  text: string
  /** What of the text must not break: all of it where nothing is said. */
  parts?: readonly string[]
  /** Breaks a part all the same where a whole line has no room for it, as a large heading on a small phone. */
  isYielding?: boolean
}

/** A text in which what is read as one, such as a date or the name of a place, goes to the next line as a whole. */
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

/** The name of a place, which may part from what lies around it: “Batam Centre,” from “Batam”. */
export function PlaceName({ children: name }: { children: string }) {
  return <Unbroken text={name} parts={partsAtCommas(name)} />
}

/** What stands between commas, each with its comma. */
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

/** The part that comes first from a place of the text on, the longest of those that begin there. */
function firstOf(text: string, parts: readonly string[], from: number) {
  const found = parts
    .filter((part) => part !== '')
    .map((part) => ({ part, start: text.indexOf(part, from) }))
    .filter(({ start }) => start >= 0)
  return found.toSorted((a, b) => a.start - b.start || b.part.length - a.part.length)[0]
}
