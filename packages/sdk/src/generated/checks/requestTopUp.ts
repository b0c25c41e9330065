// Made from openapi/ by `pnpm generate`. Change the contract instead of this file.

import { type AnswerChecks, isDateTime } from '../../values/fits.ts'

const p0 = /^top_[A-Za-z0-9]{6,24}$/
const p1 = /^[A-Z]{3}$/
const p2 = /^[A-Z][A-Z0-9_]{1,29}$/
function f0(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Amount: v0, Currency: v1, Exponent: v2 } = v
  return Number.isSafeInteger(v0) && typeof v1 === 'string' && v1.length <= 3 && p1.test(v1) && Number.isSafeInteger(v2) && v2 >= 0 && v2 <= 4
}
function f1(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Code: v0, Bank: v1, AccountName: v2, AccountNumber: v3, Currency: v4 } = v
  return typeof v0 === 'string' && v0.length <= 30 && p2.test(v0) && typeof v1 === 'string' && typeof v2 === 'string' && typeof v3 === 'string' && typeof v4 === 'string' && v4.length <= 3 && p1.test(v4)
}
function f2(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, Number: v1, State: v2, Amount: v3, Account: v4, BankFrom: v5, Note: v6, FileName: v7, RequestedAt: v8, RequestedBy: v9, DecidedAt: v10, Rejection: v11 } = v
  return typeof v0 === 'string' && v0.length <= 28 && p0.test(v0) && typeof v1 === 'string' && typeof v2 === 'string' && f0(v3) && f1(v4) && typeof v5 === 'string' && typeof v6 === 'string' && typeof v7 === 'string' && typeof v8 === 'string' && isDateTime(v8) && typeof v9 === 'string' && (v10 === null || typeof v10 === 'string' && isDateTime(v10)) && (v11 === null || typeof v11 === 'string')
}

export const checks: AnswerChecks = { 201: (v) => f2(v) }
