// Made from openapi/ by `pnpm generate`. Change the contract instead of this file.

import { type AnswerChecks, isDateTime } from '../../values/fits.ts'

function f0(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { ResumeToken: v0, ExpiresAt: v1, AsOf: v2 } = v
  return typeof v0 === 'string' && typeof v1 === 'string' && isDateTime(v1) && typeof v2 === 'string' && isDateTime(v2)
}

export const checks: AnswerChecks = { 200: (v) => f0(v) }
