// Made from openapi/ by `pnpm generate`. Change the contract instead of this file.

import { type AnswerChecks, isDate, isDateTime } from '../../values/fits.ts'

const p0 = /^tkt_[A-Za-z0-9]{6,24}$/
const p1 = /^ord_[A-Za-z0-9]{6,24}$/
const p2 = /^itm_[A-Za-z0-9]{6,24}$/
const p3 = /^[A-Z]{3,4}$/
const p4 = /^[A-Z]{2}$/
const p5 = /^[a-z0-9]+(-[a-z0-9]+)*$/
const p6 = /^[A-Z]{2,4}$/
const p7 = /^[A-Z]{3}$/
const p8 = /^sai_[A-Za-z0-9_-]{4,60}$/
function f0(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Code: v0, Name: v1, City: v2, Country: v3, TimeZone: v4, Latitude: v5, Longitude: v6, Slug: v7 } = v
  return typeof v0 === 'string' && v0.length <= 4 && p3.test(v0) && typeof v1 === 'string' && typeof v2 === 'string' && typeof v3 === 'string' && p4.test(v3) && typeof v4 === 'string' && Number.isFinite(v5) && v5 >= -90 && v5 <= 90 && Number.isFinite(v6) && v6 >= -180 && v6 <= 180 && (v7 === undefined || typeof v7 === 'string' && v7.length <= 60 && p5.test(v7))
}
function f1(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { InfantUntil: v0, ChildUntil: v1, SeniorFrom: v2 } = v
  return Number.isSafeInteger(v0) && v0 >= 0 && v0 <= 17 && Number.isSafeInteger(v1) && v1 >= 0 && v1 <= 17 && (v2 === null || Number.isSafeInteger(v2) && v2 >= 40 && v2 <= 120)
}
function f2(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(typeof one === 'string' && p4.test(one))) return false
  }
  return true
}
function f3(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, Vessel: v1, DepartsAt: v2, ArrivesAt: v3, DurationMinutes: v4, CheckInOpensAt: v5, CheckInClosesAt: v6 } = v
  return typeof v0 === 'string' && v0.length <= 64 && p8.test(v0) && typeof v1 === 'string' && typeof v2 === 'string' && isDateTime(v2) && typeof v3 === 'string' && isDateTime(v3) && Number.isSafeInteger(v4) && v4 >= 1 && typeof v5 === 'string' && isDateTime(v5) && typeof v6 === 'string' && isDateTime(v6)
}
function f4(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Amount: v0, Currency: v1, Exponent: v2 } = v
  return Number.isSafeInteger(v0) && typeof v1 === 'string' && v1.length <= 3 && p7.test(v1) && Number.isSafeInteger(v2) && v2 >= 0 && v2 <= 4
}
function f5(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { UntilHoursBefore: v0, Fee: v1 } = v
  return Number.isSafeInteger(v0) && v0 >= 1 && f4(v1)
}
function f6(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { HoursBefore: v0, Percent: v1 } = v
  return Number.isSafeInteger(v0) && v0 >= 1 && Number.isSafeInteger(v1) && v1 >= 1 && v1 <= 100
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
  const { BaggageKg: v0, HandCarryKg: v1, Change: v2, Refund: v3 } = v
  return Number.isSafeInteger(v0) && v0 >= 0 && Number.isSafeInteger(v1) && v1 >= 0 && (v2 === null || f5(v2)) && f7(v3)
}
function f9(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { From: v0, To: v1, IsInternational: v2, Operator: v3, OperatorName: v4, Class: v5, ClassName: v6, AgeBands: v7, PricedNationalities: v8, Sailing: v9, Rules: v10 } = v
  return f0(v0) && f0(v1) && typeof v2 === 'boolean' && typeof v3 === 'string' && v3.length <= 4 && p6.test(v3) && typeof v4 === 'string' && typeof v5 === 'string' && v5.length <= 3 && p7.test(v5) && typeof v6 === 'string' && f1(v7) && f2(v8) && (v9 === null || f3(v9)) && (v10 === undefined || f8(v10))
}
function f10(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, Number: v1, State: v2, Order: v3, OrderItem: v4, PassengerIndex: v5, SectorIndex: v6, PassengerName: v7, Title: v8, Band: v9, Sector: v10, QrPayload: v11, ValidUntil: v12, ChangeUntil: v13, ChangeRefusal: v14, NameUntil: v15, NameRefusal: v16 } = v
  return typeof v0 === 'string' && v0.length <= 28 && p0.test(v0) && typeof v1 === 'string' && typeof v2 === 'string' && typeof v3 === 'string' && v3.length <= 28 && p1.test(v3) && typeof v4 === 'string' && v4.length <= 28 && p2.test(v4) && Number.isSafeInteger(v5) && v5 >= 0 && v5 <= 9 && Number.isSafeInteger(v6) && v6 >= 0 && v6 <= 5 && typeof v7 === 'string' && typeof v8 === 'string' && typeof v9 === 'string' && f9(v10) && typeof v11 === 'string' && (v12 === null || typeof v12 === 'string' && isDate(v12)) && (v13 === null || typeof v13 === 'string' && isDateTime(v13)) && (v14 === undefined || (v14 === null || typeof v14 === 'string')) && (v15 === null || typeof v15 === 'string' && isDateTime(v15)) && (v16 === undefined || (v16 === null || typeof v16 === 'string'))
}

export const checks: AnswerChecks = { 200: (v) => f10(v) }
