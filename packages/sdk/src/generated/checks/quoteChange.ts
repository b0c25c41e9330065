// Made from openapi/ by `pnpm generate`. Change the contract instead of this file.

import { type AnswerChecks, isDateTime } from '../../values/fits.ts'

const p0 = /^quo_[A-Za-z0-9]{6,24}$/
const p1 = /^ord_[A-Za-z0-9]{6,24}$/
const p2 = /^tkt_[A-Za-z0-9]{6,24}$/
const p3 = /^sai_[A-Za-z0-9_-]{4,60}$/
const p4 = /^[A-Z]{3}$/
function f0(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(typeof one === 'string' && one.length <= 28 && p2.test(one))) return false
  }
  return true
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
  return typeof v0 === 'string' && v0.length <= 64 && p3.test(v0) && typeof v1 === 'string' && typeof v2 === 'string' && isDateTime(v2) && typeof v3 === 'string' && isDateTime(v3) && Number.isSafeInteger(v4) && v4 >= 1 && typeof v5 === 'string' && isDateTime(v5) && typeof v6 === 'string' && isDateTime(v6)
}
function f3(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Amount: v0, Currency: v1, Exponent: v2 } = v
  return Number.isSafeInteger(v0) && typeof v1 === 'string' && v1.length <= 3 && p4.test(v1) && Number.isSafeInteger(v2) && v2 >= 0 && v2 <= 4
}
function f4(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Kind: v0, Name: v1, NeedsBankAccount: v2, Days: v3 } = v
  return typeof v0 === 'string' && typeof v1 === 'string' && typeof v2 === 'boolean' && Number.isSafeInteger(v3) && v3 >= 0
}
function f5(v: any): boolean {
  if (!Array.isArray(v) || v.length > 60) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(typeof one === 'string' && one.length <= 28 && p1.test(one))) return false
  }
  return true
}
function f6(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, Order: v1, Tickets: v2, PassengerNames: v3, Old: v4, New: v5, Fee: v6, Difference: v7, DueNow: v8, RefundDue: v9, Destination: v10, CallsOff: v11, ExpiresAt: v12, AsOf: v13 } = v
  return typeof v0 === 'string' && v0.length <= 28 && p0.test(v0) && typeof v1 === 'string' && v1.length <= 28 && p1.test(v1) && f0(v2) && f1(v3) && f2(v4) && f2(v5) && f3(v6) && f3(v7) && f3(v8) && f3(v9) && f4(v10) && f5(v11) && typeof v12 === 'string' && isDateTime(v12) && typeof v13 === 'string' && isDateTime(v13)
}

export const checks: AnswerChecks = { 201: (v) => f6(v) }
