import { datePattern, dateTimePattern, emailPattern } from './text-patterns.ts'

export { isAbsoluteAddress } from './text-patterns.ts'

/** Whether a body fits, by the status of its answer; null where no body comes. */
export type AnswerChecks = Readonly<Record<number, ((body: unknown) => boolean) | null>>

// What compiled conditions call; each agrees with the check of zod that stands beside it in `/zod`.

export function isDate(text: string): boolean {
  return datePattern.test(text)
}

export function isDateTime(text: string): boolean {
  return dateTimePattern.test(text)
}

export function isEmail(text: string): boolean {
  return emailPattern.test(text)
}

/** With the tolerance of zod, because 0.3 is three times 0.1 for everybody but a processor. */
export function isMultipleOf(value: number, step: number): boolean {
  const ratio = value / step
  return Math.abs(ratio - Math.round(ratio)) < 4 * Number.EPSILON * Math.max(Math.abs(ratio), 1)
}

/** All fields that stand in it, also those that hold nothing. */
export function countFields(value: object): number {
  return Object.keys(value).length
}
