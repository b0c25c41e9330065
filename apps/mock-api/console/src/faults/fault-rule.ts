import type { ConsoleClient } from '@selat/mock-api/console'

export type FaultRule = Parameters<ConsoleClient['faults']['add']>[0]

const RESETS = {
  before: 'the connection breaks before anything is done',
  after: 'it is done, and the answer is lost',
}
const BODIES = {
  empty: 'the answer is empty',
  malformed: 'the answer is cut in the middle',
  slow: 'the answer drips',
  wrong_type: 'the answer is a page, not JSON',
}

/** Describes in one phrase what a rule does to a call. */
export function faultText({ delayMs, status, code, reset, body }: FaultRule): string {
  const parts = [
    delayMs !== undefined && `${delayText(delayMs)} late`,
    status !== undefined && `answers ${status}`,
    code !== undefined && `refuses with ${code}`,
    reset && RESETS[reset],
    body && BODIES[body],
  ].filter((part) => part !== false && part !== undefined)
  return parts.join(', ') || 'nothing'
}

/** Describes how often a rule causes its fault, such as `every call` or `20% of calls, at most 3 times`. */
export function chanceText({ probability = 1, times }: FaultRule): string {
  const share = probability === 1 ? 'every call' : `${Math.round(probability * 100)}% of calls`
  if (times === undefined) return share
  const limit = times === 1 ? 'once' : `${times} times`
  return probability === 1 ? limit : `${share}, at most ${limit}`
}

function delayText(delayMs: NonNullable<FaultRule['delayMs']>): string {
  if (typeof delayMs === 'number') return seconds(delayMs)
  return `${(delayMs.min / 1000).toLocaleString('en')} to ${seconds(delayMs.max)}`
}

const seconds = (ms: number) => (ms < 1000 ? `${ms} ms` : `${(ms / 1000).toLocaleString('en')} s`)

/** The values of the form: texts as they are typed. */
export type FaultDraft = {
  method: string
  path: string
  delayFrom: string
  delayTo: string
  status: string
  reset: string
  body: string
  percent: string
  times: string
}

export const EMPTY_DRAFT: FaultDraft = {
  method: '',
  path: '/travel/v1/*',
  delayFrom: '',
  delayTo: '',
  status: '',
  reset: '',
  body: '',
  percent: '',
  times: '',
}

export type DraftErrors = Partial<Record<keyof FaultDraft | 'effect', string>>

/** Reads the rule that a draft describes, or the errors of its fields. */
export function readDraft(draft: FaultDraft): { rule: FaultRule } | { errors: DraftErrors } {
  const errors: DraftErrors = {}
  const number = (
    field: 'delayFrom' | 'delayTo' | 'status' | 'percent' | 'times',
    [min, max]: [number, number],
  ) => {
    const text = draft[field].trim()
    if (text === '') return undefined
    const value = Number(text)
    if (!Number.isInteger(value) || value < min || value > max)
      errors[field] = `A whole number from ${min} to ${max.toLocaleString('en')}.`
    return value
  }
  const from = number('delayFrom', [0, 600_000])
  const to = number('delayTo', [0, 600_000])
  const status = number('status', [400, 599])
  const percent = number('percent', [1, 100])
  const times = number('times', [1, 1_000_000])
  if (draft.path.trim() === '') errors.path = 'A path; * stands for any part of it.'
  if (from !== undefined && to !== undefined && from > to)
    errors.delayTo = 'Not less than the first.'
  const delayMs = to === undefined ? from : { min: from ?? 0, max: to }
  const rule = {
    path: draft.path.trim(),
    ...(draft.method !== '' && { method: draft.method }),
    ...(delayMs !== undefined && { delayMs }),
    ...(status !== undefined && { status }),
    ...(draft.reset !== '' && { reset: draft.reset }),
    ...(draft.body !== '' && { body: draft.body }),
    ...(percent !== undefined && percent !== 100 && { probability: percent / 100 }),
    ...(times !== undefined && { times }),
  } as FaultRule // The form's selects offer no other values.
  const hasEffect = delayMs !== undefined || status !== undefined || draft.reset + draft.body !== ''
  if (!hasEffect && Object.keys(errors).length === 0)
    errors.effect = 'Choose at least one thing that goes wrong.'
  return Object.keys(errors).length > 0 ? { errors } : { rule }
}
