// Made from openapi/ by `pnpm generate`. Change the contract instead of this file.

import { type AnswerChecks, isDateTime, isMultipleOf } from '../../values/fits.ts'

const p0 = /^[A-Z]{2,4}$/
const p1 = /^[A-Z]{3}$/
function f0(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Amount: v0, Currency: v1, Exponent: v2 } = v
  return Number.isSafeInteger(v0) && typeof v1 === 'string' && v1.length <= 3 && p1.test(v1) && Number.isSafeInteger(v2) && v2 >= 0 && v2 <= 4
}
function f1(v: any): boolean {
  if (!Array.isArray(v) || v.length > 10) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f0(one))) return false
  }
  return true
}
function f2(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Product: v0, Operator: v1, Percent: v2, PerPerson: v3 } = v
  return (v0 === null || typeof v0 === 'string') && (v1 === null || typeof v1 === 'string' && v1.length <= 4 && p0.test(v1)) && Number.isFinite(v2) && v2 >= 0 && v2 <= 100 && isMultipleOf(v2, 0.1) && f1(v3)
}
function f3(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f2(one))) return false
  }
  return true
}
function f4(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Rules: v0, UpdatedAt: v1, UpdatedBy: v2 } = v
  return f3(v0) && (v1 === null || typeof v1 === 'string' && isDateTime(v1)) && (v2 === null || typeof v2 === 'string')
}

export const checks: AnswerChecks = { 200: (v) => f4(v) }
