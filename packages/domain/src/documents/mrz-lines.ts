import { mrzCheckDigit } from './mrz-check-digit.ts'

/** The number of characters in each of the two lines of a passport (TD3). */
export const MRZ_LINE_LENGTH = 44

/** The field whose check digit or date is wrong; `composite` covers the whole second line. */
export type MrzField = 'passportNumber' | 'dateOfBirth' | 'dateOfExpiry' | 'optional' | 'composite'

type Check = {
  readonly field: MrzField
  /** The ranges of the second line that the digit is computed from: first index, and the index after the last. */
  readonly covers: readonly (readonly [number, number])[]
  /** The index of the digit. */
  readonly digitAt: number
}

/** The check digits of the second line, in the order in which they are typed. */
export const MRZ_CHECKS: readonly Check[] = [
  { field: 'passportNumber', covers: [[0, 9]], digitAt: 9 },
  { field: 'dateOfBirth', covers: [[13, 19]], digitAt: 19 },
  { field: 'dateOfExpiry', covers: [[21, 27]], digitAt: 27 },
  { field: 'optional', covers: [[28, 42]], digitAt: 42 },
  {
    field: 'composite',
    covers: [
      [0, 10],
      [13, 20],
      [21, 43],
    ],
    digitAt: 43,
  },
]

/** Whether the check digit of a field matches its characters. The line must be complete up to the digit. */
export function isMrzDigitRight(data: string, { field, covers, digitAt }: Check): boolean {
  const covered = covers.map(([from, until]) => data.slice(from, until)).join('')
  // An empty optional field may carry a filler in place of its check digit.
  const isBlank = field === 'optional' && /^<+$/.test(covered) && data[digitAt] === '<'
  return isBlank || String(mrzCheckDigit(covered)) === data[digitAt]
}

/**
 * Returns the lines of a text in the form of a passport: upper case, without spaces, and with fillers in place of guillemets.
 */
export function readMrzLines(text: string): string[] {
  const lines = text
    .toUpperCase()
    .replaceAll('«', '<<')
    .split(/\r?\n/)
    .map((line) => line.replace(/\s/g, ''))
    .filter((line) => line !== '')
  const [only = ''] = lines
  if (lines.length !== 1 || only.length <= MRZ_LINE_LENGTH) return lines
  return [only.slice(0, MRZ_LINE_LENGTH), only.slice(MRZ_LINE_LENGTH)]
}
