// Made from openapi/ by `pnpm generate`. Change the contract instead of this file.

import { type AnswerChecks, isDate, isDateTime } from '../../values/fits.ts'

const p0 = /^(pkg|att|htl|trn|crs)_[A-Za-z0-9-]{2,40}$/
const p1 = /^[a-z0-9]+(-[a-z0-9]+)*$/
const p2 = /^[A-Z]{2}$/
const p3 = /^[a-z0-9_]+$/
const p4 = /^[A-Z0-9][A-Z0-9_-]{0,23}$/
const p5 = /^[A-Z]{3}$/
const p6 = /^([01][0-9]|2[0-3]):[0-5][0-9]$/
function f0(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { City: v0, CityName: v1, Country: v2, TimeZone: v3, Latitude: v4, Longitude: v5, Location: v6 } = v
  return typeof v0 === 'string' && v0.length <= 40 && p1.test(v0) && typeof v1 === 'string' && typeof v2 === 'string' && p2.test(v2) && typeof v3 === 'string' && Number.isFinite(v4) && v4 >= -90 && v4 <= 90 && Number.isFinite(v5) && v5 >= -180 && v5 <= 180 && typeof v6 === 'string'
}
function f1(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Code: v0, Label: v1 } = v
  return typeof v0 === 'string' && v0.length <= 40 && p3.test(v0) && typeof v1 === 'string'
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
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(typeof one === 'string')) return false
  }
  return true
}
function f4(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Amount: v0, Currency: v1, Exponent: v2 } = v
  return Number.isSafeInteger(v0) && typeof v1 === 'string' && v1.length <= 3 && p5.test(v1) && Number.isSafeInteger(v2) && v2 >= 0 && v2 <= 4
}
function f5(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Adult: v0, Child: v1, Infant: v2, Senior: v3 } = v
  return f4(v0) && (v1 === null || f4(v1)) && (v2 === null || f4(v2)) && (v3 === null || f4(v3))
}
function f6(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Code: v0, Name: v1, Basis: v2, Prices: v3, SingleSupplement: v4, MinOrder: v5, MaxOrder: v6 } = v
  return typeof v0 === 'string' && v0.length <= 24 && p4.test(v0) && typeof v1 === 'string' && typeof v2 === 'string' && f5(v3) && (v4 === null || f4(v4)) && Number.isSafeInteger(v5) && v5 >= 1 && Number.isSafeInteger(v6) && v6 >= 1 && v6 <= 10
}
function f7(v: any): boolean {
  if (!Array.isArray(v) || v.length < 1) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f6(one))) return false
  }
  return true
}
function f8(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Label: v0, Amount: v1 } = v
  return typeof v0 === 'string' && f4(v1)
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
  const { Day: v0, Text: v1 } = v
  return Number.isSafeInteger(v0) && v0 >= 1 && typeof v1 === 'string'
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
  const { Day: v0, Opens: v1, Closes: v2, LastAdmission: v3 } = v
  return Number.isSafeInteger(v0) && v0 >= 1 && v0 <= 7 && typeof v1 === 'string' && p6.test(v1) && typeof v2 === 'string' && p6.test(v2) && (v3 === null || typeof v3 === 'string' && p6.test(v3))
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
  const { Date: v0, State: v1, OpensAt: v2, ClosesAt: v3 } = v
  return typeof v0 === 'string' && isDate(v0) && typeof v1 === 'string' && (v2 === null || typeof v2 === 'string' && isDateTime(v2)) && (v3 === null || typeof v3 === 'string' && isDateTime(v3))
}
function f15(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { TimeZone: v0, Week: v1, Today: v2, Note: v3 } = v
  return typeof v0 === 'string' && f13(v1) && f14(v2) && (v3 === null || typeof v3 === 'string')
}
function f16(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, Name: v1, Summary: v2, Description: v3, Kind: v4, KindName: v5, Place: v6, Facts: v7, Rules: v8, AsOf: v9, Days: v10, Nights: v11, Types: v12, Includes: v13, Excludes: v14, ExcludedCharges: v15, Itinerary: v16, OperatingHours: v17, MeetingTime: v18, MeetingTimeZone: v19, MinOrder: v20, MaxOrder: v21, BookBeforeDays: v22, FirstDate: v23, RefundRule: v24 } = v
  return typeof v0 === 'string' && v0.length <= 44 && p0.test(v0) && typeof v1 === 'string' && typeof v2 === 'string' && typeof v3 === 'string' && typeof v4 === 'string' && v4.length <= 40 && p1.test(v4) && typeof v5 === 'string' && f0(v6) && f2(v7) && f3(v8) && typeof v9 === 'string' && isDateTime(v9) && Number.isSafeInteger(v10) && v10 >= 1 && Number.isSafeInteger(v11) && v11 >= 0 && f7(v12) && f3(v13) && f3(v14) && f9(v15) && f11(v16) && f15(v17) && typeof v18 === 'string' && p6.test(v18) && typeof v19 === 'string' && Number.isSafeInteger(v20) && v20 >= 1 && Number.isSafeInteger(v21) && v21 >= 1 && v21 <= 10 && Number.isSafeInteger(v22) && v22 >= 0 && (v23 === null || typeof v23 === 'string' && isDate(v23)) && typeof v24 === 'string'
}

export const checks: AnswerChecks = { 200: (v) => f16(v) }
