// Made from openapi/ by `pnpm generate`. Change the contract instead of this file.

import { type AnswerChecks, isDate, isDateTime } from '../../values/fits.ts'

const p0 = /^[A-Z]{3,4}$/
const p1 = /^[A-Z]{2}$/
const p2 = /^[a-z0-9]+(-[a-z0-9]+)*$/
const p3 = /^sai_[A-Za-z0-9_-]{4,60}$/
const p4 = /^(fer|opn)_[A-Za-z0-9_-]{3,60}$/
const p5 = /^[A-Z]{2,4}$/
const p6 = /^off_[A-Za-z0-9_-]{4,80}$/
const p7 = /^[A-Z]{3}$/
function f0(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Code: v0, Name: v1, City: v2, Country: v3, TimeZone: v4, Latitude: v5, Longitude: v6, Slug: v7 } = v
  return typeof v0 === 'string' && v0.length <= 4 && p0.test(v0) && typeof v1 === 'string' && typeof v2 === 'string' && typeof v3 === 'string' && p1.test(v3) && typeof v4 === 'string' && Number.isFinite(v5) && v5 >= -90 && v5 <= 90 && Number.isFinite(v6) && v6 >= -180 && v6 <= 180 && (v7 === undefined || typeof v7 === 'string' && v7.length <= 60 && p2.test(v7))
}
function f1(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Amount: v0, Currency: v1, Exponent: v2 } = v
  return Number.isSafeInteger(v0) && typeof v1 === 'string' && v1.length <= 3 && p7.test(v1) && Number.isSafeInteger(v2) && v2 >= 0 && v2 <= 4
}
function f2(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Adult: v0, Child: v1, Infant: v2, Senior: v3 } = v
  return f1(v0) && f1(v1) && f1(v2) && (v3 === null || f1(v3))
}
function f3(v: any): boolean {
  if (!Array.isArray(v) || v.length < 1) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(typeof one === 'string' && p1.test(one))) return false
  }
  return true
}
function f4(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Countries: v0, Fares: v1 } = v
  return f3(v0) && f2(v1)
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
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(typeof one === 'string')) return false
  }
  return true
}
function f7(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Code: v0, Kind: v1, Label: v2, Amount: v3, Bands: v4, PayAt: v5, Countries: v6 } = v
  return typeof v0 === 'string' && typeof v1 === 'string' && typeof v2 === 'string' && f1(v3) && f6(v4) && typeof v5 === 'string' && (v6 === null || f3(v6))
}
function f8(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f7(one))) return false
  }
  return true
}
function f9(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f1(one))) return false
  }
  return true
}
function f10(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Kind: v0, Code: v1, Label: v2, Band: v3, SectorIndex: v4, Quantity: v5, UnitAmount: v6, Amount: v7, PayAt: v8 } = v
  return typeof v0 === 'string' && typeof v1 === 'string' && typeof v2 === 'string' && (v3 === null || typeof v3 === 'string') && Number.isSafeInteger(v4) && v4 >= 0 && v4 <= 11 && Number.isSafeInteger(v5) && v5 >= 1 && f1(v6) && f1(v7) && typeof v8 === 'string'
}
function f11(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f10(one))) return false
  }
  return true
}
function f12(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Total: v0, AtCounter: v1, Lines: v2 } = v
  return f1(v0) && f9(v1) && f11(v2)
}
function f13(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Offer: v0, Class: v1, ClassName: v2, SeatsLeft: v3, Fares: v4, NationalFares: v5, Charges: v6, AdultPrice: v7, Estimate: v8, IsChangeable: v9, IsRefundable: v10, BaggageKg: v11 } = v
  return typeof v0 === 'string' && v0.length <= 84 && p6.test(v0) && typeof v1 === 'string' && v1.length <= 3 && p7.test(v1) && typeof v2 === 'string' && Number.isSafeInteger(v3) && v3 >= 0 && f2(v4) && f5(v5) && f8(v6) && f1(v7) && f12(v8) && typeof v9 === 'boolean' && typeof v10 === 'boolean' && Number.isSafeInteger(v11) && v11 >= 0
}
function f14(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f13(one))) return false
  }
  return true
}
function f15(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, Item: v1, Operator: v2, OperatorName: v3, Vessel: v4, From: v5, To: v6, DepartsAt: v7, ArrivesAt: v8, DurationMinutes: v9, CheckInClosesAt: v10, BookingClosesAt: v11, Status: v12, Offers: v13 } = v
  return typeof v0 === 'string' && v0.length <= 64 && p3.test(v0) && typeof v1 === 'string' && v1.length <= 64 && p4.test(v1) && typeof v2 === 'string' && v2.length <= 4 && p5.test(v2) && typeof v3 === 'string' && typeof v4 === 'string' && typeof v5 === 'string' && v5.length <= 4 && p0.test(v5) && typeof v6 === 'string' && v6.length <= 4 && p0.test(v6) && typeof v7 === 'string' && isDateTime(v7) && typeof v8 === 'string' && isDateTime(v8) && Number.isSafeInteger(v9) && v9 >= 1 && typeof v10 === 'string' && isDateTime(v10) && typeof v11 === 'string' && isDateTime(v11) && typeof v12 === 'string' && f14(v13)
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
  const { Date: v0, LowestFare: v1, LowestPrice: v2, IsAvailable: v3 } = v
  return typeof v0 === 'string' && isDate(v0) && (v1 === null || f1(v1)) && (v2 === null || f1(v2)) && typeof v3 === 'boolean'
}
function f18(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f17(one))) return false
  }
  return true
}
function f19(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  for (const name in v) {
    const one = v[name]
    if (!(((typeof one === 'string') || (Number.isFinite(one)) || (typeof one === 'boolean')))) return false
  }
  return true
}
function f20(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Code: v0, Detail: v1, Params: v2 } = v
  return typeof v0 === 'string' && typeof v1 === 'string' && f19(v2)
}
function f21(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Date: v0, Sailings: v1, Days: v2, Unavailable: v3 } = v
  return typeof v0 === 'string' && isDate(v0) && f16(v1) && f18(v2) && (v3 === null || f20(v3))
}
function f22(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { From: v0, To: v1, IsInternational: v2, IsRoundTrip: v3, Departures: v4, Returns: v5, AsOf: v6 } = v
  return f0(v0) && f0(v1) && typeof v2 === 'boolean' && typeof v3 === 'boolean' && f21(v4) && (v5 === null || f21(v5)) && typeof v6 === 'string' && isDateTime(v6)
}

export const checks: AnswerChecks = { 200: (v) => f22(v) }
