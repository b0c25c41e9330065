// Made from openapi/ by `pnpm generate`. Change the contract instead of this file.

import { type AnswerChecks, isDate, isDateTime } from '../../values/fits.ts'

const p0 = /^ref_[A-Za-z0-9]{6,24}$/
const p1 = /^ord_[A-Za-z0-9]{6,24}$/
const p2 = /^[A-Z]{3}$/
const p3 = /^itm_[A-Za-z0-9]{6,24}$/
const p4 = /^tkt_[A-Za-z0-9]{6,24}$/
const p5 = /^sai_[A-Za-z0-9_-]{4,60}$/
function f0(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Amount: v0, Currency: v1, Exponent: v2 } = v
  return Number.isSafeInteger(v0) && typeof v1 === 'string' && v1.length <= 3 && p2.test(v1) && Number.isSafeInteger(v2) && v2 >= 0 && v2 <= 4
}
function f1(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Kind: v0, Name: v1, NeedsBankAccount: v2, Days: v3 } = v
  return typeof v0 === 'string' && typeof v1 === 'string' && typeof v2 === 'boolean' && Number.isSafeInteger(v3) && v3 >= 0
}
function f2(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Until: v0, Percent: v1, IsNow: v2 } = v
  return (v0 === null || typeof v0 === 'string' && isDateTime(v0)) && Number.isSafeInteger(v1) && v1 >= 0 && v1 <= 100 && typeof v2 === 'boolean'
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
  const { Id: v0, Vessel: v1, DepartsAt: v2, ArrivesAt: v3, DurationMinutes: v4, CheckInOpensAt: v5, CheckInClosesAt: v6 } = v
  return typeof v0 === 'string' && v0.length <= 64 && p5.test(v0) && typeof v1 === 'string' && typeof v2 === 'string' && isDateTime(v2) && typeof v3 === 'string' && isDateTime(v3) && Number.isSafeInteger(v4) && v4 >= 1 && typeof v5 === 'string' && isDateTime(v5) && typeof v6 === 'string' && isDateTime(v6)
}
function f5(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { OrderItem: v0, Ticket: v1, Title: v2, PassengerName: v3, Paid: v4, Percent: v5, Refund: v6, Kept: v7, Ladder: v8, Rule: v9, Sailing: v10, TimeZone: v11 } = v
  return typeof v0 === 'string' && v0.length <= 28 && p3.test(v0) && (v1 === null || typeof v1 === 'string' && v1.length <= 28 && p4.test(v1)) && typeof v2 === 'string' && typeof v3 === 'string' && f0(v4) && Number.isSafeInteger(v5) && v5 >= 0 && v5 <= 100 && f0(v6) && f0(v7) && f3(v8) && typeof v9 === 'string' && (v10 === undefined || (v10 === null || f4(v10))) && (v11 === undefined || typeof v11 === 'string')
}
function f6(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f5(one))) return false
  }
  return true
}
function f7(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, Order: v1, State: v2, Amount: v3, Destination: v4, BankAccountMasked: v5, RequestedAt: v6, ExpectedBy: v7, CompletedAt: v8, Lines: v9 } = v
  return typeof v0 === 'string' && v0.length <= 28 && p0.test(v0) && typeof v1 === 'string' && v1.length <= 28 && p1.test(v1) && typeof v2 === 'string' && f0(v3) && f1(v4) && typeof v5 === 'string' && typeof v6 === 'string' && isDateTime(v6) && typeof v7 === 'string' && isDate(v7) && (v8 === null || typeof v8 === 'string' && isDateTime(v8)) && f6(v9)
}

export const checks: AnswerChecks = { 201: (v) => f7(v) }
