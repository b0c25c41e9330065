import type { Ids } from './ids.ts'

const LENGTH = 6
const ATTEMPTS = 5

/**
 * Draws a number that can be read aloud, such as `Q-7KQ4ZP`: a prefix, then characters that do not look alike. Draws again
 * if `find` finds something with that number. Throws after some attempts.
 */
export async function drawUnusedNumber(
  ids: Pick<Ids, 'readable'>,
  prefix: string,
  find: (number: string) => Promise<unknown>,
): Promise<string> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const number = `${prefix}-${ids.readable(LENGTH)}`
    if (!(await find(number))) return number
  }
  throw new Error(`No free number that begins with ${prefix}`)
}
