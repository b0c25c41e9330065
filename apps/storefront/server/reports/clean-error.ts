import { isWordOfCode } from './message-words.ts'

const LONGEST_MESSAGE = 300
const MOST_FRAMES = 10

/** The sign that replaces a value, or several in a row. */
const VALUE = '…'

/** Matches the number by which a production build of React names a message. The text after it is about the page. */
const NUMBERED = /^Minified React error #\d{1,4}\b/

/**
 * Removes from a message everything that could be a value, such as typed text. It keeps only words of a list, so an unknown
 * message loses more than it has to.
 */
export function cleanMessage(message: string): string {
  const numbered = NUMBERED.exec(message)?.[0]
  if (numbered !== undefined) return numbered
  return message
    .replaceAll(/[^\s()'"`.,:;]+/g, (word) => (isWordOfCode(word) ? word : VALUE))
    .replaceAll(/…(?:[\s'"`.,:;]*…)+/g, VALUE)
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST_MESSAGE)
}

/** Returns the name of an error's class; `Error` if the text is no such name. */
export function cleanName(name: string): string {
  return /^[A-Z][A-Za-z]{0,34}Error$/.exec(name)?.[0] ?? 'Error'
}

// Matches the path of a script in a build, or of a source in development, whose address may end with a query of Vite.
const OWN_PLACE =
  /(?<file>\/assets\/[\w.~-]{1,80}\.js|\/boot\.js|\/src\/[\w./-]{1,80}\.tsx?)(?:\?[\w=&.-]*)?(?<place>:\d{1,7}:\d{1,7})/g

/** Returns the places of a stack in the site's own scripts, without names of functions and other addresses. */
export function framesOf(stack: string): string[] {
  return Array.from(
    stack.matchAll(OWN_PLACE),
    ({ groups }) => `${groups?.['file']}${groups?.['place']}`,
  ).slice(0, MOST_FRAMES)
}

/** Whether the failure is that of a browser extension. */
export const isOfExtension = (stack: string): boolean =>
  stack.includes('-extension://') && framesOf(stack).length === 0
