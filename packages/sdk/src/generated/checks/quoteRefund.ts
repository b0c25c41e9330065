// Made from openapi/ by `pnpm generate`. Change the contract instead of this file.

import { type AnswerChecks, isDateTime } from '../../values/fits.ts'

const p0 = /^quo_[A-Za-z0-9]{6,24}$/
const p1 = /^ord_[A-Za-z0-9]{6,24}$/
const p2 = /^itm_[A-Za-z0-9]{6,24}$/
const p3 = /^tkt_[A-Za-z0-9]{6,24}$/
const p4 = /^[A-Z]{3}$/
const p5 = /^sai_[A-Za-z0-9_-]{4,60}$/
function f0(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Amount: v0, Currency: v1, Exponent: v2 } = v
  return Number.isSafeInteger(v0) && typeof v1 === 'string' && v1.length <= 3 && p4.test(v1) && Number.isSafeInteger(v2) && v2 >= 0 && v2 <= 4
}
function f1(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Until: v0, Percent: v1, IsNow: v2 } = v
  return (v0 === null || typeof v0 === 'string' && isDateTime(v0)) && Number.isSafeInteger(v1) && v1 >= 0 && v1 <= 100 && typeof v2 === 'boolean'
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
  const { Id: v0, Vessel: v1, DepartsAt: v2, ArrivesAt: v3, DurationMinutes: v4, CheckInOpensAt: v5, CheckInClosesAt: v6 } = v
  return typeof v0 === 'string' && v0.length <= 64 && p5.test(v0) && typeof v1 === 'string' && typeof v2 === 'string' && isDateTime(v2) && typeof v3 === 'string' && isDateTime(v3) && Number.isSafeInteger(v4) && v4 >= 1 && typeof v5 === 'string' && isDateTime(v5) && typeof v6 === 'string' && isDateTime(v6)
}
function f4(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { OrderItem: v0, Ticket: v1, Title: v2, PassengerName: v3, Paid: v4, Percent: v5, Refund: v6, Kept: v7, Ladder: v8, Rule: v9, Sailing: v10, TimeZone: v11 } = v
  return typeof v0 === 'string' && v0.length <= 28 && p2.test(v0) && (v1 === null || typeof v1 === 'string' && v1.length <= 28 && p3.test(v1)) && typeof v2 === 'string' && typeof v3 === 'string' && f0(v4) && Number.isSafeInteger(v5) && v5 >= 0 && v5 <= 100 && f0(v6) && f0(v7) && f2(v8) && typeof v9 === 'string' && (v10 === undefined || (v10 === null || f3(v10))) && (v11 === undefined || typeof v11 === 'string')
}
function f5(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f4(one))) return false
  }
  return true
}
function f6(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Kind: v0, Name: v1, NeedsBankAccount: v2, Days: v3 } = v
  return typeof v0 === 'string' && typeof v1 === 'string' && typeof v2 === 'boolean' && Number.isSafeInteger(v3) && v3 >= 0
}
function f7(v: any): boolean {
  if (!Array.isArray(v) || v.length > 60) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(typeof one === 'string' && one.length <= 28 && p1.test(one))) return false
  }
  return true
}
function f8(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, Order: v1, IsWholeOrder: v2, Lines: v3, Paid: v4, Total: v5, Destination: v6, CallsOff: v7, ExpiresAt: v8, AsOf: v9 } = v
  return typeof v0 === 'string' && v0.length <= 28 && p0.test(v0) && typeof v1 === 'string' && v1.length <= 28 && p1.test(v1) && typeof v2 === 'boolean' && f5(v3) && f0(v4) && f0(v5) && f6(v6) && f7(v7) && typeof v8 === 'string' && isDateTime(v8) && typeof v9 === 'string' && isDateTime(v9)
}

export const checks: AnswerChecks = { 201: (v) => f8(v) }
