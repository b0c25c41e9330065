// Made from openapi/ by `pnpm generate`. Change the contract instead of this file.

import { type AnswerChecks, isDateTime, isEmail } from '../../values/fits.ts'

const p0 = /^itm_[A-Za-z0-9]{6,24}$/
const p1 = /^[A-Z]{3}$/
const p2 = /^[A-Z]{3,4}$/
const p3 = /^[A-Z]{2}$/
const p4 = /^[a-z0-9]+(-[a-z0-9]+)*$/
const p5 = /^[A-Z]{2,4}$/
const p6 = /^sai_[A-Za-z0-9_-]{4,60}$/
const p7 = /^\+[1-9][0-9]{0,3}$/
const p8 = /^[0-9]{4,14}$/
function f0(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Name: v0, Email: v1, Phone: v2 } = v
  return typeof v0 === 'string' && typeof v1 === 'string' && isEmail(v1) && typeof v2 === 'string'
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
  const { Adult: v0, Child: v1, Infant: v2, NeedsPassport: v3 } = v
  return Number.isSafeInteger(v0) && v0 >= 0 && v0 <= 10 && Number.isSafeInteger(v1) && v1 >= 0 && v1 <= 10 && Number.isSafeInteger(v2) && v2 >= 0 && v2 <= 10 && typeof v3 === 'boolean'
}
function f3(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Amount: v0, Currency: v1, Exponent: v2 } = v
  return Number.isSafeInteger(v0) && typeof v1 === 'string' && v1.length <= 3 && p1.test(v1) && Number.isSafeInteger(v2) && v2 >= 0 && v2 <= 4
}
function f4(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Code: v0, Name: v1, City: v2, Country: v3, TimeZone: v4, Latitude: v5, Longitude: v6, Slug: v7 } = v
  return typeof v0 === 'string' && v0.length <= 4 && p2.test(v0) && typeof v1 === 'string' && typeof v2 === 'string' && typeof v3 === 'string' && p3.test(v3) && typeof v4 === 'string' && Number.isFinite(v5) && v5 >= -90 && v5 <= 90 && Number.isFinite(v6) && v6 >= -180 && v6 <= 180 && (v7 === undefined || typeof v7 === 'string' && v7.length <= 60 && p4.test(v7))
}
function f5(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { InfantUntil: v0, ChildUntil: v1, SeniorFrom: v2 } = v
  return Number.isSafeInteger(v0) && v0 >= 0 && v0 <= 17 && Number.isSafeInteger(v1) && v1 >= 0 && v1 <= 17 && (v2 === null || Number.isSafeInteger(v2) && v2 >= 40 && v2 <= 120)
}
function f6(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(typeof one === 'string' && p3.test(one))) return false
  }
  return true
}
function f7(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, Vessel: v1, DepartsAt: v2, ArrivesAt: v3, DurationMinutes: v4, CheckInOpensAt: v5, CheckInClosesAt: v6 } = v
  return typeof v0 === 'string' && v0.length <= 64 && p6.test(v0) && typeof v1 === 'string' && typeof v2 === 'string' && isDateTime(v2) && typeof v3 === 'string' && isDateTime(v3) && Number.isSafeInteger(v4) && v4 >= 1 && typeof v5 === 'string' && isDateTime(v5) && typeof v6 === 'string' && isDateTime(v6)
}
function f8(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { UntilHoursBefore: v0, Fee: v1 } = v
  return Number.isSafeInteger(v0) && v0 >= 1 && f3(v1)
}
function f9(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { HoursBefore: v0, Percent: v1 } = v
  return Number.isSafeInteger(v0) && v0 >= 1 && Number.isSafeInteger(v1) && v1 >= 1 && v1 <= 100
}
function f10(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f9(one))) return false
  }
  return true
}
function f11(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { BaggageKg: v0, HandCarryKg: v1, Change: v2, Refund: v3 } = v
  return Number.isSafeInteger(v0) && v0 >= 0 && Number.isSafeInteger(v1) && v1 >= 0 && (v2 === null || f8(v2)) && f10(v3)
}
function f12(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { From: v0, To: v1, IsInternational: v2, Operator: v3, OperatorName: v4, Class: v5, ClassName: v6, AgeBands: v7, PricedNationalities: v8, Sailing: v9, Rules: v10 } = v
  return f4(v0) && f4(v1) && typeof v2 === 'boolean' && typeof v3 === 'string' && v3.length <= 4 && p5.test(v3) && typeof v4 === 'string' && typeof v5 === 'string' && v5.length <= 3 && p1.test(v5) && typeof v6 === 'string' && f5(v7) && f6(v8) && (v9 === null || f7(v9)) && (v10 === undefined || f11(v10))
}
function f13(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f12(one))) return false
  }
  return true
}
function f14(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Until: v0, Percent: v1 } = v
  return (v0 === null || typeof v0 === 'string' && isDateTime(v0)) && Number.isSafeInteger(v1) && v1 >= 0 && v1 <= 100
}
function f15(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f14(one))) return false
  }
  return true
}
function f16(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Label: v0, Amount: v1 } = v
  return typeof v0 === 'string' && f3(v1)
}
function f17(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f16(one))) return false
  }
  return true
}
function f18(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Sectors: v0, RefundRules: v1, RefundSteps: v2, ExcludedCharges: v3 } = v
  return f13(v0) && f1(v1) && f15(v2) && f17(v3)
}
function f19(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, ItemContent: v1, Title: v2, Details: v3, Qty: v4, People: v5, NetAmount: v6, SellingAmount: v7, Terms: v8 } = v
  return typeof v0 === 'string' && v0.length <= 28 && p0.test(v0) && typeof v1 === 'string' && typeof v2 === 'string' && f1(v3) && Number.isSafeInteger(v4) && v4 >= 1 && f2(v5) && (v6 === null || f3(v6)) && f3(v7) && (v8 === undefined || f18(v8))
}
function f20(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f19(one))) return false
  }
  return true
}
function f21(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f3(one))) return false
  }
  return true
}
function f22(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Name: v0, Email: v1, PhoneCode: v2, PhoneNumber: v3 } = v
  return typeof v0 === 'string' && v0.length >= 2 && v0.length <= 100 && typeof v1 === 'string' && v1.length <= 254 && isEmail(v1) && typeof v2 === 'string' && v2.length <= 5 && p7.test(v2) && typeof v3 === 'string' && v3.length <= 14 && p8.test(v3)
}
function f23(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Number: v0, Link: v1, State: v2, Agency: v3, CustomerName: v4, Note: v5, CreatedAt: v6, ValidUntil: v7, Lines: v8, SellingTotal: v9, AtCounter: v10, Contact: v11, Order: v12, OrderStatus: v13, AsOf: v14 } = v
  return typeof v0 === 'string' && (v1 === undefined || typeof v1 === 'string' && v1.length <= 500) && typeof v2 === 'string' && f0(v3) && typeof v4 === 'string' && typeof v5 === 'string' && typeof v6 === 'string' && isDateTime(v6) && typeof v7 === 'string' && isDateTime(v7) && f20(v8) && f3(v9) && f21(v10) && (v11 === null || f22(v11)) && (v12 === null || typeof v12 === 'string') && (v13 === undefined || typeof v13 === 'string') && typeof v14 === 'string' && isDateTime(v14)
}

export const checks: AnswerChecks = { 200: (v) => f23(v) }
