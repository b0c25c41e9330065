// Made from openapi/ by `pnpm generate`. Change the contract instead of this file.

import { type AnswerChecks, isDate, isDateTime } from '../../values/fits.ts'

const p0 = /^[A-Z]{3}$/
const p1 = /^ord_[A-Za-z0-9]{6,24}$/
function f0(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Amount: v0, Currency: v1, Exponent: v2 } = v
  return Number.isSafeInteger(v0) && typeof v1 === 'string' && v1.length <= 3 && p0.test(v1) && Number.isSafeInteger(v2) && v2 >= 0 && v2 <= 4
}
function f1(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, At: v1, Kind: v2, Amount: v3, Balance: v4, BankFrom: v5, Note: v6, Order: v7, ConfirmationNumber: v8, By: v9 } = v
  return typeof v0 === 'string' && v0.length <= 28 && typeof v1 === 'string' && isDateTime(v1) && typeof v2 === 'string' && f0(v3) && f0(v4) && typeof v5 === 'string' && typeof v6 === 'string' && (v7 === null || typeof v7 === 'string' && v7.length <= 28 && p1.test(v7)) && typeof v8 === 'string' && typeof v9 === 'string'
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
  const { AgentName: v0, Currency: v1, TimeZone: v2, From: v3, Until: v4, Opening: v5, Items: v6, Credit: v7, Debit: v8, End: v9, Current: v10, AsOf: v11 } = v
  return typeof v0 === 'string' && typeof v1 === 'string' && v1.length <= 3 && p0.test(v1) && typeof v2 === 'string' && typeof v3 === 'string' && isDate(v3) && typeof v4 === 'string' && isDate(v4) && f0(v5) && f2(v6) && f0(v7) && f0(v8) && f0(v9) && f0(v10) && typeof v11 === 'string' && isDateTime(v11)
}

export const checks: AnswerChecks = { 200: (v) => f3(v) }
