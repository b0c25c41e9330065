// Made from openapi/ by `pnpm generate`. Change the contract instead of this file.

import { type AnswerChecks, isDateTime } from '../../values/fits.ts'

const p0 = /^[A-Z]{3}$/
const p1 = /^sai_[A-Za-z0-9_-]{4,60}$/
const p2 = /^ord_[A-Za-z0-9]{6,24}$/
function f0(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Amount: v0, Currency: v1, Exponent: v2 } = v
  return Number.isSafeInteger(v0) && typeof v1 === 'string' && v1.length <= 3 && p0.test(v1) && Number.isSafeInteger(v2) && v2 >= 0 && v2 <= 4
}
function f1(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(typeof one === 'string')) return false
  }
  return true
}
function f2(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, Vessel: v1, DepartsAt: v2, ArrivesAt: v3, DurationMinutes: v4, CheckInOpensAt: v5, CheckInClosesAt: v6 } = v
  return typeof v0 === 'string' && v0.length <= 64 && p1.test(v0) && typeof v1 === 'string' && typeof v2 === 'string' && isDateTime(v2) && typeof v3 === 'string' && isDateTime(v3) && Number.isSafeInteger(v4) && v4 >= 1 && typeof v5 === 'string' && isDateTime(v5) && typeof v6 === 'string' && isDateTime(v6)
}
function f3(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { At: v0, Event: v1, Amount: v2, Method: v3, Reason: v4, People: v5, Items: v6, Sailing: v7, Change: v8 } = v
  return typeof v0 === 'string' && isDateTime(v0) && typeof v1 === 'string' && (v2 === null || f0(v2)) && (v3 === null || typeof v3 === 'string') && (v4 === null || typeof v4 === 'string') && f1(v5) && (v6 === undefined || f1(v6)) && (v7 === null || f2(v7)) && (v8 === null || typeof v8 === 'string' && v8.length <= 28 && p2.test(v8))
}
function f4(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f3(one))) return false
  }
  return true
}
function f5(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Items: v0, AsOf: v1 } = v
  return f4(v0) && typeof v1 === 'string' && isDateTime(v1)
}

export const checks: AnswerChecks = { 200: (v) => f5(v) }
