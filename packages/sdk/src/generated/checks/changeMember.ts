// Made from openapi/ by `pnpm generate`. Change the contract instead of this file.

import { type AnswerChecks, isDateTime, isEmail } from '../../values/fits.ts'

const p0 = /^usr_[A-Za-z0-9]{6,24}$/
function f0(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, Name: v1, Username: v2, Email: v3, Role: v4, State: v5, LastSeenAt: v6, JoinedAt: v7 } = v
  return typeof v0 === 'string' && v0.length <= 28 && p0.test(v0) && typeof v1 === 'string' && typeof v2 === 'string' && typeof v3 === 'string' && isEmail(v3) && typeof v4 === 'string' && typeof v5 === 'string' && (v6 === null || typeof v6 === 'string' && isDateTime(v6)) && typeof v7 === 'string' && isDateTime(v7)
}

export const checks: AnswerChecks = { 200: (v) => f0(v) }
