// Made from openapi/ by `pnpm generate`. Change the contract instead of this file.

import { type AnswerChecks, isDateTime, isEmail } from '../../values/fits.ts'

const p0 = /^[A-Z]{3}$/
const p1 = /^agy_[A-Za-z0-9]{6,24}$/
function f0(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Name: v0 } = v
  return typeof v0 === 'string'
}
function f1(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Code: v0 } = v
  return typeof v0 === 'string' && v0.length <= 3 && p0.test(v0)
}
function f2(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, Name: v1, Role: v2 } = v
  return typeof v0 === 'string' && v0.length <= 28 && p1.test(v0) && typeof v1 === 'string' && typeof v2 === 'string'
}
function f3(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, Name: v1, Username: v2, Email: v3, Role: v4, CurrencyObj: v5, IsB2B: v6, IsB2C: v7, Agency: v8 } = v
  return typeof v0 === 'string' && typeof v1 === 'string' && typeof v2 === 'string' && typeof v3 === 'string' && isEmail(v3) && f0(v4) && f1(v5) && typeof v6 === 'string' && typeof v7 === 'string' && (v8 === null || f2(v8))
}
function f4(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Token: v0, ExpiresAt: v1, User: v2 } = v
  return typeof v0 === 'string' && typeof v1 === 'string' && isDateTime(v1) && f3(v2)
}

export const checks: AnswerChecks = { 200: (v) => f4(v) }
