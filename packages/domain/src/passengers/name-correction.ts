import { NAME_CORRECTION_LETTERS } from '../limits.ts'

/** A traveller's name as in the passport; `lastName` is empty if the passport has none. */
export type PersonName = { readonly firstName: string; readonly lastName: string }

/** The result of comparing a corrected name with the old one: equal, a small mistake, or another person's name. */
export type NameVerdict = 'same' | 'slip' | 'too_different'

/**
 * Compares a corrected name with the old one. A slip is at most three letters, over both names together, that were added,
 * left out, exchanged or swapped with their neighbour. Swapping first and last name is also a slip. Case and accents do not
 * count.
 * @example checkNameCorrection({ firstName: 'WEI LING', lastName: 'TAN' }, { firstName: 'WEI LIGN', lastName: 'TAN' }) // 'slip'
 */
export function checkNameCorrection(old: PersonName, corrected: PersonName): NameVerdict {
  if (old.firstName === corrected.firstName && old.lastName === corrected.lastName) return 'same'
  if (areNamesSwapped(old, corrected)) return 'slip'
  return nameLettersApart(old, corrected) <= NAME_CORRECTION_LETTERS ? 'slip' : 'too_different'
}

/**
 * Whether a correction only swaps first and last name. Case and accents do not count. Equal names cannot be swapped.
 * @example areNamesSwapped({ firstName: 'WEI LING', lastName: 'TAN' }, { firstName: 'TAN', lastName: 'WEI LING' }) // true
 */
export function areNamesSwapped(old: PersonName, corrected: PersonName): boolean {
  const [first, last] = [plain(old.firstName), plain(old.lastName)]
  return (
    first !== last && first === plain(corrected.lastName) && last === plain(corrected.firstName)
  )
}

/**
 * Returns the number of letters by which two names differ, first and last name together; 0 if only case, accents or the
 * split between first and last name differ.
 * @example nameLettersApart({ firstName: 'WEI LING', lastName: 'TAN' }, { firstName: 'WEI', lastName: 'LING TAN' }) // 0
 */
export function nameLettersApart(old: PersonName, corrected: PersonName): number {
  return lettersApart(whole(old), whole(corrected))
}

/** Returns the least number of letters to add, leave out, exchange or swap with their neighbour to make two texts equal. */
export function lettersApart(first: string, second: string): number {
  const from = [...first]
  const to = [...second]
  let beforeLast: number[] = []
  let last = [...Array(to.length + 1).keys()]
  for (const [row, letter] of from.entries()) {
    const next = [row + 1]
    for (const [column, other] of to.entries()) {
      const isSame = letter === other
      const steps = [
        at(last, column) + (isSame ? 0 : 1),
        at(last, column + 1) + 1,
        at(next, column) + 1,
      ]
      const isTurned = letter === to[column - 1] && from[row - 1] === other
      if (isTurned) steps.push(at(beforeLast, column - 1) + 1)
      next.push(Math.min(...steps))
    }
    beforeLast = last
    last = next
  }
  return at(last, to.length)
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY
}

/** Joins both names to one text, so that a word that moved between them makes no difference. */
function whole({ firstName, lastName }: PersonName): string {
  return plain(`${firstName} ${lastName}`)
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase().replace(/\s+/gu, ' ').trim()
}
