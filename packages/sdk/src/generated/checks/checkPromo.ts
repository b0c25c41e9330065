// Made from openapi/ by `pnpm generate`. Change the contract instead of this file.

import { type AnswerChecks } from '../../values/fits.ts'

const p0 = /^itm_[A-Za-z0-9]{6,24}$/
const p1 = /^[A-Z]{3}$/
function f0(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Amount: v0, Currency: v1, Exponent: v2 } = v
  return Number.isSafeInteger(v0) && typeof v1 === 'string' && v1.length <= 3 && p1.test(v1) && Number.isSafeInteger(v2) && v2 >= 0 && v2 <= 4
}
function f1(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { CartItem: v0, Amount: v1 } = v
  return typeof v0 === 'string' && v0.length <= 28 && p0.test(v0) && f0(v1)
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
  const { PromoCode: v0, Description: v1, Discounts: v2, Discount: v3, Total: v4 } = v
  return typeof v0 === 'string' && typeof v1 === 'string' && f2(v2) && f0(v3) && f0(v4)
}

export const checks: AnswerChecks = { 200: (v) => f3(v) }
