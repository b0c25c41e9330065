import { isWordOfCode } from './message-words.ts'

const LONGEST_MESSAGE = 300
const MOST_FRAMES = 10

/** What stands for a value, and for several in a row. */
const VALUE = '…'

/** React names its messages by number in a build. What it adds to that is about the page. */
const NUMBERED = /^Minified React error #\d{1,4}\b/

/**
 * A message without what could be a value, such as what somebody typed. Only words that stand in a list are kept, so that
 * a message of an unknown form loses too much rather than too little.
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

/** The name of a kind of error; what is none is `Error`, as it is for errors without a kind of their own. */
export function cleanName(name: string): string {
  return /^[A-Z][A-Za-z]{0,34}Error$/.exec(name)?.[0] ?? 'Error'
}

// Of a build, or of the source while developing, where an address may end with a query of Vite's own.
const OWN_PLACE =
  /(?<file>\/assets\/[\w.~-]{1,80}\.js|\/boot\.js|\/src\/[\w./-]{1,80}\.tsx?)(?:\?[\w=&.-]*)?(?<place>:\d{1,7}:\d{1,7})/g

/** The places of a stack that lie in the site's own scripts. Names of functions and other addresses are left out. */
export function framesOf(stack: string): string[] {
  return Array.from(
    stack.matchAll(OWN_PLACE),
    ({ groups }) => `${groups?.['file']}${groups?.['place']}`,
  ).slice(0, MOST_FRAMES)
}

/** Whether a browser's extension failed, in a page that has no part in it. */
export const isOfExtension = (stack: string): boolean =>
  stack.includes('-extension://') && framesOf(stack).length === 0
