/** The characters that must not begin a line. */
const closing = /^[，。、；：！？）】》〉」』”’％…,.;:!?)\]}%]/

/** A word with the space after it, or one Chinese character. */
const pieces = /[⺀-鿿豈-﫿︰-￯](?:\s+)?|[^\s⺀-鿿豈-﫿︰-￯]+\s*|\s+/gu

/** Breaks a text into lines of at most a width: between words, and between Chinese characters. A word that is wider is cut. */
export function breakLines(
  text: string,
  width: number,
  measure: (text: string) => number,
): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = ['']
    for (const piece of piecesOf(paragraph)) {
      const line = lines.at(-1) ?? ''
      if (line === '' || measure((line + piece).trimEnd()) <= width) {
        lines[lines.length - 1] = line + piece
      } else {
        lines.push(piece)
      }
    }
    return lines.flatMap((line) => cut(line.trimEnd(), width, measure))
  })
}

/** Splits a paragraph into pieces. Closing punctuation stays with the piece before it. */
function piecesOf(paragraph: string): string[] {
  const joined: string[] = []
  for (const [piece] of paragraph.matchAll(pieces)) {
    if (joined.length > 0 && closing.test(piece)) joined.push((joined.pop() ?? '') + piece)
    else joined.push(piece)
  }
  return joined
}

function cut(line: string, width: number, measure: (text: string) => number): string[] {
  if (measure(line) <= width) return [line]
  const parts: string[] = ['']
  for (const character of line) {
    const part = parts.at(-1) ?? ''
    if (part !== '' && measure(part + character) > width) parts.push(character)
    else parts[parts.length - 1] = part + character
  }
  return parts
}
