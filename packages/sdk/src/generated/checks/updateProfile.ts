// Made from openapi/ by `pnpm generate`. Change the contract instead of this file.

import { type AnswerChecks, isDateTime, isEmail } from '../../values/fits.ts'

const p0 = /^[A-Z]{2}$/
function f0(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Name: v0, Username: v1, Email: v2, PendingEmail: v3, StreetAddress: v4, Nationality: v5, PhoneCode: v6, PhoneNumber: v7, IdCardNumberMasked: v8, UpdatedAt: v9 } = v
  return typeof v0 === 'string' && typeof v1 === 'string' && typeof v2 === 'string' && isEmail(v2) && (v3 === null || typeof v3 === 'string' && isEmail(v3)) && typeof v4 === 'string' && (v5 === null || typeof v5 === 'string' && v5.length <= 2 && p0.test(v5)) && typeof v6 === 'string' && typeof v7 === 'string' && typeof v8 === 'string' && typeof v9 === 'string' && isDateTime(v9)
}

export const checks: AnswerChecks = { 200: (v) => f0(v) }
