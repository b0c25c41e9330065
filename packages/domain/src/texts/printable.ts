/** Marks that turn the direction of all that follows, with which a name could rewrite the line it stands in; and halves of characters. */
const NEVER_PRINTED = /[\u202A-\u202E\u2066-\u2069]|\p{Cs}/gu

/**
 * One line as a ticket, a mail or a list prints it: line breaks and control characters become a space, direction marks
 * go, and so do spaces around and doubled ones. What is done twice is done once.
 * @example printableLine('Tan\r\nBcc: all') // 'Tan Bcc: all'
 */
export function printableLine(text: string): string {
  return text
    .replaceAll(NEVER_PRINTED, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}

/** The same for a text of several lines, which keeps its line breaks and its spaces inside. */
export function printableText(text: string): string {
  return text
    .replaceAll(NEVER_PRINTED, '')
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .trim()
}
