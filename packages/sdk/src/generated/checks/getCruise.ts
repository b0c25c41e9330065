// Made from openapi/ by `pnpm generate`. Change the contract instead of this file.

import { type AnswerChecks, isDate, isDateTime } from '../../values/fits.ts'

const p0 = /^(pkg|att|htl|trn|crs)_[A-Za-z0-9-]{2,40}$/
const p1 = /^[a-z0-9]+(-[a-z0-9]+)*$/
const p2 = /^[A-Z]{2}$/
const p3 = /^[a-z0-9_]+$/
const p4 = /^([01][0-9]|2[0-3]):[0-5][0-9]$/
const p5 = /^[A-Z0-9][A-Z0-9_-]{0,23}$/
const p6 = /^[A-Z]{3}$/
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
  const { Day: v0, Port: v1, ArrivesAt: v2, DepartsAt: v3 } = v
  return Number.isSafeInteger(v0) && v0 >= 1 && typeof v1 === 'string' && (v2 === null || typeof v2 === 'string' && p4.test(v2)) && (v3 === null || typeof v3 === 'string' && p4.test(v3))
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
  const { Amount: v0, Currency: v1, Exponent: v2 } = v
  return Number.isSafeInteger(v0) && typeof v1 === 'string' && v1.length <= 3 && p6.test(v1) && Number.isSafeInteger(v2) && v2 >= 0 && v2 <= 4
}
function f7(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Code: v0, Name: v1, MaxGuests: v2, PerGuest: v3, ThirdFourth: v4, SingleSupplementPercent: v5 } = v
  return typeof v0 === 'string' && v0.length <= 24 && p5.test(v0) && typeof v1 === 'string' && Number.isSafeInteger(v2) && v2 >= 1 && f6(v3) && (v4 === null || f6(v4)) && Number.isSafeInteger(v5) && v5 >= 0 && v5 <= 200
}
function f8(v: any): boolean {
  if (!Array.isArray(v) || v.length < 1) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f7(one))) return false
  }
  return true
}
function f9(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Cabin: v0, Left: v1 } = v
  return typeof v0 === 'string' && v0.length <= 24 && p5.test(v0) && Number.isSafeInteger(v1) && v1 >= 0
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
  const { Date: v0, Cabins: v1 } = v
  return typeof v0 === 'string' && isDate(v0) && f10(v1)
}
function f12(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f11(one))) return false
  }
  return true
}
function f13(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { InfantUntil: v0, ChildUntil: v1, SeniorFrom: v2 } = v
  return Number.isSafeInteger(v0) && v0 >= 0 && v0 <= 17 && Number.isSafeInteger(v1) && v1 >= 0 && v1 <= 17 && (v2 === null || Number.isSafeInteger(v2) && v2 >= 40 && v2 <= 120)
}
function f14(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, Name: v1, Summary: v2, Description: v3, Kind: v4, KindName: v5, Place: v6, Facts: v7, Rules: v8, AsOf: v9, Ship: v10, Nights: v11, HomePort: v12, Itinerary: v13, Cabins: v14, Sailings: v15, PortCharges: v16, GratuityPerNight: v17, CheckIn: v18, PassportRule: v19, AgeRule: v20, AgeBands: v21, InfantsFromMonths: v22, RefundRule: v23, BookBeforeDays: v24 } = v
  return typeof v0 === 'string' && v0.length <= 44 && p0.test(v0) && typeof v1 === 'string' && typeof v2 === 'string' && typeof v3 === 'string' && typeof v4 === 'string' && v4.length <= 40 && p1.test(v4) && typeof v5 === 'string' && f0(v6) && f2(v7) && f3(v8) && typeof v9 === 'string' && isDateTime(v9) && typeof v10 === 'string' && Number.isSafeInteger(v11) && v11 >= 1 && typeof v12 === 'string' && f5(v13) && f8(v14) && f12(v15) && f6(v16) && f6(v17) && typeof v18 === 'string' && typeof v19 === 'string' && typeof v20 === 'string' && (v21 === undefined || f13(v21)) && Number.isSafeInteger(v22) && v22 >= 0 && v22 <= 36 && typeof v23 === 'string' && Number.isSafeInteger(v24) && v24 >= 0
}

export const checks: AnswerChecks = { 200: (v) => f14(v) }
