/**
 * Marks that change the direction of the following text, with which a name could alter the rest of its line, and halves of
 * characters.
 */
const NEVER_PRINTED = /[\u202A-\u202E\u2066-\u2069]|\p{Cs}/gu

/**
 * A text as one line for a ticket, a mail or a list. Line breaks and control characters become a space; direction marks, outer
 * spaces and repeated spaces are removed. A second run changes nothing.
 * @example printableLine('Tan\r\nBcc: all') // 'Tan Bcc: all'
 */
export function printableLine(text: string): string {
  return text
    .replaceAll(NEVER_PRINTED, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}

/**
 * A text of several lines without control characters, direction marks and outer spaces. It keeps its line breaks and inner
 * spaces.
 */
export function printableText(text: string): string {
  return text
    .replaceAll(NEVER_PRINTED, '')
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .trim()
}
