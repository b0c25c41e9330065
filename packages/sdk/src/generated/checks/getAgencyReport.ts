// Made from openapi/ by `pnpm generate`. Change the contract instead of this file.

import { type AnswerChecks, isDate, isDateTime } from '../../values/fits.ts'

const p0 = /^[A-Z]{3}$/
function f0(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Amount: v0, Currency: v1, Exponent: v2 } = v
  return Number.isSafeInteger(v0) && typeof v1 === 'string' && v1.length <= 3 && p0.test(v1) && Number.isSafeInteger(v2) && v2 >= 0 && v2 <= 4
}
function f1(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Date: v0, Orders: v1, Net: v2, Selling: v3, Unpaid: v4, UnpaidAmount: v5, Balance: v6 } = v
  return typeof v0 === 'string' && isDate(v0) && Number.isSafeInteger(v1) && v1 >= 0 && f0(v2) && f0(v3) && Number.isSafeInteger(v4) && v4 >= 0 && f0(v5) && f0(v6)
}
function f2(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f1(one))) return false
  }
  return true
}
function f3(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Currency: v0, TimeZone: v1, From: v2, Until: v3, Days: v4, AsOf: v5 } = v
  return typeof v0 === 'string' && v0.length <= 3 && p0.test(v0) && typeof v1 === 'string' && typeof v2 === 'string' && isDate(v2) && typeof v3 === 'string' && isDate(v3) && f2(v4) && typeof v5 === 'string' && isDateTime(v5)
}

export const checks: AnswerChecks = { 200: (v) => f3(v) }
