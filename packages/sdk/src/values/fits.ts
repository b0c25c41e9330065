import { datePattern, dateTimePattern, emailPattern } from './text-patterns.ts'

export { isAbsoluteAddress } from './text-patterns.ts'

/** Functions that tell whether a body fits, by the status of its answer; null if the answer has no body. */
export type AnswerChecks = Readonly<Record<number, ((body: unknown) => boolean) | null>>

// The compiled conditions call these functions. Each gives the result of the check in `/zod` that it replaces.

export function isDate(text: string): boolean {
  return datePattern.test(text)
}

export function isDateTime(text: string): boolean {
  return dateTimePattern.test(text)
}

export function isEmail(text: string): boolean {
  return emailPattern.test(text)
}

/**
 * Whether a value is a multiple of a step, with the tolerance of zod: in binary numbers, 0.3 is not exactly three times 0.1.
 */
export function isMultipleOf(value: number, step: number): boolean {
  const ratio = value / step
  return Math.abs(ratio - Math.round(ratio)) < 4 * Number.EPSILON * Math.max(Math.abs(ratio), 1)
}

/** Counts the fields of an object, including undefined ones. */
export function countFields(value: object): number {
  return Object.keys(value).length
}
