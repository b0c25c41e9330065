import { type CalendarDate, isCalendarDate } from '../time/calendar-date.ts'
import { bandOn, DEFAULT_AGE_BANDS } from './age-bands.ts'
import type { PassengerTitle } from './passenger.ts'

const MALE = new Set(['m', 'male', 'l', 'laki-laki', 'laki laki', 'pria', '男'])
const FEMALE = new Set(['f', 'female', 'p', 'perempuan', 'wanita', '女'])

/**
 * Derives a title from the age today and the sex, as a passport or a list writes it in one of the five languages. Null if
 * the sex is not stated, as with a passport's `X`. Women are `Ms`, because neither tells whether they are married.
 * @example titleOfSex('F', '2019-04-02', '2026-11-20') // 'Miss'
 */
export function titleOfSex(
  sex: string,
  dateOfBirth: CalendarDate,
  today: CalendarDate,
): PassengerTitle | null {
  const known = sex.toLowerCase()
  const isChild =
    isCalendarDate(dateOfBirth) &&
    dateOfBirth <= today &&
    bandOn(dateOfBirth, today, DEFAULT_AGE_BANDS) !== 'adult'
  if (MALE.has(known)) return isChild ? 'Mstr' : 'Mr'
  if (FEMALE.has(known)) return isChild ? 'Miss' : 'Ms'
  return null
}
