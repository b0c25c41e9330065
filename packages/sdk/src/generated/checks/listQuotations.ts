// Made from openapi/ by `pnpm generate`. Change the contract instead of this file.

import { type AnswerChecks, isDateTime } from '../../values/fits.ts'

const p0 = /^quo_[A-Za-z0-9]{6,24}$/
const p1 = /^[A-Z]{3}$/
function f0(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(typeof one === 'string')) return false
  }
  return true
}
function f1(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Amount: v0, Currency: v1, Exponent: v2 } = v
  return Number.isSafeInteger(v0) && typeof v1 === 'string' && v1.length <= 3 && p1.test(v1) && Number.isSafeInteger(v2) && v2 >= 0 && v2 <= 4
}
function f2(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, Number: v1, State: v2, Customer: v3, CreatedAt: v4, CreatedBy: v5, ValidUntil: v6, Titles: v7, NetTotal: v8, SellingTotal: v9 } = v
  return typeof v0 === 'string' && v0.length <= 28 && p0.test(v0) && typeof v1 === 'string' && typeof v2 === 'string' && typeof v3 === 'string' && typeof v4 === 'string' && isDateTime(v4) && typeof v5 === 'string' && typeof v6 === 'string' && isDateTime(v6) && f0(v7) && f1(v8) && f1(v9)
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
  const { Items: v0, NextCursor: v1, AsOf: v2 } = v
  return f3(v0) && (v1 === null || typeof v1 === 'string' && v1.length <= 200) && typeof v2 === 'string' && isDateTime(v2)
}

export const checks: AnswerChecks = { 200: (v) => f4(v) }
