// Made from openapi/ by `pnpm generate`. Change the contract instead of this file.

import { type AnswerChecks, isDateTime } from '../../values/fits.ts'

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
  const { Average: v0, Count: v1 } = v
  return Number.isFinite(v0) && v0 >= 0 && v0 <= 5 && Number.isSafeInteger(v1) && v1 >= 0
}
function f5(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Comfort: v0, Service: v1, Cleanliness: v2, Location: v3 } = v
  return Number.isFinite(v0) && v0 >= 1 && v0 <= 5 && Number.isFinite(v1) && v1 >= 1 && v1 <= 5 && Number.isFinite(v2) && v2 >= 1 && v2 <= 5 && Number.isFinite(v3) && v3 >= 1 && v3 <= 5
}
function f6(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Points: v0, Count: v1 } = v
  return Number.isSafeInteger(v0) && v0 >= 1 && v0 <= 5 && Number.isSafeInteger(v1) && v1 >= 0
}
function f7(v: any): boolean {
  if (!Array.isArray(v) || v.length < 5 || v.length > 5) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f6(one))) return false
  }
  return true
}
function f8(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Rating: v0, Scores: v1, Breakdown: v2 } = v
  return f4(v0) && f5(v1) && f7(v2)
}
function f9(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { IsRefundable: v0, FreeUntil: v1, Text: v2 } = v
  return typeof v0 === 'boolean' && (v1 === null || typeof v1 === 'string' && isDateTime(v1)) && typeof v2 === 'string'
}
function f10(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Amount: v0, Currency: v1, Exponent: v2 } = v
  return Number.isSafeInteger(v0) && typeof v1 === 'string' && v1.length <= 3 && p6.test(v1) && Number.isSafeInteger(v2) && v2 >= 0 && v2 <= 4
}
function f11(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Offer: v0, Board: v1, Cancellation: v2, Total: v3, PerNight: v4 } = v
  return typeof v0 === 'string' && v0.length <= 24 && p5.test(v0) && typeof v1 === 'string' && f9(v2) && f10(v3) && f10(v4)
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
  const { Code: v0, Name: v1, Beds: v2, SizeM2: v3, MaxAdults: v4, MaxChildren: v5, MaxGuests: v6, Left: v7, Offers: v8 } = v
  return typeof v0 === 'string' && v0.length <= 24 && p5.test(v0) && typeof v1 === 'string' && typeof v2 === 'string' && Number.isSafeInteger(v3) && v3 >= 1 && Number.isSafeInteger(v4) && v4 >= 1 && Number.isSafeInteger(v5) && v5 >= 0 && Number.isSafeInteger(v6) && v6 >= 1 && Number.isSafeInteger(v7) && v7 >= 0 && f12(v8)
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
  for (const name in v) {
    const one = v[name]
    if (!(((typeof one === 'string') || (Number.isFinite(one)) || (typeof one === 'boolean')))) return false
  }
  return true
}
function f16(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Code: v0, Detail: v1, Params: v2 } = v
  return typeof v0 === 'string' && typeof v1 === 'string' && f15(v2)
}
function f17(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, Name: v1, Summary: v2, Description: v3, Kind: v4, KindName: v5, Place: v6, Facts: v7, Rules: v8, AsOf: v9, Stars: v10, Facilities: v11, CheckInFrom: v12, CheckOutUntil: v13, ChildPolicy: v14, TaxNote: v15, Reviews: v16, Nights: v17, Rooms: v18, Unavailable: v19 } = v
  return typeof v0 === 'string' && v0.length <= 44 && p0.test(v0) && typeof v1 === 'string' && typeof v2 === 'string' && typeof v3 === 'string' && typeof v4 === 'string' && v4.length <= 40 && p1.test(v4) && typeof v5 === 'string' && f0(v6) && f2(v7) && f3(v8) && typeof v9 === 'string' && isDateTime(v9) && Number.isSafeInteger(v10) && v10 >= 1 && v10 <= 5 && f2(v11) && typeof v12 === 'string' && p4.test(v12) && typeof v13 === 'string' && p4.test(v13) && typeof v14 === 'string' && typeof v15 === 'string' && (v16 === null || f8(v16)) && Number.isSafeInteger(v17) && v17 >= 1 && f14(v18) && (v19 === null || f16(v19))
}

export const checks: AnswerChecks = { 200: (v) => f17(v) }
