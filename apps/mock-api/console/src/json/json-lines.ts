/** One line of a value laid out as JSON. */
export type JsonLine = {
  /** The JSON Pointer of the value that begins on this line; null if a bracket only closes. */
  pointer: string | null
  depth: number
  name?: string
  text: string
  kind: 'string' | 'number' | 'word' | 'bracket'
  hasComma: boolean
}

/** An error at one place of a body. */
export type JsonMark = { pointer: string; message: string }

/** Lays a value out like `JSON.stringify` with two blanks, and records which line holds which pointer. */
export function toJsonLines(value: unknown): JsonLine[] {
  const lines: JsonLine[] = []
  layOut(lines, value, { pointer: '', depth: 0, hasComma: false })
  return lines
}

type Place = { pointer: string; depth: number; name?: string; hasComma: boolean }

function layOut(lines: JsonLine[], value: unknown, place: Place): void {
  if (typeof value !== 'object' || value === null) {
    const text = JSON.stringify(value) ?? 'null'
    lines.push({ ...place, text, kind: kindOf(value) })
    return
  }
  const isList = Array.isArray(value)
  const [open, close] = isList ? ['[', ']'] : ['{', '}']
  const entries = Object.entries(value)
  if (entries.length === 0) {
    lines.push({ ...place, text: open + close, kind: 'bracket' })
    return
  }
  lines.push({ ...place, text: open, kind: 'bracket', hasComma: false })
  for (const [index, [name, child]] of entries.entries())
    layOut(lines, child, {
      pointer: `${place.pointer}/${escapeToken(name)}`,
      depth: place.depth + 1,
      ...(!isList && { name }),
      hasComma: index < entries.length - 1,
    })
  const { depth, hasComma } = place
  lines.push({ pointer: null, depth, text: close, kind: 'bracket', hasComma })
}

function kindOf(value: unknown): JsonLine['kind'] {
  return typeof value === 'string' ? 'string' : typeof value === 'number' ? 'number' : 'word'
}

function escapeToken(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1')
}

/**
 * Puts every mark on a line: on its own, or on that of the nearest enclosing value if the pointer leads to a missing part,
 * which is then named. Marks of the same line keep their order.
 */
export function placeMarks(
  lines: readonly JsonLine[],
  marks: readonly JsonMark[],
): Map<number, string[]> {
  const lineOf = new Map<string, number>()
  for (const [index, { pointer }] of lines.entries())
    if (pointer !== null) lineOf.set(pointer, index)
  const placed = new Map<number, string[]>()
  for (const { pointer, message } of marks) {
    const [line, missing] = nearestLine(lineOf, pointer)
    if (line === null) continue
    const text = missing === '' ? message : `${missing}: ${message}`
    placed.set(line, [...(placed.get(line) ?? []), text])
  }
  return placed
}

function nearestLine(
  lineOf: ReadonlyMap<string, number>,
  pointer: string,
): [number | null, string] {
  for (let at = pointer; ; at = at.slice(0, at.lastIndexOf('/'))) {
    const line = lineOf.get(at)
    if (line !== undefined) return [line, pointer.slice(at.length)]
    if (!at.includes('/')) return [null, pointer]
  }
}
