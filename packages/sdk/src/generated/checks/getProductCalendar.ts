// Made from openapi/ by `pnpm generate`. Change the contract instead of this file.

import { type AnswerChecks, isDate } from '../../values/fits.ts'

const p0 = /^[0-9]{4}-[0-9]{2}$/
const p1 = /^[A-Z]{3}$/
function f0(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Amount: v0, Currency: v1, Exponent: v2 } = v
  return Number.isSafeInteger(v0) && typeof v1 === 'string' && v1.length <= 3 && p1.test(v1) && Number.isSafeInteger(v2) && v2 >= 0 && v2 <= 4
}
function f1(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Date: v0, From: v1, IsAvailable: v2, Left: v3 } = v
  return typeof v0 === 'string' && isDate(v0) && (v1 === null || f0(v1)) && typeof v2 === 'boolean' && (v3 === null || Number.isSafeInteger(v3) && v3 >= 0)
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
  const { Month: v0, Days: v1 } = v
  return typeof v0 === 'string' && p0.test(v0) && f2(v1)
}

export const checks: AnswerChecks = { 200: (v) => f3(v) }
