// Made from openapi/ by `pnpm generate`. Change the contract instead of this file.

import { type AnswerChecks, isDateTime, isEmail } from '../../values/fits.ts'

function f0(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Email: v0, SubscribedAt: v1 } = v
  return typeof v0 === 'string' && isEmail(v0) && typeof v1 === 'string' && isDateTime(v1)
}

export const checks: AnswerChecks = { 200: (v) => f0(v) }
