import { type CalendarDate, isCalendarDate } from '../time/calendar-date.ts'
import {
  isMrzDigitRight,
  MRZ_CHECKS,
  MRZ_LINE_LENGTH,
  readMrzLines,
  type MrzField,
} from './mrz-lines.ts'
import { toAlpha2 } from './to-alpha-2.ts'

/** The data in the two lines of a passport. Countries are alpha-2 codes if ISO has them, else as printed. */
export type MrzPassport = {
  readonly firstName: string
  /** Empty for a passport with only one name, which is then the first name. */
  readonly lastName: string
  readonly passportNumber: string
  readonly issuingState: string
  readonly nationality: string
  readonly dateOfBirth: CalendarDate
  readonly dateOfExpiry: CalendarDate
  readonly sex: 'M' | 'F' | 'X'
}

export type MrzReading =
  | { readonly ok: true; readonly passport: MrzPassport }
  | { readonly ok: false; readonly reason: 'wrong_length' | 'wrong_characters' | 'not_a_passport' }
  | {
      readonly ok: false
      readonly reason: 'wrong_check_digit' | 'invalid_date'
      readonly field: MrzField
    }

/**
 * Reads the two machine-readable lines of a passport (TD3, 44 characters each), typed or pasted. Lower case, spaces, and
 * guillemets instead of fillers are corrected first. `today` decides the century of the two-digit birth year.
 */
export function parseMrz(text: string, today: CalendarDate): MrzReading {
  const lines = readMrzLines(text)
  const [names = '', data = ''] = lines
  if (lines.length > 2 || names.length !== MRZ_LINE_LENGTH || data.length !== MRZ_LINE_LENGTH)
    return { ok: false, reason: 'wrong_length' }
  if (!/^[A-Z0-9<]+$/.test(names + data)) return { ok: false, reason: 'wrong_characters' }
  if (!names.startsWith('P')) return { ok: false, reason: 'not_a_passport' }
  const wrong = MRZ_CHECKS.find((check) => !isMrzDigitRight(data, check))
  if (wrong) return { ok: false, reason: 'wrong_check_digit', field: wrong.field }
  return readFields(names, data, today)
}

function readFields(names: string, data: string, today: CalendarDate): MrzReading {
  const dateOfBirth = toDate(data.slice(13, 19), today)
  if (!dateOfBirth) return { ok: false, reason: 'invalid_date', field: 'dateOfBirth' }
  const dateOfExpiry = toDate(data.slice(21, 27))
  if (!dateOfExpiry) return { ok: false, reason: 'invalid_date', field: 'dateOfExpiry' }
  const [surname = '', given = ''] = names.slice(5).split('<<')
  const nationality = trimFillers(data.slice(10, 13))
  const issuingState = trimFillers(names.slice(2, 5))
  const passport: MrzPassport = {
    firstName: toName(given || surname),
    lastName: given ? toName(surname) : '',
    passportNumber: trimFillers(data.slice(0, 9)),
    issuingState: toAlpha2(issuingState) ?? issuingState,
    nationality: toAlpha2(nationality) ?? nationality,
    dateOfBirth,
    dateOfExpiry,
    sex: data[20] === 'M' || data[20] === 'F' ? data[20] : 'X',
  }
  return { ok: true, passport }
}

/**
 * Reads a date of six digits. With `notAfter` (for a birth), it is the last such date that is not after that day; otherwise
 * (for an expiry), it is in this century.
 */
function toDate(yymmdd: string, notAfter?: CalendarDate): CalendarDate | undefined {
  const ending = `${yymmdd.slice(0, 2)}-${yymmdd.slice(2, 4)}-${yymmdd.slice(4)}`
  const centuries = notAfter === undefined ? ['20'] : ['20', '19']
  return centuries
    .map((century) => `${century}${ending}`)
    .find((date) => isCalendarDate(date) && (notAfter === undefined || date <= notAfter))
}

function toName(field: string): string {
  return field.replace(/<+/g, ' ').trim()
}

function trimFillers(field: string): string {
  return field.replaceAll('<', '')
}
