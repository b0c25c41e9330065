export type PasswordStrength = 'weak' | 'fair' | 'strong'

const runs = ['0123456789', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const RUN_LENGTH = 4
const DIFFERENT_MIN = 5

/**
 * Rates how hard a password is to guess. The rating advises the user and never refuses a password. `own` are words that others
 * know about its owner.
 */
export function passwordStrength(password: string, own: readonly string[]): PasswordStrength {
  const text = password.toLowerCase()
  const isGuessed = own.some((word) => word.length >= 3 && text.includes(word.toLowerCase()))
  const length = [...withoutRuns(text)].length
  const kinds = kindsIn(password)
  if (isGuessed || new Set(text).size < DIFFERENT_MIN || length + kinds < 8) return 'weak'
  return length + 2 * kinds >= 16 ? 'strong' : 'fair'
}

/** Counts a run of neighbours in the alphabet, the digits or on the keyboard as one character. */
function withoutRuns(text: string): string {
  const pieces = runs.flatMap((run) => [run, [...run].toReversed().join('')]).flatMap(piecesOf)
  return pieces.reduce((left, piece) => left.replaceAll(piece, piece.slice(0, 1)), text)
}

function piecesOf(run: string): string[] {
  return Array.from({ length: run.length - RUN_LENGTH + 1 }, (_, start) =>
    run.slice(start, start + RUN_LENGTH),
  )
}

function kindsIn(password: string): number {
  return [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length
}
