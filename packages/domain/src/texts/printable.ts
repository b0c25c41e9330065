/**
 * Characters that are never printed: marks that change the direction of the following text, so that a name could alter the
 * rest of its line; characters without width that join nothing; and unpaired surrogates.
 */
const NEVER_PRINTED = /[\u200B\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]|\p{Cs}/gu

/** Zero-width joiners, which Persian names, Indian scripts and composed emoji need. */
const JOINERS = /[\u200C\u200D]/gu

const INVISIBLE = /^[\s\u2800\p{Default_Ignorable_Code_Point}]*$/u

/**
 * Returns a text as one line for a ticket, a mail or a list. Line breaks and control characters become a space. Direction
 * marks, outer spaces, repeated spaces and joiners that join nothing are removed. A text without a visible character becomes
 * empty. A second call changes nothing.
 * @example printableLine('Tan\r\nBcc: all') // 'Tan Bcc: all'
 */
export function printableLine(text: string): string {
  const line = text
    .replaceAll(NEVER_PRINTED, '')
    .replaceAll(JOINERS, keepIfJoining)
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  return visibleOrEmpty(line)
}

/**
 * Returns a text of several lines without control characters, direction marks, joiners that join nothing and outer spaces.
 * It keeps its line breaks and inner spaces. A text without a visible character becomes empty.
 */
export function printableText(text: string): string {
  const lines = text
    .replaceAll(NEVER_PRINTED, '')
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .replaceAll(JOINERS, keepIfJoining)
    .trim()
  return visibleOrEmpty(lines)
}

function visibleOrEmpty(text: string): string {
  return INVISIBLE.test(text) ? '' : text
}

/** Keeps a joiner between two characters, and after the mark that ends a word in Indian scripts. */
function keepIfJoining(joiner: string, at: number, text: string): string {
  const before = text.slice(Math.max(0, at - 2), at)
  const after = text.slice(at + 1, at + 3)
  const isJoining = /[\p{L}\p{M}\p{S}]$/u.test(before) && /^[\p{L}\p{M}\p{S}]/u.test(after)
  return isJoining || /\p{M}$/u.test(before) ? joiner : ''
}
