import { isMrzDigitRight, MRZ_CHECKS, MRZ_LINE_LENGTH, readMrzLines } from './mrz-lines.ts'
import type { MrzField } from './mrz-lines.ts'

/** What is known of a field while the lines are typed; `typing` until its check digit is there. */
export type MrzVerdict = 'typing' | 'right' | 'wrong'

export type MrzJudgement = {
  /** The two lines as they are understood, each as long as it is so far. */
  readonly lines: readonly [string, string]
  /** Each check digit of the second line, with its place from 0. */
  readonly fields: readonly {
    readonly field: MrzField
    readonly digitAt: number
    readonly verdict: MrzVerdict
  }[]
  /** The name fills its 39 places, so the rest of it may be missing: the page with the photo has it whole. */
  readonly isNameCut: boolean
}

/**
 * Judges the two lines of a passport while they are typed: each field as soon as its check digit is there.
 * `parseMrz` reads them once they are whole.
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
 * Whether a text is most likely the two lines of a passport, whole or nearly: what is pasted into a name is then not a
 * name. It says nothing about their being right.
 */
export function looksLikeMrz(text: string): boolean {
  const [names = '', data = '', ...more] = readMrzLines(text)
  const isNear = (line: string) => Math.abs(line.length - MRZ_LINE_LENGTH) <= 2
  return more.length === 0 && isNear(names) && isNear(data) && /^P.*<</.test(names)
}
