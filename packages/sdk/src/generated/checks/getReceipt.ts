// Made from openapi/ by `pnpm generate`. Change the contract instead of this file.

import { type AnswerChecks, isDateTime, isEmail } from '../../values/fits.ts'

const p0 = /^\+[1-9][0-9]{0,3}$/
const p1 = /^[0-9]{4,14}$/
const p2 = /^ord_[A-Za-z0-9]{6,24}$/
const p3 = /^[A-Z]{3}$/
const p4 = /^[A-Z]{3,4}$/
const p5 = /^[A-Z]{2}$/
const p6 = /^[a-z0-9]+(-[a-z0-9]+)*$/
const p7 = /^[A-Z]{2,4}$/
const p8 = /^sai_[A-Za-z0-9_-]{4,60}$/
function f0(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Name: v0, LegalName: v1, Address: v2, Email: v3, Phone: v4 } = v
  return typeof v0 === 'string' && typeof v1 === 'string' && typeof v2 === 'string' && typeof v3 === 'string' && typeof v4 === 'string'
}
function f1(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Name: v0, Email: v1, PhoneCode: v2, PhoneNumber: v3 } = v
  return typeof v0 === 'string' && v0.length >= 2 && v0.length <= 100 && typeof v1 === 'string' && v1.length <= 254 && isEmail(v1) && typeof v2 === 'string' && v2.length <= 5 && p0.test(v2) && typeof v3 === 'string' && v3.length <= 14 && p1.test(v3)
}
function f2(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Amount: v0, Currency: v1, Exponent: v2 } = v
  return Number.isSafeInteger(v0) && typeof v1 === 'string' && v1.length <= 3 && p3.test(v1) && Number.isSafeInteger(v2) && v2 >= 0 && v2 <= 4
}
function f3(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { At: v0, Method: v1, Amount: v2, ConfirmationNumber: v3 } = v
  return typeof v0 === 'string' && isDateTime(v0) && typeof v1 === 'string' && f2(v2) && typeof v3 === 'string'
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
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(typeof one === 'string')) return false
  }
  return true
}
function f6(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Item: v0, Label: v1, Detail: v2, Quantity: v3, UnitAmount: v4, Amount: v5, People: v6 } = v
  return typeof v0 === 'string' && typeof v1 === 'string' && (v2 === undefined || typeof v2 === 'string') && Number.isSafeInteger(v3) && v3 >= 1 && f2(v4) && f2(v5) && (v6 === undefined || f5(v6))
}
function f7(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f6(one))) return false
  }
  return true
}
function f8(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { At: v0, Amount: v1, People: v2, Items: v3 } = v
  return typeof v0 === 'string' && isDateTime(v0) && f2(v1) && (v2 === undefined || f5(v2)) && (v3 === undefined || f5(v3))
}
function f9(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f8(one))) return false
  }
  return true
}
function f10(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Code: v0, Name: v1, City: v2, Country: v3, TimeZone: v4, Latitude: v5, Longitude: v6, Slug: v7 } = v
  return typeof v0 === 'string' && v0.length <= 4 && p4.test(v0) && typeof v1 === 'string' && typeof v2 === 'string' && typeof v3 === 'string' && p5.test(v3) && typeof v4 === 'string' && Number.isFinite(v5) && v5 >= -90 && v5 <= 90 && Number.isFinite(v6) && v6 >= -180 && v6 <= 180 && (v7 === undefined || typeof v7 === 'string' && v7.length <= 60 && p6.test(v7))
}
function f11(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { InfantUntil: v0, ChildUntil: v1, SeniorFrom: v2 } = v
  return Number.isSafeInteger(v0) && v0 >= 0 && v0 <= 17 && Number.isSafeInteger(v1) && v1 >= 0 && v1 <= 17 && (v2 === null || Number.isSafeInteger(v2) && v2 >= 40 && v2 <= 120)
}
function f12(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(typeof one === 'string' && p5.test(one))) return false
  }
  return true
}
function f13(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, Vessel: v1, DepartsAt: v2, ArrivesAt: v3, DurationMinutes: v4, CheckInOpensAt: v5, CheckInClosesAt: v6 } = v
  return typeof v0 === 'string' && v0.length <= 64 && p8.test(v0) && typeof v1 === 'string' && typeof v2 === 'string' && isDateTime(v2) && typeof v3 === 'string' && isDateTime(v3) && Number.isSafeInteger(v4) && v4 >= 1 && typeof v5 === 'string' && isDateTime(v5) && typeof v6 === 'string' && isDateTime(v6)
}
function f14(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { UntilHoursBefore: v0, Fee: v1 } = v
  return Number.isSafeInteger(v0) && v0 >= 1 && f2(v1)
}
function f15(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { HoursBefore: v0, Percent: v1 } = v
  return Number.isSafeInteger(v0) && v0 >= 1 && Number.isSafeInteger(v1) && v1 >= 1 && v1 <= 100
}
function f16(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f15(one))) return false
  }
  return true
}
function f17(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { BaggageKg: v0, HandCarryKg: v1, Change: v2, Refund: v3 } = v
  return Number.isSafeInteger(v0) && v0 >= 0 && Number.isSafeInteger(v1) && v1 >= 0 && (v2 === null || f14(v2)) && f16(v3)
}
function f18(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { From: v0, To: v1, IsInternational: v2, Operator: v3, OperatorName: v4, Class: v5, ClassName: v6, AgeBands: v7, PricedNationalities: v8, Sailing: v9, Rules: v10 } = v
  return f10(v0) && f10(v1) && typeof v2 === 'boolean' && typeof v3 === 'string' && v3.length <= 4 && p7.test(v3) && typeof v4 === 'string' && typeof v5 === 'string' && v5.length <= 3 && p3.test(v5) && typeof v6 === 'string' && f11(v7) && f12(v8) && (v9 === null || f13(v9)) && (v10 === undefined || f17(v10))
}
function f19(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Sector: v0, People: v1 } = v
  return f18(v0) && f5(v1)
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
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Number: v0, IssuedAt: v1, Seller: v2, Buyer: v3, Order: v4, ConfirmationNumber: v5, PaidAt: v6, Method: v7, Payments: v8, Lines: v9, Total: v10, Refunds: v11, Balance: v12, Sailings: v13 } = v
  return typeof v0 === 'string' && typeof v1 === 'string' && isDateTime(v1) && f0(v2) && f1(v3) && typeof v4 === 'string' && v4.length <= 28 && p2.test(v4) && typeof v5 === 'string' && typeof v6 === 'string' && isDateTime(v6) && typeof v7 === 'string' && (v8 === undefined || f4(v8)) && f7(v9) && f2(v10) && f9(v11) && f2(v12) && (v13 === undefined || f20(v13))
}

export const checks: AnswerChecks = { 200: (v) => f21(v) }
