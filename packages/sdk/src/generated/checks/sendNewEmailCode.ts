// Made from openapi/ by `pnpm generate`. Change the contract instead of this file.

import { type AnswerChecks, isDateTime } from '../../values/fits.ts'

function f0(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Email: v0, ExpiresAt: v1, ResendAt: v2, AsOf: v3 } = v
  return typeof v0 === 'string' && typeof v1 === 'string' && isDateTime(v1) && typeof v2 === 'string' && isDateTime(v2) && typeof v3 === 'string' && isDateTime(v3)
}

export const checks: AnswerChecks = { 200: (v) => f0(v) }
