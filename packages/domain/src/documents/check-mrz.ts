import {
  isMrzDigitRight,
  MRZ_CHECKS,
  MRZ_LINE_LENGTH,
  type MrzField,
  readMrzLines,
} from './mrz-lines.ts'

/** The state of a field while the lines are typed; `typing` until its check digit is typed. */
export type MrzVerdict = 'typing' | 'right' | 'wrong'

export type MrzJudgement = {
  /** The two lines as far as they are typed. */
  readonly lines: readonly [string, string]
  /** Each check digit of the second line, with its index from 0. */
  readonly fields: readonly {
    readonly field: MrzField
    readonly digitAt: number
    readonly verdict: MrzVerdict
  }[]
  /**
   * Whether the name fills all of its 39 places, so that its end may be missing. The page with the photo shows the whole
   * name.
   */
  readonly isNameCut: boolean
}

/**
 * Checks the two lines of a passport while they are typed: each field as soon as its check digit is typed. `parseMrz` reads
 * them once they are complete.
 */
export function checkMrz(text: string): MrzJudgement {
  const [names = '', data = ''] = readMrzLines(text)
  const isReadable = /^[A-Z0-9<]*$/.test(data)
  const fields = MRZ_CHECKS.map((check) => ({
    field: check.field,
    digitAt: check.digitAt,
    verdict: verdictOf(data.length > check.digitAt, isReadable && isMrzDigitRight(data, check)),
  }))
  const isNameCut = names.length === MRZ_LINE_LENGTH && !names.endsWith('<')
  return { lines: [names, data], fields, isNameCut }
}

function verdictOf(isThere: boolean, isRight: boolean): MrzVerdict {
  if (!isThere) return 'typing'
  return isRight ? 'right' : 'wrong'
}

/**
 * Whether a text is probably the two lines of a passport. A form checks this for a text that is pasted into a name field.
 * The lines may be wrong, or two characters too short or too long.
 */
export function looksLikeMrz(text: string): boolean {
  const [names = '', data = '', ...more] = readMrzLines(text)
  const isNear = (line: string) => Math.abs(line.length - MRZ_LINE_LENGTH) <= 2
  return more.length === 0 && isNear(names) && isNear(data) && /^P.*<</.test(names)
}
