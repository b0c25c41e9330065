// Made from openapi/ by `pnpm generate`. Change the contract instead of this file.

import { type AnswerChecks, countFields, isAbsoluteAddress, isDate, isDateTime, isEmail, isMultipleOf } from '../values/fits.ts'

const p0 = /^[A-Za-z0-9.:\[\]-]+$/
const p1 = /^#[0-9a-fA-F]{6}$/
const p2 = /^[A-Z]{3}$/
const p3 = /^[A-Z][A-Z0-9_]{1,29}$/
const p4 = /^[A-Z]{3,4}$/
const p5 = /^(\/[A-Za-z0-9_-][A-Za-z0-9/._-]*|https:\/\/[A-Za-z0-9.-]+(:[0-9]+)?(\/[A-Za-z0-9/._~%-]*)?)$/
const p6 = /^agy_[A-Za-z0-9]{6,24}$/
const p7 = /^[a-z][a-z-]{1,30}$/
const p8 = /^[A-Z]{2}$/
const p9 = /^psg_[A-Za-z0-9]{6,24}$/
const p10 = /^[A-Z0-9]{6,9}$/
const p11 = /^[a-z0-9]+(-[a-z0-9]+)*$/
const p12 = /^(fer|opn)_[A-Za-z0-9_-]{3,60}$/
const p13 = /^[A-Z]{2,4}$/
const p14 = /^sai_[A-Za-z0-9_-]{4,60}$/
const p15 = /^off_[A-Za-z0-9_-]{4,80}$/
const p16 = /^[0-9]{4}-[0-9]{2}$/
const p17 = /^tkt_[A-Za-z0-9]{6,24}$/
const p18 = /^ord_[A-Za-z0-9]{6,24}$/
const p19 = /^itm_[A-Za-z0-9]{6,24}$/
const p20 = /^(pkg|att|htl|trn|crs)_[A-Za-z0-9-]{2,40}$/
const p21 = /^[a-z0-9_]+$/
const p22 = /^[a-z_]+$/
const p23 = /^[a-z0-9_-]+$/
const p24 = /^[A-Z0-9][A-Z0-9_-]{0,23}$/
const p25 = /^([01][0-9]|2[0-3]):[0-5][0-9]$/
const p26 = /^[A-Za-z0-9_-]+$/
const p27 = /^cus_[A-Za-z0-9]{6,24}$/
const p28 = /^\+[1-9][0-9]{0,3}$/
const p29 = /^[0-9]{4,14}$/
const p30 = /^pay_[A-Za-z0-9]{6,24}$/
const p31 = /^quo_[A-Za-z0-9]{6,24}$/
const p32 = /^ref_[A-Za-z0-9]{6,24}$/
const p33 = /^top_[A-Za-z0-9]{6,24}$/
const p34 = /^usr_[A-Za-z0-9]{6,24}$/
const p35 = /^evt_[A-Za-z0-9]{6,24}$/
const p36 = /^[0-9a-f]{64}$/
function f0(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Light: v0, Dark: v1, Width: v2, Height: v3 } = v
  return typeof v0 === 'string' && typeof v1 === 'string' && (v2 === undefined || Number.isFinite(v2) && v2 >= 1) && (v3 === undefined || Number.isFinite(v3) && v3 >= 1) && countFields(v) === 2 + (v2 === undefined ? 0 : 1) + (v3 === undefined ? 0 : 1)
}
function f1(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Brand: v0, OnBrand: v1, Accent: v2, OnAccent: v3, Ink: v4, Surface: v5 } = v
  return typeof v0 === 'string' && p1.test(v0) && typeof v1 === 'string' && p1.test(v1) && typeof v2 === 'string' && p1.test(v2) && typeof v3 === 'string' && p1.test(v3) && typeof v4 === 'string' && p1.test(v4) && typeof v5 === 'string' && p1.test(v5) && countFields(v) === 6
}
function f2(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Light: v0, Dark: v1 } = v
  return f1(v0) && f1(v1) && countFields(v) === 2
}
function f3(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!((one === "ferry" || one === "package" || one === "attraction" || one === "hotel" || one === "transport" || one === "cruise"))) return false
  }
  return true
}
function f4(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!((one === "EN" || one === "ID" || one === "ZH" || one === "ZHTD" || one === "ZHSM"))) return false
  }
  return true
}
function f5(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(typeof one === 'string' && one.length <= 3 && p2.test(one))) return false
  }
  return true
}
function f6(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(typeof one === 'string' && one.length <= 30 && p3.test(one))) return false
  }
  return true
}
function f7(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Email: v0, Phone: v1, Address: v2, Hours: v3 } = v
  return typeof v0 === 'string' && isEmail(v0) && typeof v1 === 'string' && typeof v2 === 'string' && typeof v3 === 'string' && countFields(v) === 4
}
function f8(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { From: v0, To: v1 } = v
  return typeof v0 === 'string' && typeof v1 === 'string' && countFields(v) === 2
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
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(typeof one === 'string' && one.length >= 1 && one.length <= 253 && p0.test(one))) return false
  }
  return true
}
function f11(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { DefaultFrom: v0, DefaultTo: v1, BookableDays: v2, HoldMinutes: v3 } = v
  return typeof v0 === 'string' && v0.length <= 4 && p4.test(v0) && typeof v1 === 'string' && v1.length <= 4 && p4.test(v1) && Number.isSafeInteger(v2) && v2 >= 1 && v2 <= 400 && Number.isSafeInteger(v3) && v3 >= 1 && countFields(v) === 4
}
function f12(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { BookingMode: v0, IsRegistrationOpen: v1, PasswordMinLength: v2 } = v
  return (v0 === "guest" || v0 === "account") && typeof v1 === 'boolean' && Number.isSafeInteger(v2) && v2 >= 7 && v2 <= 64 && countFields(v) === 3
}
function f13(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { DataLayer: v0, Beacon: v1, Consent: v2 } = v
  return typeof v0 === 'boolean' && (v1 === null || typeof v1 === 'string' && v1.length <= 500 && p5.test(v1)) && typeof v2 === 'boolean' && countFields(v) === 3
}
function f14(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { System: v0, Web: v1, Name: v2, Tagline: v3, Logo: v4, Loader: v5, Favicon: v6, Theme: v7, Products: v8, Languages: v9, Currencies: v10, DefaultCurrency: v11, PaymentMethods: v12, Contact: v13, TimeZone: v14, RouteRules: v15, ExternalHosts: v16, Ferry: v17, Account: v18, Analytics: v19 } = v
  return Number.isSafeInteger(v0) && v0 >= 1 && typeof v1 === 'string' && v1.length >= 1 && v1.length <= 253 && p0.test(v1) && typeof v2 === 'string' && (v3 === undefined || typeof v3 === 'string') && f0(v4) && f0(v5) && typeof v6 === 'string' && f2(v7) && f3(v8) && f4(v9) && f5(v10) && typeof v11 === 'string' && v11.length <= 3 && p2.test(v11) && f6(v12) && f7(v13) && (v14 === undefined || typeof v14 === 'string') && f9(v15) && f10(v16) && f11(v17) && f12(v18) && (v19 === undefined || f13(v19)) && countFields(v) === 17 + (v3 === undefined ? 0 : 1) + (v14 === undefined ? 0 : 1) + (v19 === undefined ? 0 : 1)
}
function f15(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, Name: v1, LegalName: v2, CurrencyName: v3, Contact: v4 } = v
  return Number.isSafeInteger(v0) && v0 >= 1 && typeof v1 === 'string' && typeof v2 === 'string' && typeof v3 === 'string' && v3.length <= 3 && p2.test(v3) && f7(v4) && countFields(v) === 5
}
function f16(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Code: v0, Name: v1, Symbol: v2, Exponent: v3 } = v
  return typeof v0 === 'string' && v0.length <= 3 && p2.test(v0) && typeof v1 === 'string' && typeof v2 === 'string' && Number.isSafeInteger(v3) && v3 >= 0 && v3 <= 4 && countFields(v) === 4
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
  const { Items: v0 } = v
  return f17(v0) && countFields(v) === 1
}
function f19(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Title: v0, Markup: v1, UpdatedAt: v2 } = v
  return typeof v0 === 'string' && typeof v1 === 'string' && typeof v2 === 'string' && isDateTime(v2) && countFields(v) === 3
}
function f20(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Name: v0 } = v
  return typeof v0 === 'string' && countFields(v) === 1
}
function f21(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Code: v0 } = v
  return typeof v0 === 'string' && v0.length <= 3 && p2.test(v0) && countFields(v) === 1
}
function f22(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, Name: v1, Role: v2 } = v
  return typeof v0 === 'string' && v0.length <= 28 && p6.test(v0) && typeof v1 === 'string' && (v2 === "owner" || v2 === "booker" || v2 === "finance") && countFields(v) === 3
}
function f23(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, Name: v1, Username: v2, Email: v3, Role: v4, CurrencyObj: v5, IsB2B: v6, IsB2C: v7, Agency: v8 } = v
  return typeof v0 === 'string' && typeof v1 === 'string' && typeof v2 === 'string' && typeof v3 === 'string' && isEmail(v3) && f20(v4) && f21(v5) && (v6 === "true" || v6 === "false") && (v7 === "true" || v7 === "false") && (v8 === null || f22(v8)) && countFields(v) === 9
}
function f24(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Token: v0, ExpiresAt: v1, User: v2 } = v
  return typeof v0 === 'string' && typeof v1 === 'string' && isDateTime(v1) && f23(v2) && countFields(v) === 3
}
function f25(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Code: v0, Name: v1 } = v
  return typeof v0 === 'string' && v0.length <= 31 && p7.test(v0) && typeof v1 === 'string' && countFields(v) === 2
}
function f26(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f25(one))) return false
  }
  return true
}
function f27(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Items: v0 } = v
  return f26(v0) && countFields(v) === 1
}
function f28(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Email: v0, ExpiresAt: v1, ResendAt: v2, AsOf: v3 } = v
  return typeof v0 === 'string' && typeof v1 === 'string' && isDateTime(v1) && typeof v2 === 'string' && isDateTime(v2) && typeof v3 === 'string' && isDateTime(v3) && countFields(v) === 4
}
function f29(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { ExpiresAt: v0, User: v1 } = v
  return typeof v0 === 'string' && isDateTime(v0) && f23(v1) && countFields(v) === 2
}
function f30(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Name: v0, Username: v1, Email: v2, PendingEmail: v3, StreetAddress: v4, Nationality: v5, PhoneCode: v6, PhoneNumber: v7, IdCardNumberMasked: v8, UpdatedAt: v9 } = v
  return typeof v0 === 'string' && typeof v1 === 'string' && typeof v2 === 'string' && isEmail(v2) && (v3 === null || typeof v3 === 'string' && isEmail(v3)) && typeof v4 === 'string' && (v5 === null || typeof v5 === 'string' && v5.length <= 2 && p8.test(v5)) && typeof v6 === 'string' && typeof v7 === 'string' && typeof v8 === 'string' && typeof v9 === 'string' && isDateTime(v9) && countFields(v) === 10
}
function f31(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, Title: v1, FirstName: v2, LastName: v3, NativeName: v4, DateOfBirth: v5, PlaceOfBirth: v6, Nationality: v7, CountryOfResidence: v8, PassportNumber: v9, DateOfIssue: v10, DateOfExpiry: v11, PlaceOfIssue: v12, UpdatedAt: v13 } = v
  return typeof v0 === 'string' && v0.length <= 28 && p9.test(v0) && (v1 === "Mr" || v1 === "Mrs" || v1 === "Ms" || v1 === "Miss" || v1 === "Mstr") && typeof v2 === 'string' && v2.length >= 1 && v2.length <= 40 && typeof v3 === 'string' && v3.length <= 40 && typeof v4 === 'string' && v4.length <= 40 && typeof v5 === 'string' && isDate(v5) && typeof v6 === 'string' && v6.length <= 50 && typeof v7 === 'string' && v7.length <= 2 && p8.test(v7) && typeof v8 === 'string' && v8.length <= 2 && p8.test(v8) && (v9 === null || typeof v9 === 'string' && v9.length <= 9 && p10.test(v9)) && (v10 === null || typeof v10 === 'string' && isDate(v10)) && (v11 === null || typeof v11 === 'string' && isDate(v11)) && (v12 === null || typeof v12 === 'string' && v12.length <= 50) && typeof v13 === 'string' && isDateTime(v13) && countFields(v) === 14
}
function f32(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f31(one))) return false
  }
  return true
}
function f33(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Items: v0, Total: v1, Page: v2, Size: v3 } = v
  return f32(v0) && Number.isSafeInteger(v1) && v1 >= 0 && Number.isSafeInteger(v2) && v2 >= 1 && Number.isSafeInteger(v3) && v3 >= 1 && countFields(v) === 4
}
function f34(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Items: v0 } = v
  return f32(v0) && countFields(v) === 1
}
function f35(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, RestorableUntil: v1 } = v
  return typeof v0 === 'string' && v0.length <= 28 && p9.test(v0) && typeof v1 === 'string' && isDateTime(v1) && countFields(v) === 2
}
function f36(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Code: v0, Name: v1, City: v2, Country: v3, TimeZone: v4, Latitude: v5, Longitude: v6, Slug: v7 } = v
  return typeof v0 === 'string' && v0.length <= 4 && p4.test(v0) && typeof v1 === 'string' && typeof v2 === 'string' && typeof v3 === 'string' && p8.test(v3) && typeof v4 === 'string' && Number.isFinite(v5) && v5 >= -90 && v5 <= 90 && Number.isFinite(v6) && v6 >= -180 && v6 <= 180 && (v7 === undefined || typeof v7 === 'string' && v7.length <= 60 && p11.test(v7)) && countFields(v) === 7 + (v7 === undefined ? 0 : 1)
}
function f37(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f36(one))) return false
  }
  return true
}
function f38(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(typeof one === 'string' && one.length <= 4 && p13.test(one))) return false
  }
  return true
}
function f39(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, From: v1, To: v2, IsInternational: v3, CrossingMinutes: v4, Operators: v5 } = v
  return typeof v0 === 'string' && v0.length <= 64 && p12.test(v0) && typeof v1 === 'string' && v1.length <= 4 && p4.test(v1) && typeof v2 === 'string' && v2.length <= 4 && p4.test(v2) && typeof v3 === 'boolean' && Number.isSafeInteger(v4) && v4 >= 1 && f38(v5) && countFields(v) === 6
}
function f40(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f39(one))) return false
  }
  return true
}
function f41(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { InfantUntil: v0, ChildUntil: v1, SeniorFrom: v2 } = v
  return Number.isSafeInteger(v0) && v0 >= 0 && v0 <= 17 && Number.isSafeInteger(v1) && v1 >= 0 && v1 <= 17 && (v2 === null || Number.isSafeInteger(v2) && v2 >= 40 && v2 <= 120) && countFields(v) === 3
}
function f42(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Code: v0, Name: v1, AgeBands: v2, CheckInOpensMinutesBefore: v3, CheckInClosesMinutesBefore: v4 } = v
  return typeof v0 === 'string' && v0.length <= 4 && p13.test(v0) && typeof v1 === 'string' && f41(v2) && Number.isSafeInteger(v3) && v3 >= 0 && Number.isSafeInteger(v4) && v4 >= 0 && countFields(v) === 5
}
function f43(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f42(one))) return false
  }
  return true
}
function f44(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Code: v0, Name: v1 } = v
  return typeof v0 === 'string' && v0.length <= 3 && p2.test(v0) && typeof v1 === 'string' && countFields(v) === 2
}
function f45(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f44(one))) return false
  }
  return true
}
function f46(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Terminals: v0, Routes: v1, Operators: v2, Classes: v3 } = v
  return f37(v0) && f40(v1) && f43(v2) && f45(v3) && countFields(v) === 4
}
function f47(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Mode: v0, Place: v1, Minutes: v2 } = v
  return (v0 === "walk" || v0 === "rail" || v0 === "bus" || v0 === "taxi") && typeof v1 === 'string' && Number.isSafeInteger(v2) && v2 >= 1 && countFields(v) === 3
}
function f48(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f47(one))) return false
  }
  return true
}
function f49(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Terminal: v0, Access: v1 } = v
  return f36(v0) && f48(v1) && countFields(v) === 2
}
function f50(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(typeof one === 'string')) return false
  }
  return true
}
function f51(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Amount: v0, Currency: v1, Exponent: v2 } = v
  return Number.isSafeInteger(v0) && typeof v1 === 'string' && v1.length <= 3 && p2.test(v1) && Number.isSafeInteger(v2) && v2 >= 0 && v2 <= 4 && countFields(v) === 3
}
function f52(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Slug: v0, To: v1, IsInternational: v2, CrossingMinutes: v3, Operators: v4, LowestPrice: v5 } = v
  return typeof v0 === 'string' && v0.length <= 124 && p11.test(v0) && f36(v1) && typeof v2 === 'boolean' && Number.isSafeInteger(v3) && v3 >= 1 && f50(v4) && (v5 === null || f51(v5)) && countFields(v) === 6
}
function f53(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f52(one))) return false
  }
  return true
}
function f54(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, Operator: v1, OperatorName: v2, Vessel: v3, From: v4, To: v5, DepartsAt: v6, ArrivesAt: v7, DurationMinutes: v8, Status: v9, LowestPrice: v10 } = v
  return typeof v0 === 'string' && v0.length <= 64 && p14.test(v0) && typeof v1 === 'string' && v1.length <= 4 && p13.test(v1) && typeof v2 === 'string' && typeof v3 === 'string' && typeof v4 === 'string' && v4.length <= 4 && p4.test(v4) && typeof v5 === 'string' && v5.length <= 4 && p4.test(v5) && typeof v6 === 'string' && isDateTime(v6) && typeof v7 === 'string' && isDateTime(v7) && Number.isSafeInteger(v8) && v8 >= 1 && (v9 === "on_sale" || v9 === "sold_out" || v9 === "closed" || v9 === "departed") && (v10 === null || f51(v10)) && countFields(v) === 11
}
function f55(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f54(one))) return false
  }
  return true
}
function f56(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Date: v0, Sailings: v1 } = v
  return typeof v0 === 'string' && isDate(v0) && f55(v1) && countFields(v) === 2
}
function f57(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f56(one))) return false
  }
  return true
}
function f58(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Slug: v0, Place: v1, Routes: v2, Timetable: v3, AsOf: v4 } = v
  return typeof v0 === 'string' && v0.length <= 60 && p11.test(v0) && f49(v1) && f53(v2) && f57(v3) && typeof v4 === 'string' && isDateTime(v4) && countFields(v) === 5
}
function f59(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!((one === "adult" || one === "child" || one === "infant" || one === "senior"))) return false
  }
  return true
}
function f60(v: any): boolean {
  if (!Array.isArray(v) || v.length < 1) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(typeof one === 'string' && p8.test(one))) return false
  }
  return true
}
function f61(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Code: v0, Kind: v1, Label: v2, Amount: v3, Bands: v4, PayAt: v5, Countries: v6 } = v
  return typeof v0 === 'string' && (v1 === "terminal_charge" || v1 === "surcharge" || v1 === "fee") && typeof v2 === 'string' && f51(v3) && f59(v4) && (v5 === "online" || v5 === "counter") && (v6 === null || f60(v6)) && countFields(v) === 7
}
function f62(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f61(one))) return false
  }
  return true
}
function f63(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Operator: v0, Charges: v1 } = v
  return f42(v0) && f62(v1) && countFields(v) === 2
}
function f64(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f63(one))) return false
  }
  return true
}
function f65(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Date: v0, LowestFare: v1, LowestPrice: v2, IsAvailable: v3 } = v
  return typeof v0 === 'string' && isDate(v0) && (v1 === null || f51(v1)) && (v2 === null || f51(v2)) && typeof v3 === 'boolean' && countFields(v) === 4
}
function f66(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f65(one))) return false
  }
  return true
}
function f67(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Slug: v0, From: v1, To: v2, IsInternational: v3, CrossingMinutes: v4, Operators: v5, Timetable: v6, FareDays: v7, AsOf: v8 } = v
  return typeof v0 === 'string' && v0.length <= 124 && p11.test(v0) && f49(v1) && f49(v2) && typeof v3 === 'boolean' && Number.isSafeInteger(v4) && v4 >= 1 && f64(v5) && f57(v6) && f66(v7) && typeof v8 === 'string' && isDateTime(v8) && countFields(v) === 9
}
function f68(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Adult: v0, Child: v1, Infant: v2, Senior: v3 } = v
  return f51(v0) && f51(v1) && f51(v2) && (v3 === null || f51(v3)) && countFields(v) === 4
}
function f69(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Countries: v0, Fares: v1 } = v
  return f60(v0) && f68(v1) && countFields(v) === 2
}
function f70(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f69(one))) return false
  }
  return true
}
function f71(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f51(one))) return false
  }
  return true
}
function f72(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Kind: v0, Code: v1, Label: v2, Band: v3, SectorIndex: v4, Quantity: v5, UnitAmount: v6, Amount: v7, PayAt: v8 } = v
  return (v0 === "fare" || v0 === "base" || v0 === "supplement" || v0 === "terminal_charge" || v0 === "surcharge" || v0 === "fee" || v0 === "discount") && typeof v1 === 'string' && typeof v2 === 'string' && (v3 === null || (v3 === "adult" || v3 === "child" || v3 === "infant" || v3 === "senior")) && Number.isSafeInteger(v4) && v4 >= 0 && v4 <= 11 && Number.isSafeInteger(v5) && v5 >= 1 && f51(v6) && f51(v7) && (v8 === "online" || v8 === "counter") && countFields(v) === 9
}
function f73(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f72(one))) return false
  }
  return true
}
function f74(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Total: v0, AtCounter: v1, Lines: v2 } = v
  return f51(v0) && f71(v1) && f73(v2) && countFields(v) === 3
}
function f75(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Offer: v0, Class: v1, ClassName: v2, SeatsLeft: v3, Fares: v4, NationalFares: v5, Charges: v6, AdultPrice: v7, Estimate: v8, IsChangeable: v9, IsRefundable: v10, BaggageKg: v11 } = v
  return typeof v0 === 'string' && v0.length <= 84 && p15.test(v0) && typeof v1 === 'string' && v1.length <= 3 && p2.test(v1) && typeof v2 === 'string' && Number.isSafeInteger(v3) && v3 >= 0 && f68(v4) && f70(v5) && f62(v6) && f51(v7) && f74(v8) && typeof v9 === 'boolean' && typeof v10 === 'boolean' && Number.isSafeInteger(v11) && v11 >= 0 && countFields(v) === 12
}
function f76(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f75(one))) return false
  }
  return true
}
function f77(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, Item: v1, Operator: v2, OperatorName: v3, Vessel: v4, From: v5, To: v6, DepartsAt: v7, ArrivesAt: v8, DurationMinutes: v9, CheckInClosesAt: v10, BookingClosesAt: v11, Status: v12, Offers: v13 } = v
  return typeof v0 === 'string' && v0.length <= 64 && p14.test(v0) && typeof v1 === 'string' && v1.length <= 64 && p12.test(v1) && typeof v2 === 'string' && v2.length <= 4 && p13.test(v2) && typeof v3 === 'string' && typeof v4 === 'string' && typeof v5 === 'string' && v5.length <= 4 && p4.test(v5) && typeof v6 === 'string' && v6.length <= 4 && p4.test(v6) && typeof v7 === 'string' && isDateTime(v7) && typeof v8 === 'string' && isDateTime(v8) && Number.isSafeInteger(v9) && v9 >= 1 && typeof v10 === 'string' && isDateTime(v10) && typeof v11 === 'string' && isDateTime(v11) && (v12 === "on_sale" || v12 === "sold_out" || v12 === "closed") && f76(v13) && countFields(v) === 14
}
function f78(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f77(one))) return false
  }
  return true
}
function f79(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  for (const name in v) {
    const one = v[name]
    if (!(((typeof one === 'string') || (Number.isFinite(one)) || (typeof one === 'boolean')))) return false
  }
  return true
}
function f80(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Code: v0, Detail: v1, Params: v2 } = v
  return (v0 === "product_unavailable" || v0 === "book_before" || v0 === "no_return_sailing" || v0 === "seats_taken" || v0 === "sold_out") && typeof v1 === 'string' && f79(v2) && countFields(v) === 3
}
function f81(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Date: v0, Sailings: v1, Days: v2, Unavailable: v3 } = v
  return typeof v0 === 'string' && isDate(v0) && f78(v1) && f66(v2) && (v3 === null || f80(v3)) && countFields(v) === 4
}
function f82(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { From: v0, To: v1, IsInternational: v2, IsRoundTrip: v3, Departures: v4, Returns: v5, AsOf: v6 } = v
  return f36(v0) && f36(v1) && typeof v2 === 'boolean' && typeof v3 === 'boolean' && f81(v4) && (v5 === null || f81(v5)) && typeof v6 === 'string' && isDateTime(v6) && countFields(v) === 7
}
function f83(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Month: v0, Days: v1 } = v
  return typeof v0 === 'string' && p16.test(v0) && f66(v1) && countFields(v) === 2
}
function f84(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Item: v0, Operator: v1, OperatorName: v2, From: v3, To: v4, IsInternational: v5, IsOpenTicket: v6, IsOpenTicket2W: v7, Class: v8, ClassName: v9, ValidityDays: v10, Fares: v11, Charges: v12, Estimate: v13 } = v
  return typeof v0 === 'string' && v0.length <= 64 && p12.test(v0) && typeof v1 === 'string' && v1.length <= 4 && p13.test(v1) && typeof v2 === 'string' && typeof v3 === 'string' && v3.length <= 4 && p4.test(v3) && typeof v4 === 'string' && v4.length <= 4 && p4.test(v4) && typeof v5 === 'boolean' && typeof v6 === 'boolean' && typeof v7 === 'boolean' && typeof v8 === 'string' && v8.length <= 3 && p2.test(v8) && typeof v9 === 'string' && Number.isSafeInteger(v10) && v10 >= 1 && f68(v11) && f62(v12) && f74(v13) && countFields(v) === 14
}
function f85(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f84(one))) return false
  }
  return true
}
function f86(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Items: v0 } = v
  return f85(v0) && countFields(v) === 1
}
function f87(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, Vessel: v1, DepartsAt: v2, ArrivesAt: v3, DurationMinutes: v4, SeatsLeft: v5, Status: v6 } = v
  return typeof v0 === 'string' && v0.length <= 64 && p14.test(v0) && typeof v1 === 'string' && typeof v2 === 'string' && isDateTime(v2) && typeof v3 === 'string' && isDateTime(v3) && Number.isSafeInteger(v4) && v4 >= 1 && Number.isSafeInteger(v5) && v5 >= 0 && (v6 === "on_sale" || v6 === "sold_out" || v6 === "closed") && countFields(v) === 7
}
function f88(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f87(one))) return false
  }
  return true
}
function f89(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { From: v0, To: v1, DateFrom: v2, DateUntil: v3, Sailings: v4, AsOf: v5 } = v
  return f36(v0) && f36(v1) && typeof v2 === 'string' && isDate(v2) && typeof v3 === 'string' && isDate(v3) && f88(v4) && typeof v5 === 'string' && isDateTime(v5) && countFields(v) === 6
}
function f90(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(typeof one === 'string' && p8.test(one))) return false
  }
  return true
}
function f91(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, Vessel: v1, DepartsAt: v2, ArrivesAt: v3, DurationMinutes: v4, CheckInOpensAt: v5, CheckInClosesAt: v6 } = v
  return typeof v0 === 'string' && v0.length <= 64 && p14.test(v0) && typeof v1 === 'string' && typeof v2 === 'string' && isDateTime(v2) && typeof v3 === 'string' && isDateTime(v3) && Number.isSafeInteger(v4) && v4 >= 1 && typeof v5 === 'string' && isDateTime(v5) && typeof v6 === 'string' && isDateTime(v6) && countFields(v) === 7
}
function f92(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { UntilHoursBefore: v0, Fee: v1 } = v
  return Number.isSafeInteger(v0) && v0 >= 1 && f51(v1) && countFields(v) === 2
}
function f93(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { HoursBefore: v0, Percent: v1 } = v
  return Number.isSafeInteger(v0) && v0 >= 1 && Number.isSafeInteger(v1) && v1 >= 1 && v1 <= 100 && countFields(v) === 2
}
function f94(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f93(one))) return false
  }
  return true
}
function f95(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { BaggageKg: v0, HandCarryKg: v1, Change: v2, Refund: v3 } = v
  return Number.isSafeInteger(v0) && v0 >= 0 && Number.isSafeInteger(v1) && v1 >= 0 && (v2 === null || f92(v2)) && f94(v3) && countFields(v) === 4
}
function f96(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { From: v0, To: v1, IsInternational: v2, Operator: v3, OperatorName: v4, Class: v5, ClassName: v6, AgeBands: v7, PricedNationalities: v8, Sailing: v9, Rules: v10 } = v
  return f36(v0) && f36(v1) && typeof v2 === 'boolean' && typeof v3 === 'string' && v3.length <= 4 && p13.test(v3) && typeof v4 === 'string' && typeof v5 === 'string' && v5.length <= 3 && p2.test(v5) && typeof v6 === 'string' && f41(v7) && f90(v8) && (v9 === null || f91(v9)) && (v10 === undefined || f95(v10)) && countFields(v) === 10 + (v10 === undefined ? 0 : 1)
}
function f97(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, Number: v1, State: v2, Order: v3, OrderItem: v4, PassengerIndex: v5, SectorIndex: v6, PassengerName: v7, Title: v8, Band: v9, Sector: v10, QrPayload: v11, ValidUntil: v12, ChangeUntil: v13, ChangeRefusal: v14, NameUntil: v15, NameRefusal: v16 } = v
  return typeof v0 === 'string' && v0.length <= 28 && p17.test(v0) && typeof v1 === 'string' && (v2 === "reserved" || v2 === "issued" || v2 === "checked_in" || v2 === "used" || v2 === "void") && typeof v3 === 'string' && v3.length <= 28 && p18.test(v3) && typeof v4 === 'string' && v4.length <= 28 && p19.test(v4) && Number.isSafeInteger(v5) && v5 >= 0 && v5 <= 9 && Number.isSafeInteger(v6) && v6 >= 0 && v6 <= 5 && typeof v7 === 'string' && (v8 === "Mr" || v8 === "Mrs" || v8 === "Ms" || v8 === "Miss" || v8 === "Mstr") && (v9 === "adult" || v9 === "child" || v9 === "infant" || v9 === "senior") && f96(v10) && typeof v11 === 'string' && (v12 === null || typeof v12 === 'string' && isDate(v12)) && (v13 === null || typeof v13 === 'string' && isDateTime(v13)) && (v14 === undefined || (v14 === null || (v14 === "checked_in" || v14 === "not_changeable" || v14 === "open_ticket" || v14 === "too_late"))) && (v15 === null || typeof v15 === 'string' && isDateTime(v15)) && (v16 === undefined || (v16 === null || (v16 === "already_corrected" || v16 === "checked_in" || v16 === "not_offered" || v16 === "too_late"))) && countFields(v) === 15 + (v14 === undefined ? 0 : 1) + (v16 === undefined ? 0 : 1)
}
function f98(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { City: v0, CityName: v1, Country: v2, TimeZone: v3, Latitude: v4, Longitude: v5, Location: v6 } = v
  return typeof v0 === 'string' && v0.length <= 40 && p11.test(v0) && typeof v1 === 'string' && typeof v2 === 'string' && p8.test(v2) && typeof v3 === 'string' && Number.isFinite(v4) && v4 >= -90 && v4 <= 90 && Number.isFinite(v5) && v5 >= -180 && v5 <= 180 && typeof v6 === 'string' && countFields(v) === 7
}
function f99(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Code: v0, Label: v1 } = v
  return typeof v0 === 'string' && v0.length <= 40 && p21.test(v0) && typeof v1 === 'string' && countFields(v) === 2
}
function f100(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f99(one))) return false
  }
  return true
}
function f101(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Amount: v0, Per: v1 } = v
  return f51(v0) && (v1 === "person" || v1 === "group" || v1 === "night" || v1 === "vehicle" || v1 === "guest") && countFields(v) === 2
}
function f102(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Average: v0, Count: v1 } = v
  return Number.isFinite(v0) && v0 >= 0 && v0 <= 5 && Number.isSafeInteger(v1) && v1 >= 0 && countFields(v) === 2
}
function f103(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Nights: v0, Rooms: v1, Total: v2, PerNight: v3 } = v
  return Number.isSafeInteger(v0) && v0 >= 1 && Number.isSafeInteger(v1) && v1 >= 1 && f51(v2) && f51(v3) && countFields(v) === 4
}
function f104(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, ItemContent: v1, Name: v2, Summary: v3, Kind: v4, KindName: v5, Place: v6, Facts: v7, Stars: v8, From: v9, Rating: v10, Stay: v11, Unavailable: v12 } = v
  return typeof v0 === 'string' && v0.length <= 44 && p20.test(v0) && (v1 === "package" || v1 === "attraction" || v1 === "hotel" || v1 === "transport" || v1 === "cruise") && typeof v2 === 'string' && typeof v3 === 'string' && typeof v4 === 'string' && v4.length <= 40 && p11.test(v4) && typeof v5 === 'string' && f98(v6) && f100(v7) && (v8 === null || Number.isSafeInteger(v8) && v8 >= 1 && v8 <= 5) && (v9 === null || f101(v9)) && (v10 === null || f102(v10)) && (v11 === null || f103(v11)) && (v12 === null || f80(v12)) && countFields(v) === 13
}
function f105(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f104(one))) return false
  }
  return true
}
function f106(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Code: v0, Label: v1, Count: v2 } = v
  return typeof v0 === 'string' && v0.length <= 40 && p23.test(v0) && typeof v1 === 'string' && Number.isSafeInteger(v2) && v2 >= 0 && countFields(v) === 3
}
function f107(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f106(one))) return false
  }
  return true
}
function f108(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Code: v0, Label: v1, Values: v2 } = v
  return typeof v0 === 'string' && v0.length <= 20 && p22.test(v0) && typeof v1 === 'string' && f107(v2) && countFields(v) === 3
}
function f109(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f108(one))) return false
  }
  return true
}
function f110(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Items: v0, Facets: v1, Total: v2, Page: v3, Size: v4, AsOf: v5 } = v
  return f105(v0) && f109(v1) && Number.isSafeInteger(v2) && v2 >= 0 && Number.isSafeInteger(v3) && v3 >= 1 && Number.isSafeInteger(v4) && v4 >= 1 && typeof v5 === 'string' && isDateTime(v5) && countFields(v) === 6
}
function f111(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Adult: v0, Child: v1, Infant: v2, Senior: v3 } = v
  return f51(v0) && (v1 === null || f51(v1)) && (v2 === null || f51(v2)) && (v3 === null || f51(v3)) && countFields(v) === 4
}
function f112(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Code: v0, Name: v1, Basis: v2, Prices: v3, SingleSupplement: v4, MinOrder: v5, MaxOrder: v6 } = v
  return typeof v0 === 'string' && v0.length <= 24 && p24.test(v0) && typeof v1 === 'string' && typeof v2 === 'string' && f111(v3) && (v4 === null || f51(v4)) && Number.isSafeInteger(v5) && v5 >= 1 && Number.isSafeInteger(v6) && v6 >= 1 && v6 <= 10 && countFields(v) === 7
}
function f113(v: any): boolean {
  if (!Array.isArray(v) || v.length < 1) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f112(one))) return false
  }
  return true
}
function f114(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Label: v0, Amount: v1 } = v
  return typeof v0 === 'string' && f51(v1) && countFields(v) === 2
}
function f115(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f114(one))) return false
  }
  return true
}
function f116(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Day: v0, Text: v1 } = v
  return Number.isSafeInteger(v0) && v0 >= 1 && typeof v1 === 'string' && countFields(v) === 2
}
function f117(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f116(one))) return false
  }
  return true
}
function f118(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Day: v0, Opens: v1, Closes: v2, LastAdmission: v3 } = v
  return Number.isSafeInteger(v0) && v0 >= 1 && v0 <= 7 && typeof v1 === 'string' && p25.test(v1) && typeof v2 === 'string' && p25.test(v2) && (v3 === null || typeof v3 === 'string' && p25.test(v3)) && countFields(v) === 4
}
function f119(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f118(one))) return false
  }
  return true
}
function f120(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Date: v0, State: v1, OpensAt: v2, ClosesAt: v3 } = v
  return typeof v0 === 'string' && isDate(v0) && (v1 === "open" || v1 === "opens_later" || v1 === "closed_for_today" || v1 === "closed_all_day") && (v2 === null || typeof v2 === 'string' && isDateTime(v2)) && (v3 === null || typeof v3 === 'string' && isDateTime(v3)) && countFields(v) === 4
}
function f121(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { TimeZone: v0, Week: v1, Today: v2, Note: v3 } = v
  return typeof v0 === 'string' && f119(v1) && f120(v2) && (v3 === null || typeof v3 === 'string') && countFields(v) === 4
}
function f122(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, Name: v1, Summary: v2, Description: v3, Kind: v4, KindName: v5, Place: v6, Facts: v7, Rules: v8, AsOf: v9, Days: v10, Nights: v11, Types: v12, Includes: v13, Excludes: v14, ExcludedCharges: v15, Itinerary: v16, OperatingHours: v17, MeetingTime: v18, MeetingTimeZone: v19, MinOrder: v20, MaxOrder: v21, BookBeforeDays: v22, FirstDate: v23, RefundRule: v24 } = v
  return typeof v0 === 'string' && v0.length <= 44 && p20.test(v0) && typeof v1 === 'string' && typeof v2 === 'string' && typeof v3 === 'string' && typeof v4 === 'string' && v4.length <= 40 && p11.test(v4) && typeof v5 === 'string' && f98(v6) && f100(v7) && f50(v8) && typeof v9 === 'string' && isDateTime(v9) && Number.isSafeInteger(v10) && v10 >= 1 && Number.isSafeInteger(v11) && v11 >= 0 && f113(v12) && f50(v13) && f50(v14) && f115(v15) && f117(v16) && f121(v17) && typeof v18 === 'string' && p25.test(v18) && typeof v19 === 'string' && Number.isSafeInteger(v20) && v20 >= 1 && Number.isSafeInteger(v21) && v21 >= 1 && v21 <= 10 && Number.isSafeInteger(v22) && v22 >= 0 && (v23 === null || typeof v23 === 'string' && isDate(v23)) && typeof v24 === 'string' && countFields(v) === 25
}
function f123(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Code: v0, Name: v1, Prices: v2, GroupPrice: v3, GroupSize: v4, MinOrder: v5, MaxOrder: v6, NeedsVisitDate: v7, ValidDays: v8, Confirmation: v9, RefundRule: v10, AgeRule: v11 } = v
  return typeof v0 === 'string' && v0.length <= 24 && p24.test(v0) && typeof v1 === 'string' && (v2 === null || f111(v2)) && (v3 === null || f51(v3)) && (v4 === null || Number.isSafeInteger(v4) && v4 >= 1) && Number.isSafeInteger(v5) && v5 >= 1 && Number.isSafeInteger(v6) && v6 >= 1 && typeof v7 === 'boolean' && Number.isSafeInteger(v8) && v8 >= 1 && (v9 === "instant" || v9 === "on_request") && typeof v10 === 'string' && typeof v11 === 'string' && countFields(v) === 12
}
function f124(v: any): boolean {
  if (!Array.isArray(v) || v.length < 1) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f123(one))) return false
  }
  return true
}
function f125(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, Name: v1, Summary: v2, Description: v3, Kind: v4, KindName: v5, Place: v6, Facts: v7, Rules: v8, AsOf: v9, OperatingHours: v10, SuggestedMinutes: v11, Options: v12 } = v
  return typeof v0 === 'string' && v0.length <= 44 && p20.test(v0) && typeof v1 === 'string' && typeof v2 === 'string' && typeof v3 === 'string' && typeof v4 === 'string' && v4.length <= 40 && p11.test(v4) && typeof v5 === 'string' && f98(v6) && f100(v7) && f50(v8) && typeof v9 === 'string' && isDateTime(v9) && f121(v10) && Number.isSafeInteger(v11) && v11 >= 1 && f124(v12) && countFields(v) === 13
}
function f126(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Comfort: v0, Service: v1, Cleanliness: v2, Location: v3 } = v
  return Number.isFinite(v0) && v0 >= 1 && v0 <= 5 && Number.isFinite(v1) && v1 >= 1 && v1 <= 5 && Number.isFinite(v2) && v2 >= 1 && v2 <= 5 && Number.isFinite(v3) && v3 >= 1 && v3 <= 5 && countFields(v) === 4
}
function f127(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Points: v0, Count: v1 } = v
  return Number.isSafeInteger(v0) && v0 >= 1 && v0 <= 5 && Number.isSafeInteger(v1) && v1 >= 0 && countFields(v) === 2
}
function f128(v: any): boolean {
  if (!Array.isArray(v) || v.length < 5 || v.length > 5) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f127(one))) return false
  }
  return true
}
function f129(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Rating: v0, Scores: v1, Breakdown: v2 } = v
  return f102(v0) && f126(v1) && f128(v2) && countFields(v) === 3
}
function f130(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { IsRefundable: v0, FreeUntil: v1, Text: v2 } = v
  return typeof v0 === 'boolean' && (v1 === null || typeof v1 === 'string' && isDateTime(v1)) && typeof v2 === 'string' && countFields(v) === 3
}
function f131(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Offer: v0, Board: v1, Cancellation: v2, Total: v3, PerNight: v4 } = v
  return typeof v0 === 'string' && v0.length <= 24 && p24.test(v0) && (v1 === "room_only" || v1 === "breakfast") && f130(v2) && f51(v3) && f51(v4) && countFields(v) === 5
}
function f132(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f131(one))) return false
  }
  return true
}
function f133(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Code: v0, Name: v1, Beds: v2, SizeM2: v3, MaxAdults: v4, MaxChildren: v5, MaxGuests: v6, Left: v7, Offers: v8 } = v
  return typeof v0 === 'string' && v0.length <= 24 && p24.test(v0) && typeof v1 === 'string' && typeof v2 === 'string' && Number.isSafeInteger(v3) && v3 >= 1 && Number.isSafeInteger(v4) && v4 >= 1 && Number.isSafeInteger(v5) && v5 >= 0 && Number.isSafeInteger(v6) && v6 >= 1 && Number.isSafeInteger(v7) && v7 >= 0 && f132(v8) && countFields(v) === 9
}
function f134(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f133(one))) return false
  }
  return true
}
function f135(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, Name: v1, Summary: v2, Description: v3, Kind: v4, KindName: v5, Place: v6, Facts: v7, Rules: v8, AsOf: v9, Stars: v10, Facilities: v11, CheckInFrom: v12, CheckOutUntil: v13, ChildPolicy: v14, TaxNote: v15, Reviews: v16, Nights: v17, Rooms: v18, Unavailable: v19 } = v
  return typeof v0 === 'string' && v0.length <= 44 && p20.test(v0) && typeof v1 === 'string' && typeof v2 === 'string' && typeof v3 === 'string' && typeof v4 === 'string' && v4.length <= 40 && p11.test(v4) && typeof v5 === 'string' && f98(v6) && f100(v7) && f50(v8) && typeof v9 === 'string' && isDateTime(v9) && Number.isSafeInteger(v10) && v10 >= 1 && v10 <= 5 && f100(v11) && typeof v12 === 'string' && p25.test(v12) && typeof v13 === 'string' && p25.test(v13) && typeof v14 === 'string' && typeof v15 === 'string' && (v16 === null || f129(v16)) && Number.isSafeInteger(v17) && v17 >= 1 && f134(v18) && (v19 === null || f80(v19)) && countFields(v) === 20
}
function f136(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Author: v0, Date: v1, Language: v2, Scores: v3, Average: v4, Text: v5 } = v
  return typeof v0 === 'string' && typeof v1 === 'string' && isDate(v1) && (v2 === "EN" || v2 === "ID" || v2 === "ZH" || v2 === "ZHTD" || v2 === "ZHSM") && f126(v3) && Number.isFinite(v4) && v4 >= 1 && v4 <= 5 && typeof v5 === 'string' && countFields(v) === 6
}
function f137(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f136(one))) return false
  }
  return true
}
function f138(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Items: v0, Total: v1, Page: v2, Size: v3 } = v
  return f137(v0) && Number.isSafeInteger(v1) && v1 >= 0 && Number.isSafeInteger(v2) && v2 >= 1 && Number.isSafeInteger(v3) && v3 >= 1 && countFields(v) === 4
}
function f139(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(Number.isSafeInteger(one) && one >= 1 && one <= 7)) return false
  }
  return true
}
function f140(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { From: v0, Until: v1, Days: v2 } = v
  return typeof v0 === 'string' && p25.test(v0) && typeof v1 === 'string' && p25.test(v1) && f139(v2) && countFields(v) === 3
}
function f141(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!((one === "pick_up_address" || one === "drop_off_address" || one === "connection_number" || one === "hours" || one === "bags"))) return false
  }
  return true
}
function f142(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Code: v0, VehicleName: v1, ZoneName: v2, Hours: v3, Price: v4, ChildPrice: v5, ExtraHour: v6, Per: v7, MaxPassengers: v8, MaxBags: v9 } = v
  return typeof v0 === 'string' && v0.length <= 24 && p24.test(v0) && typeof v1 === 'string' && typeof v2 === 'string' && (v3 === null || Number.isSafeInteger(v3) && v3 >= 1) && f51(v4) && (v5 === null || f51(v5)) && (v6 === null || f51(v6)) && (v7 === "vehicle" || v7 === "person") && Number.isSafeInteger(v8) && v8 >= 1 && Number.isSafeInteger(v9) && v9 >= 0 && countFields(v) === 10
}
function f143(v: any): boolean {
  if (!Array.isArray(v) || v.length < 1) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f142(one))) return false
  }
  return true
}
function f144(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Code: v0, Label: v1, Amount: v2, From: v3, Until: v4 } = v
  return typeof v0 === 'string' && v0.length <= 40 && p21.test(v0) && typeof v1 === 'string' && f51(v2) && typeof v3 === 'string' && p25.test(v3) && typeof v4 === 'string' && p25.test(v4) && countFields(v) === 5
}
function f145(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f144(one))) return false
  }
  return true
}
function f146(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, Name: v1, Summary: v2, Description: v3, Kind: v4, KindName: v5, Place: v6, Facts: v7, Rules: v8, AsOf: v9, TransportKind: v10, PickUp: v11, DropOff: v12, Service: v13, AsksFor: v14, Rates: v15, Supplements: v16, RefundRule: v17, BookBeforeHours: v18 } = v
  return typeof v0 === 'string' && v0.length <= 44 && p20.test(v0) && typeof v1 === 'string' && typeof v2 === 'string' && typeof v3 === 'string' && typeof v4 === 'string' && v4.length <= 40 && p11.test(v4) && typeof v5 === 'string' && f98(v6) && f100(v7) && f50(v8) && typeof v9 === 'string' && isDateTime(v9) && (v10 === "private_transfer" || v10 === "point_to_point" || v10 === "hourly_disposal" || v10 === "shared_transfer") && typeof v11 === 'string' && (v12 === null || typeof v12 === 'string') && f140(v13) && f141(v14) && f143(v15) && f145(v16) && typeof v17 === 'string' && Number.isSafeInteger(v18) && v18 >= 0 && countFields(v) === 19
}
function f147(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Day: v0, Port: v1, ArrivesAt: v2, DepartsAt: v3 } = v
  return Number.isSafeInteger(v0) && v0 >= 1 && typeof v1 === 'string' && (v2 === null || typeof v2 === 'string' && p25.test(v2)) && (v3 === null || typeof v3 === 'string' && p25.test(v3)) && countFields(v) === 4
}
function f148(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f147(one))) return false
  }
  return true
}
function f149(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Code: v0, Name: v1, MaxGuests: v2, PerGuest: v3, ThirdFourth: v4, SingleSupplementPercent: v5 } = v
  return typeof v0 === 'string' && v0.length <= 24 && p24.test(v0) && typeof v1 === 'string' && Number.isSafeInteger(v2) && v2 >= 1 && f51(v3) && (v4 === null || f51(v4)) && Number.isSafeInteger(v5) && v5 >= 0 && v5 <= 200 && countFields(v) === 6
}
function f150(v: any): boolean {
  if (!Array.isArray(v) || v.length < 1) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f149(one))) return false
  }
  return true
}
function f151(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Cabin: v0, Left: v1 } = v
  return typeof v0 === 'string' && v0.length <= 24 && p24.test(v0) && Number.isSafeInteger(v1) && v1 >= 0 && countFields(v) === 2
}
function f152(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f151(one))) return false
  }
  return true
}
function f153(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Date: v0, Cabins: v1 } = v
  return typeof v0 === 'string' && isDate(v0) && f152(v1) && countFields(v) === 2
}
function f154(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f153(one))) return false
  }
  return true
}
function f155(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, Name: v1, Summary: v2, Description: v3, Kind: v4, KindName: v5, Place: v6, Facts: v7, Rules: v8, AsOf: v9, Ship: v10, Nights: v11, HomePort: v12, Itinerary: v13, Cabins: v14, Sailings: v15, PortCharges: v16, GratuityPerNight: v17, CheckIn: v18, PassportRule: v19, AgeRule: v20, AgeBands: v21, InfantsFromMonths: v22, RefundRule: v23, BookBeforeDays: v24 } = v
  return typeof v0 === 'string' && v0.length <= 44 && p20.test(v0) && typeof v1 === 'string' && typeof v2 === 'string' && typeof v3 === 'string' && typeof v4 === 'string' && v4.length <= 40 && p11.test(v4) && typeof v5 === 'string' && f98(v6) && f100(v7) && f50(v8) && typeof v9 === 'string' && isDateTime(v9) && typeof v10 === 'string' && Number.isSafeInteger(v11) && v11 >= 1 && typeof v12 === 'string' && f148(v13) && f150(v14) && f154(v15) && f51(v16) && f51(v17) && typeof v18 === 'string' && typeof v19 === 'string' && typeof v20 === 'string' && (v21 === undefined || f41(v21)) && Number.isSafeInteger(v22) && v22 >= 0 && v22 <= 36 && typeof v23 === 'string' && Number.isSafeInteger(v24) && v24 >= 0 && countFields(v) === 24 + (v21 === undefined ? 0 : 1)
}
function f156(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Date: v0, From: v1, IsAvailable: v2, Left: v3 } = v
  return typeof v0 === 'string' && isDate(v0) && (v1 === null || f51(v1)) && typeof v2 === 'boolean' && (v3 === null || Number.isSafeInteger(v3) && v3 >= 0) && countFields(v) === 4
}
function f157(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f156(one))) return false
  }
  return true
}
function f158(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Month: v0, Days: v1 } = v
  return typeof v0 === 'string' && p16.test(v0) && f157(v1) && countFields(v) === 2
}
function f159(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Season: v0, SeasonName: v1, Until: v2, Product: v3 } = v
  return typeof v0 === 'string' && v0.length <= 40 && p11.test(v0) && typeof v1 === 'string' && typeof v2 === 'string' && isDate(v2) && f104(v3) && countFields(v) === 4
}
function f160(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f159(one))) return false
  }
  return true
}
function f161(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Items: v0 } = v
  return f160(v0) && countFields(v) === 1
}
function f162(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Until: v0, Percent: v1 } = v
  return (v0 === null || typeof v0 === 'string' && isDateTime(v0)) && Number.isSafeInteger(v1) && v1 >= 0 && v1 <= 100 && countFields(v) === 2
}
function f163(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f162(one))) return false
  }
  return true
}
function f164(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Price: v0, RefundSteps: v1 } = v
  return f74(v0) && f163(v1) && countFields(v) === 2
}
function f165(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f164(one))) return false
  }
  return true
}
function f166(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Items: v0, AsOf: v1 } = v
  return f165(v0) && typeof v1 === 'string' && isDateTime(v1) && countFields(v) === 2
}
function f167(v: any): boolean {
  if (!Array.isArray(v) || v.length < 1) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f96(one))) return false
  }
  return true
}
function f168(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { DateFrom: v0, DateUntil: v1, Qty: v2, QtyAdult: v3, QtyChild: v4, QtyInfant: v5, IsRoundTrip: v6, IsInternational: v7, IsOpenTicket: v8, IsOpenTicket2W: v9, ValidityDays: v10, Sectors: v11 } = v
  return (v0 === null || typeof v0 === 'string' && isDate(v0)) && (v1 === null || typeof v1 === 'string' && isDate(v1)) && Number.isSafeInteger(v2) && v2 >= 1 && Number.isSafeInteger(v3) && v3 >= 0 && Number.isSafeInteger(v4) && v4 >= 0 && Number.isSafeInteger(v5) && v5 >= 0 && typeof v6 === 'boolean' && typeof v7 === 'boolean' && typeof v8 === 'boolean' && typeof v9 === 'boolean' && (v10 === null || Number.isSafeInteger(v10) && v10 >= 1) && f167(v11) && countFields(v) === 12
}
function f169(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, ItemContent: v1, Item: v2, Qty: v3, State: v4, HoldExpiresAt: v5, HoldExtensionsLeft: v6, PriceGuaranteedUntil: v7, Price: v8, Ferry: v9 } = v
  return typeof v0 === 'string' && v0.length <= 28 && p19.test(v0) && (v1 === "ferry") && typeof v2 === 'string' && v2.length <= 64 && p12.test(v2) && Number.isSafeInteger(v3) && v3 >= 1 && (v4 === "held" || v4 === "expired") && typeof v5 === 'string' && isDateTime(v5) && Number.isSafeInteger(v6) && v6 >= 0 && typeof v7 === 'string' && isDateTime(v7) && f74(v8) && f168(v9) && countFields(v) === 10
}
function f170(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, Name: v1, Kind: v2, KindName: v3, Place: v4 } = v
  return typeof v0 === 'string' && v0.length <= 44 && p20.test(v0) && typeof v1 === 'string' && typeof v2 === 'string' && v2.length <= 40 && p11.test(v2) && typeof v3 === 'string' && f98(v4) && countFields(v) === 5
}
function f171(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(Number.isSafeInteger(one) && one >= 0 && one <= 17)) return false
  }
  return true
}
function f172(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Room: v0, RoomName: v1, Offer: v2, Board: v3, Cancellation: v4, Adults: v5, ChildAges: v6 } = v
  return typeof v0 === 'string' && v0.length <= 24 && p24.test(v0) && typeof v1 === 'string' && typeof v2 === 'string' && v2.length <= 24 && p24.test(v2) && (v3 === "room_only" || v3 === "breakfast") && f130(v4) && Number.isSafeInteger(v5) && v5 >= 1 && f171(v6) && countFields(v) === 7
}
function f173(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f172(one))) return false
  }
  return true
}
function f174(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Product: v0, CheckIn: v1, CheckOut: v2, Nights: v3, CheckInFrom: v4, CheckOutUntil: v5, Rooms: v6 } = v
  return f170(v0) && typeof v1 === 'string' && isDate(v1) && typeof v2 === 'string' && isDate(v2) && Number.isSafeInteger(v3) && v3 >= 1 && typeof v4 === 'string' && p25.test(v4) && typeof v5 === 'string' && p25.test(v5) && f173(v6) && countFields(v) === 7
}
function f175(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, ItemContent: v1, Item: v2, Qty: v3, State: v4, HoldExpiresAt: v5, HoldExtensionsLeft: v6, PriceGuaranteedUntil: v7, Price: v8, Hotel: v9 } = v
  return typeof v0 === 'string' && v0.length <= 28 && p19.test(v0) && (v1 === "hotel") && typeof v2 === 'string' && v2.length <= 44 && p20.test(v2) && Number.isSafeInteger(v3) && v3 >= 1 && (v4 === "held" || v4 === "expired") && typeof v5 === 'string' && isDateTime(v5) && Number.isSafeInteger(v6) && v6 >= 0 && typeof v7 === 'string' && isDateTime(v7) && f74(v8) && f174(v9) && countFields(v) === 10
}
function f176(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Product: v0, Option: v1, OptionName: v2, VisitDate: v3, ValidDays: v4, GroupSize: v5, Bands: v6, QtyAdult: v7, QtyChild: v8, QtyInfant: v9, QtySenior: v10, MinOrder: v11, MaxOrder: v12, RefundRule: v13, RefundSteps: v14 } = v
  return f170(v0) && typeof v1 === 'string' && v1.length <= 24 && p24.test(v1) && typeof v2 === 'string' && (v3 === null || typeof v3 === 'string' && isDate(v3)) && Number.isSafeInteger(v4) && v4 >= 1 && (v5 === null || Number.isSafeInteger(v5) && v5 >= 1) && f59(v6) && Number.isSafeInteger(v7) && v7 >= 0 && Number.isSafeInteger(v8) && v8 >= 0 && Number.isSafeInteger(v9) && v9 >= 0 && Number.isSafeInteger(v10) && v10 >= 0 && Number.isSafeInteger(v11) && v11 >= 1 && Number.isSafeInteger(v12) && v12 >= 1 && typeof v13 === 'string' && f163(v14) && countFields(v) === 15
}
function f177(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, ItemContent: v1, Item: v2, Qty: v3, State: v4, HoldExpiresAt: v5, HoldExtensionsLeft: v6, PriceGuaranteedUntil: v7, Price: v8, Attraction: v9 } = v
  return typeof v0 === 'string' && v0.length <= 28 && p19.test(v0) && (v1 === "attraction") && typeof v2 === 'string' && v2.length <= 44 && p20.test(v2) && Number.isSafeInteger(v3) && v3 >= 1 && (v4 === "held" || v4 === "expired") && typeof v5 === 'string' && isDateTime(v5) && Number.isSafeInteger(v6) && v6 >= 0 && typeof v7 === 'string' && isDateTime(v7) && f74(v8) && f176(v9) && countFields(v) === 10
}
function f178(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!((one === "adult" || one === "child" || one === "infant"))) return false
  }
  return true
}
function f179(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Product: v0, Type: v1, TypeName: v2, Date: v3, Days: v4, Nights: v5, MeetingTime: v6, MeetingTimeZone: v7, IsInternational: v8, AgeBands: v9, Bands: v10, QtyAdult: v11, QtyChild: v12, QtyInfant: v13, MinOrder: v14, MaxOrder: v15, ExcludedCharges: v16, RefundRule: v17, RefundSteps: v18 } = v
  return f170(v0) && typeof v1 === 'string' && v1.length <= 24 && p24.test(v1) && typeof v2 === 'string' && typeof v3 === 'string' && isDate(v3) && Number.isSafeInteger(v4) && v4 >= 1 && Number.isSafeInteger(v5) && v5 >= 0 && typeof v6 === 'string' && p25.test(v6) && typeof v7 === 'string' && typeof v8 === 'boolean' && f41(v9) && f178(v10) && Number.isSafeInteger(v11) && v11 >= 0 && Number.isSafeInteger(v12) && v12 >= 0 && Number.isSafeInteger(v13) && v13 >= 0 && Number.isSafeInteger(v14) && v14 >= 1 && Number.isSafeInteger(v15) && v15 >= 1 && f115(v16) && typeof v17 === 'string' && f163(v18) && countFields(v) === 19
}
function f180(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, ItemContent: v1, Item: v2, Qty: v3, State: v4, HoldExpiresAt: v5, HoldExtensionsLeft: v6, PriceGuaranteedUntil: v7, Price: v8, Package: v9 } = v
  return typeof v0 === 'string' && v0.length <= 28 && p19.test(v0) && (v1 === "package") && typeof v2 === 'string' && v2.length <= 44 && p20.test(v2) && Number.isSafeInteger(v3) && v3 >= 1 && (v4 === "held" || v4 === "expired") && typeof v5 === 'string' && isDateTime(v5) && Number.isSafeInteger(v6) && v6 >= 0 && typeof v7 === 'string' && isDateTime(v7) && f74(v8) && f179(v9) && countFields(v) === 10
}
function f181(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Product: v0, TransportKind: v1, Rate: v2, VehicleName: v3, ZoneName: v4, Per: v5, Hours: v6, ExtraHours: v7, PickUpAt: v8, PickUp: v9, DropOff: v10, ConnectionNumber: v11, Bags: v12, MaxPassengers: v13, MaxBags: v14, QtyAdult: v15, QtyChild: v16, QtyInfant: v17, RefundRule: v18, RefundSteps: v19 } = v
  return f170(v0) && (v1 === "private_transfer" || v1 === "point_to_point" || v1 === "hourly_disposal" || v1 === "shared_transfer") && typeof v2 === 'string' && v2.length <= 24 && p24.test(v2) && typeof v3 === 'string' && typeof v4 === 'string' && (v5 === "vehicle" || v5 === "person") && (v6 === null || Number.isSafeInteger(v6) && v6 >= 1) && (v7 === null || Number.isSafeInteger(v7) && v7 >= 0) && typeof v8 === 'string' && isDateTime(v8) && typeof v9 === 'string' && (v10 === null || typeof v10 === 'string') && (v11 === null || typeof v11 === 'string') && Number.isSafeInteger(v12) && v12 >= 0 && Number.isSafeInteger(v13) && v13 >= 1 && Number.isSafeInteger(v14) && v14 >= 0 && Number.isSafeInteger(v15) && v15 >= 0 && Number.isSafeInteger(v16) && v16 >= 0 && Number.isSafeInteger(v17) && v17 >= 0 && typeof v18 === 'string' && f163(v19) && countFields(v) === 20
}
function f182(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, ItemContent: v1, Item: v2, Qty: v3, State: v4, HoldExpiresAt: v5, HoldExtensionsLeft: v6, PriceGuaranteedUntil: v7, Price: v8, Transport: v9 } = v
  return typeof v0 === 'string' && v0.length <= 28 && p19.test(v0) && (v1 === "transport") && typeof v2 === 'string' && v2.length <= 44 && p20.test(v2) && Number.isSafeInteger(v3) && v3 >= 1 && (v4 === "held" || v4 === "expired") && typeof v5 === 'string' && isDateTime(v5) && Number.isSafeInteger(v6) && v6 >= 0 && typeof v7 === 'string' && isDateTime(v7) && f74(v8) && f181(v9) && countFields(v) === 10
}
function f183(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Product: v0, Ship: v1, Cabin: v2, CabinName: v3, MaxGuests: v4, SailingDate: v5, ReturnDate: v6, Nights: v7, HomePort: v8, SailsAt: v9, CheckIn: v10, IsInternational: v11, AgeBands: v12, InfantsFromMonths: v13, QtyAdult: v14, QtyChild: v15, QtyInfant: v16, RefundRule: v17, RefundSteps: v18 } = v
  return f170(v0) && typeof v1 === 'string' && typeof v2 === 'string' && v2.length <= 24 && p24.test(v2) && typeof v3 === 'string' && Number.isSafeInteger(v4) && v4 >= 1 && typeof v5 === 'string' && isDate(v5) && typeof v6 === 'string' && isDate(v6) && Number.isSafeInteger(v7) && v7 >= 1 && typeof v8 === 'string' && (v9 === undefined || typeof v9 === 'string' && isDateTime(v9)) && typeof v10 === 'string' && typeof v11 === 'boolean' && f41(v12) && Number.isSafeInteger(v13) && v13 >= 0 && v13 <= 36 && Number.isSafeInteger(v14) && v14 >= 0 && Number.isSafeInteger(v15) && v15 >= 0 && Number.isSafeInteger(v16) && v16 >= 0 && typeof v17 === 'string' && f163(v18) && countFields(v) === 18 + (v9 === undefined ? 0 : 1)
}
function f184(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, ItemContent: v1, Item: v2, Qty: v3, State: v4, HoldExpiresAt: v5, HoldExtensionsLeft: v6, PriceGuaranteedUntil: v7, Price: v8, Cruise: v9 } = v
  return typeof v0 === 'string' && v0.length <= 28 && p19.test(v0) && (v1 === "cruise") && typeof v2 === 'string' && v2.length <= 44 && p20.test(v2) && Number.isSafeInteger(v3) && v3 >= 1 && (v4 === "held" || v4 === "expired") && typeof v5 === 'string' && isDateTime(v5) && Number.isSafeInteger(v6) && v6 >= 0 && typeof v7 === 'string' && isDateTime(v7) && f74(v8) && f183(v9) && countFields(v) === 10
}
function f185(v: any): boolean {
  switch (v?.["ItemContent"]) {
    case "ferry": return f169(v)
    case "hotel": return f175(v)
    case "attraction": return f177(v)
    case "package": return f180(v)
    case "transport": return f182(v)
    case "cruise": return f184(v)
    default: return false
  }
}
function f186(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f185(one))) return false
  }
  return true
}
function f187(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Token: v0, Items: v1, Totals: v2, AtCounter: v3, AsOf: v4 } = v
  return typeof v0 === 'string' && v0.length >= 22 && v0.length <= 64 && p26.test(v0) && f186(v1) && f71(v2) && f71(v3) && typeof v4 === 'string' && isDateTime(v4) && countFields(v) === 5
}
function f188(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { DepartsAt: v0, From: v1, To: v2, People: v3 } = v
  return typeof v0 === 'string' && isDateTime(v0) && typeof v1 === 'string' && typeof v2 === 'string' && Number.isSafeInteger(v3) && v3 >= 1 && countFields(v) === 4
}
function f189(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f188(one))) return false
  }
  return true
}
function f190(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, Name: v1 } = v
  return typeof v0 === 'string' && v0.length <= 28 && p27.test(v0) && typeof v1 === 'string' && countFields(v) === 2
}
function f191(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Name: v0, BookedBy: v1, Customer: v2, SellingAmount: v3 } = v
  return typeof v0 === 'string' && typeof v1 === 'string' && (v2 === null || f190(v2)) && f51(v3) && countFields(v) === 4
}
function f192(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, ConfirmationNumber: v1, Status: v2, Flow: v3, CreatedAt: v4, ExpiresAt: v5, VisitDate: v6, TotalAmount: v7, RefundedAmount: v8, Products: v9, Titles: v10, People: v11, Departures: v12, ChangeOf: v13, Agency: v14 } = v
  return typeof v0 === 'string' && v0.length <= 28 && p18.test(v0) && typeof v1 === 'string' && (v2 === "ENTRY" || v2 === "POSTED" || v2 === "CANCELLED" || v2 === "EXPIRED") && (v3 === "awaiting_method" || v3 === "awaiting_proof" || v3 === "proof_uploaded" || v3 === "awaiting_transfer" || v3 === "verifying" || v3 === "rejected" || v3 === "failed" || v3 === "succeeded" || v3 === "expired" || v3 === "cancelled") && typeof v4 === 'string' && isDateTime(v4) && (v5 === null || typeof v5 === 'string' && isDateTime(v5)) && (v6 === null || typeof v6 === 'string' && isDate(v6)) && f51(v7) && f51(v8) && f3(v9) && f50(v10) && Number.isSafeInteger(v11) && v11 >= 0 && (v12 === undefined || f189(v12)) && (v13 === null || typeof v13 === 'string' && v13.length <= 28 && p18.test(v13)) && (v14 === null || f191(v14)) && countFields(v) === 14 + (v12 === undefined ? 0 : 1)
}
function f193(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f192(one))) return false
  }
  return true
}
function f194(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Items: v0, NextCursor: v1, AsOf: v2 } = v
  return f193(v0) && (v1 === null || typeof v1 === 'string' && v1.length <= 200) && typeof v2 === 'string' && isDateTime(v2) && countFields(v) === 3
}
function f195(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Order: v0, BookingToken: v1 } = v
  return typeof v0 === 'string' && v0.length <= 28 && p18.test(v0) && typeof v1 === 'string' && countFields(v) === 2
}
function f196(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { CartItem: v0, Amount: v1 } = v
  return typeof v0 === 'string' && v0.length <= 28 && p19.test(v0) && f51(v1) && countFields(v) === 2
}
function f197(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f196(one))) return false
  }
  return true
}
function f198(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { PromoCode: v0, Description: v1, Discounts: v2, Discount: v3, Total: v4 } = v
  return typeof v0 === 'string' && typeof v1 === 'string' && f197(v2) && f51(v3) && f51(v4) && countFields(v) === 5
}
function f199(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Bands: v0 } = v
  return f59(v0) && countFields(v) === 1
}
function f200(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f199(one))) return false
  }
  return true
}
function f201(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { CartItem: v0, Price: v1, Travellers: v2 } = v
  return typeof v0 === 'string' && v0.length <= 28 && p19.test(v0) && f74(v1) && f200(v2) && countFields(v) === 3
}
function f202(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f201(one))) return false
  }
  return true
}
function f203(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Items: v0, Total: v1, AtCounter: v2 } = v
  return f202(v0) && f51(v1) && f71(v2) && countFields(v) === 3
}
function f204(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { ResumeToken: v0, ExpiresAt: v1, AsOf: v2 } = v
  return typeof v0 === 'string' && typeof v1 === 'string' && isDateTime(v1) && typeof v2 === 'string' && isDateTime(v2) && countFields(v) === 3
}
function f205(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Name: v0, Email: v1, PhoneCountry: v2, PhoneCode: v3, PhoneNumber: v4 } = v
  return typeof v0 === 'string' && v0.length <= 100 && typeof v1 === 'string' && v1.length <= 254 && (v2 === undefined || typeof v2 === 'string' && v2.length <= 2) && typeof v3 === 'string' && v3.length <= 8 && typeof v4 === 'string' && v4.length <= 20 && countFields(v) === 4 + (v2 === undefined ? 0 : 1)
}
function f206(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Band: v0, Title: v1, FirstName: v2, LastName: v3, IsOneName: v4, DateOfBirth: v5, PlaceOfBirth: v6, Nationality: v7, CountryOfResidence: v8, PassportNumber: v9, DateOfIssue: v10, DateOfExpiry: v11, PlaceOfIssue: v12 } = v
  return (v0 === "adult" || v0 === "child" || v0 === "infant") && typeof v1 === 'string' && v1.length <= 10 && typeof v2 === 'string' && v2.length <= 60 && typeof v3 === 'string' && v3.length <= 60 && (v4 === undefined || typeof v4 === 'boolean') && typeof v5 === 'string' && v5.length <= 20 && typeof v6 === 'string' && v6.length <= 60 && typeof v7 === 'string' && v7.length <= 2 && typeof v8 === 'string' && v8.length <= 2 && typeof v9 === 'string' && v9.length <= 20 && typeof v10 === 'string' && v10.length <= 20 && typeof v11 === 'string' && v11.length <= 20 && typeof v12 === 'string' && v12.length <= 60 && countFields(v) === 12 + (v4 === undefined ? 0 : 1)
}
function f207(v: any): boolean {
  if (!Array.isArray(v) || v.length > 10) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f206(one))) return false
  }
  return true
}
function f208(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { CartItem: v0, Passengers: v1 } = v
  return typeof v0 === 'string' && v0.length <= 28 && p19.test(v0) && f207(v1) && countFields(v) === 2
}
function f209(v: any): boolean {
  if (!Array.isArray(v) || v.length > 20) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f208(one))) return false
  }
  return true
}
function f210(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Contact: v0, Items: v1, AdditionalNote: v2, CodeReference: v3, PromoCode: v4 } = v
  return f205(v0) && f209(v1) && typeof v2 === 'string' && v2.length <= 500 && typeof v3 === 'string' && v3.length <= 40 && typeof v4 === 'string' && v4.length <= 40 && countFields(v) === 5
}
function f211(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { CartToken: v0, Draft: v1 } = v
  return typeof v0 === 'string' && v0.length >= 22 && v0.length <= 64 && p26.test(v0) && f210(v1) && countFields(v) === 2
}
function f212(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Name: v0, Email: v1, PhoneCode: v2, PhoneNumber: v3 } = v
  return typeof v0 === 'string' && v0.length >= 2 && v0.length <= 100 && typeof v1 === 'string' && v1.length <= 254 && isEmail(v1) && typeof v2 === 'string' && v2.length <= 5 && p28.test(v2) && typeof v3 === 'string' && v3.length <= 14 && p29.test(v3) && countFields(v) === 4
}
function f213(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Title: v0, FirstName: v1, LastName: v2, Nationality: v3, PassportNumberMasked: v4, Bands: v5 } = v
  return (v0 === "Mr" || v0 === "Mrs" || v0 === "Ms" || v0 === "Miss" || v0 === "Mstr") && typeof v1 === 'string' && typeof v2 === 'string' && typeof v3 === 'string' && v3.length <= 2 && p8.test(v3) && typeof v4 === 'string' && f59(v5) && countFields(v) === 6
}
function f214(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f213(one))) return false
  }
  return true
}
function f215(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(Number.isSafeInteger(one) && one >= 0 && one <= 9)) return false
  }
  return true
}
function f216(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { SectorIndex: v0, Sector: v1, Passengers: v2 } = v
  return Number.isSafeInteger(v0) && v0 >= 0 && v0 <= 5 && f96(v1) && f215(v2) && countFields(v) === 3
}
function f217(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f216(one))) return false
  }
  return true
}
function f218(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, ItemContent: v1, Item: v2, Qty: v3, Price: v4, Ferry: v5, Passengers: v6, Sailings: v7 } = v
  return typeof v0 === 'string' && v0.length <= 28 && p19.test(v0) && (v1 === "ferry") && typeof v2 === 'string' && v2.length <= 64 && p12.test(v2) && Number.isSafeInteger(v3) && v3 >= 1 && f74(v4) && f168(v5) && f214(v6) && (v7 === undefined || f217(v7)) && countFields(v) === 7 + (v7 === undefined ? 0 : 1)
}
function f219(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, ItemContent: v1, Item: v2, Qty: v3, Price: v4, Hotel: v5, Passengers: v6 } = v
  return typeof v0 === 'string' && v0.length <= 28 && p19.test(v0) && (v1 === "hotel") && typeof v2 === 'string' && v2.length <= 44 && p20.test(v2) && Number.isSafeInteger(v3) && v3 >= 1 && f74(v4) && f174(v5) && f214(v6) && countFields(v) === 7
}
function f220(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, ItemContent: v1, Item: v2, Qty: v3, Price: v4, Attraction: v5, Passengers: v6 } = v
  return typeof v0 === 'string' && v0.length <= 28 && p19.test(v0) && (v1 === "attraction") && typeof v2 === 'string' && v2.length <= 44 && p20.test(v2) && Number.isSafeInteger(v3) && v3 >= 1 && f74(v4) && f176(v5) && f214(v6) && countFields(v) === 7
}
function f221(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, ItemContent: v1, Item: v2, Qty: v3, Price: v4, Package: v5, Passengers: v6 } = v
  return typeof v0 === 'string' && v0.length <= 28 && p19.test(v0) && (v1 === "package") && typeof v2 === 'string' && v2.length <= 44 && p20.test(v2) && Number.isSafeInteger(v3) && v3 >= 1 && f74(v4) && f179(v5) && f214(v6) && countFields(v) === 7
}
function f222(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, ItemContent: v1, Item: v2, Qty: v3, Price: v4, Transport: v5, Passengers: v6 } = v
  return typeof v0 === 'string' && v0.length <= 28 && p19.test(v0) && (v1 === "transport") && typeof v2 === 'string' && v2.length <= 44 && p20.test(v2) && Number.isSafeInteger(v3) && v3 >= 1 && f74(v4) && f181(v5) && f214(v6) && countFields(v) === 7
}
function f223(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, ItemContent: v1, Item: v2, Qty: v3, Price: v4, Cruise: v5, Passengers: v6 } = v
  return typeof v0 === 'string' && v0.length <= 28 && p19.test(v0) && (v1 === "cruise") && typeof v2 === 'string' && v2.length <= 44 && p20.test(v2) && Number.isSafeInteger(v3) && v3 >= 1 && f74(v4) && f183(v5) && f214(v6) && countFields(v) === 7
}
function f224(v: any): boolean {
  switch (v?.["ItemContent"]) {
    case "ferry": return f218(v)
    case "hotel": return f219(v)
    case "attraction": return f220(v)
    case "package": return f221(v)
    case "transport": return f222(v)
    case "cruise": return f223(v)
    default: return false
  }
}
function f225(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f224(one))) return false
  }
  return true
}
function f226(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Code: v0, Kind: v1, Name: v2, Currency: v3, ExpiryMinutes: v4, NeedsProof: v5, Minimum: v6, Maximum: v7 } = v
  return typeof v0 === 'string' && v0.length <= 30 && p3.test(v0) && (v1 === "bank_transfer" || v1 === "virtual_account" || v1 === "qr" || v1 === "card" || v1 === "e_wallet" || v1 === "agent_wallet") && typeof v2 === 'string' && typeof v3 === 'string' && v3.length <= 3 && p2.test(v3) && Number.isSafeInteger(v4) && v4 >= 1 && typeof v5 === 'boolean' && (v6 === null || f51(v6)) && (v7 === null || f51(v7)) && countFields(v) === 8
}
function f227(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Kind: v0, BankName: v1, AccountNumber: v2, AccountName: v3, Reference: v4, Steps: v5 } = v
  return (v0 === "bank_transfer") && typeof v1 === 'string' && typeof v2 === 'string' && typeof v3 === 'string' && typeof v4 === 'string' && f50(v5) && countFields(v) === 6
}
function f228(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Kind: v0, Scheme: v1, Payload: v2, MerchantName: v3, Steps: v4 } = v
  return (v0 === "qr") && typeof v1 === 'string' && typeof v2 === 'string' && typeof v3 === 'string' && f50(v4) && countFields(v) === 5
}
function f229(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Kind: v0, BankName: v1, BillerCode: v2, AccountNumber: v3, AccountName: v4, Steps: v5 } = v
  return (v0 === "virtual_account") && typeof v1 === 'string' && (v2 === null || typeof v2 === 'string') && typeof v3 === 'string' && typeof v4 === 'string' && f50(v5) && countFields(v) === 6
}
function f230(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Kind: v0, RedirectUrl: v1, Brands: v2, Steps: v3 } = v
  return (v0 === "card") && typeof v1 === 'string' && isAbsoluteAddress(v1) && f50(v2) && f50(v3) && countFields(v) === 4
}
function f231(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Kind: v0, WalletName: v1, RedirectUrl: v2, Steps: v3 } = v
  return (v0 === "e_wallet") && typeof v1 === 'string' && typeof v2 === 'string' && isAbsoluteAddress(v2) && f50(v3) && countFields(v) === 4
}
function f232(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Kind: v0, Available: v1, Credit: v2, Steps: v3 } = v
  return (v0 === "agent_wallet") && f51(v1) && f51(v2) && f50(v3) && countFields(v) === 4
}
function f233(v: any): boolean {
  switch (v?.["Kind"]) {
    case "bank_transfer": return f227(v)
    case "qr": return f228(v)
    case "virtual_account": return f229(v)
    case "card": return f230(v)
    case "e_wallet": return f231(v)
    case "agent_wallet": return f232(v)
    default: return false
  }
}
function f234(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { FileName: v0, Bytes: v1, MediaType: v2, UploadedAt: v3, Rejection: v4 } = v
  return typeof v0 === 'string' && Number.isSafeInteger(v1) && v1 >= 1 && (v2 === "image/png" || v2 === "image/jpeg") && typeof v3 === 'string' && isDateTime(v3) && (v4 === null || (v4 === "unreadable" || v4 === "amount_differs" || v4 === "not_received" || v4 === "wrong_account")) && countFields(v) === 5
}
function f235(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Reason: v0, At: v1 } = v
  return (v0 === "declined" || v0 === "insufficient_funds" || v0 === "authentication_failed" || v0 === "abandoned") && typeof v1 === 'string' && isDateTime(v1) && countFields(v) === 2
}
function f236(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { At: v0, Event: v1, State: v2 } = v
  return typeof v0 === 'string' && isDateTime(v0) && typeof v1 === 'string' && (v2 === "ordered" || v2 === "pending" || v2 === "paid" || v2 === "completed" || v2 === "finished" || v2 === "cancelled") && countFields(v) === 3
}
function f237(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f236(one))) return false
  }
  return true
}
function f238(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, Order: v1, State: v2, Flow: v3, Amount: v4, Method: v5, ExpiresAt: v6, Instructions: v7, Proof: v8, Failure: v9, History: v10, AsOf: v11 } = v
  return typeof v0 === 'string' && p30.test(v0) && typeof v1 === 'string' && v1.length <= 28 && p18.test(v1) && (v2 === "ordered" || v2 === "pending" || v2 === "paid" || v2 === "completed" || v2 === "finished" || v2 === "cancelled") && (v3 === "awaiting_method" || v3 === "awaiting_proof" || v3 === "proof_uploaded" || v3 === "awaiting_transfer" || v3 === "verifying" || v3 === "rejected" || v3 === "failed" || v3 === "succeeded" || v3 === "expired" || v3 === "cancelled") && f51(v4) && (v5 === null || f226(v5)) && (v6 === null || typeof v6 === 'string' && isDateTime(v6)) && (v7 === null || f233(v7)) && (v8 === null || f234(v8)) && (v9 === null || f235(v9)) && f237(v10) && typeof v11 === 'string' && isDateTime(v11) && countFields(v) === 12
}
function f239(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, ConfirmationNumber: v1, Status: v2, CreatedAt: v3, PaidAt: v4, ExpiresAt: v5, VisitDate: v6, Contact: v7, PaymentMethod: v8, CodeReference: v9, AdditionalNote: v10, PromoCode: v11, RefundedAmount: v12, ChangeOf: v13, TotalAmount: v14, AtCounter: v15, Items: v16, Payment: v17, Agency: v18, AsOf: v19 } = v
  return typeof v0 === 'string' && v0.length <= 28 && p18.test(v0) && typeof v1 === 'string' && (v2 === "ENTRY" || v2 === "POSTED" || v2 === "CANCELLED" || v2 === "EXPIRED") && typeof v3 === 'string' && isDateTime(v3) && (v4 === null || typeof v4 === 'string' && isDateTime(v4)) && (v5 === null || typeof v5 === 'string' && isDateTime(v5)) && (v6 === null || typeof v6 === 'string' && isDate(v6)) && f212(v7) && (v8 === null || typeof v8 === 'string' && v8.length <= 30 && p3.test(v8)) && typeof v9 === 'string' && typeof v10 === 'string' && typeof v11 === 'string' && f51(v12) && (v13 === null || typeof v13 === 'string' && v13.length <= 28 && p18.test(v13)) && f51(v14) && f71(v15) && f225(v16) && f238(v17) && (v18 === null || f191(v18)) && typeof v19 === 'string' && isDateTime(v19) && countFields(v) === 20
}
function f240(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { BookingToken: v0, Order: v1 } = v
  return typeof v0 === 'string' && f239(v1) && countFields(v) === 2
}
function f241(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { SentTo: v0 } = v
  return typeof v0 === 'string' && countFields(v) === 1
}
function f242(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { At: v0, Event: v1, Amount: v2, Method: v3, Reason: v4, People: v5, Items: v6, Sailing: v7, Change: v8 } = v
  return typeof v0 === 'string' && isDateTime(v0) && (v1 === "placed" || v1 === "method_chosen" || v1 === "proof_uploaded" || v1 === "declared_paid" || v1 === "payment_declined" || v1 === "proof_rejected" || v1 === "payment_received" || v1 === "payment_verified" || v1 === "tickets_issued" || v1 === "expired" || v1 === "cancelled" || v1 === "late_payment_reseated" || v1 === "late_payment_refunded" || v1 === "refund_requested" || v1 === "refund_completed" || v1 === "change_requested" || v1 === "change_confirmed" || v1 === "change_lapsed" || v1 === "name_corrected" || v1 === "open_ticket_dated" || v1 === "confirmation_sent" || v1 === "finished") && (v2 === null || f51(v2)) && (v3 === null || typeof v3 === 'string') && (v4 === null || typeof v4 === 'string') && f50(v5) && (v6 === undefined || f50(v6)) && (v7 === null || f91(v7)) && (v8 === null || typeof v8 === 'string' && v8.length <= 28 && p18.test(v8)) && countFields(v) === 8 + (v6 === undefined ? 0 : 1)
}
function f243(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f242(one))) return false
  }
  return true
}
function f244(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Items: v0, AsOf: v1 } = v
  return f243(v0) && typeof v1 === 'string' && isDateTime(v1) && countFields(v) === 2
}
function f245(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Name: v0, LegalName: v1, Address: v2, Email: v3, Phone: v4 } = v
  return typeof v0 === 'string' && typeof v1 === 'string' && typeof v2 === 'string' && typeof v3 === 'string' && typeof v4 === 'string' && countFields(v) === 5
}
function f246(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { At: v0, Method: v1, Amount: v2, ConfirmationNumber: v3 } = v
  return typeof v0 === 'string' && isDateTime(v0) && typeof v1 === 'string' && f51(v2) && typeof v3 === 'string' && countFields(v) === 4
}
function f247(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f246(one))) return false
  }
  return true
}
function f248(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Item: v0, Label: v1, Detail: v2, Quantity: v3, UnitAmount: v4, Amount: v5, People: v6 } = v
  return typeof v0 === 'string' && typeof v1 === 'string' && (v2 === undefined || typeof v2 === 'string') && Number.isSafeInteger(v3) && v3 >= 1 && f51(v4) && f51(v5) && (v6 === undefined || f50(v6)) && countFields(v) === 5 + (v2 === undefined ? 0 : 1) + (v6 === undefined ? 0 : 1)
}
function f249(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f248(one))) return false
  }
  return true
}
function f250(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { At: v0, Amount: v1, People: v2, Items: v3 } = v
  return typeof v0 === 'string' && isDateTime(v0) && f51(v1) && (v2 === undefined || f50(v2)) && (v3 === undefined || f50(v3)) && countFields(v) === 2 + (v2 === undefined ? 0 : 1) + (v3 === undefined ? 0 : 1)
}
function f251(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f250(one))) return false
  }
  return true
}
function f252(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Sector: v0, People: v1 } = v
  return f96(v0) && f50(v1) && countFields(v) === 2
}
function f253(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f252(one))) return false
  }
  return true
}
function f254(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Number: v0, IssuedAt: v1, Seller: v2, Buyer: v3, Order: v4, ConfirmationNumber: v5, PaidAt: v6, Method: v7, Payments: v8, Lines: v9, Total: v10, Refunds: v11, Balance: v12, Sailings: v13 } = v
  return typeof v0 === 'string' && typeof v1 === 'string' && isDateTime(v1) && f245(v2) && f212(v3) && typeof v4 === 'string' && v4.length <= 28 && p18.test(v4) && typeof v5 === 'string' && typeof v6 === 'string' && isDateTime(v6) && typeof v7 === 'string' && (v8 === undefined || f247(v8)) && f249(v9) && f51(v10) && f251(v11) && f51(v12) && (v13 === undefined || f253(v13)) && countFields(v) === 12 + (v8 === undefined ? 0 : 1) + (v13 === undefined ? 0 : 1)
}
function f255(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Until: v0, Percent: v1, IsNow: v2 } = v
  return (v0 === null || typeof v0 === 'string' && isDateTime(v0)) && Number.isSafeInteger(v1) && v1 >= 0 && v1 <= 100 && typeof v2 === 'boolean' && countFields(v) === 3
}
function f256(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f255(one))) return false
  }
  return true
}
function f257(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { OrderItem: v0, Ticket: v1, Title: v2, PassengerName: v3, Paid: v4, Percent: v5, Refund: v6, Kept: v7, Ladder: v8, Rule: v9, Sailing: v10, TimeZone: v11 } = v
  return typeof v0 === 'string' && v0.length <= 28 && p19.test(v0) && (v1 === null || typeof v1 === 'string' && v1.length <= 28 && p17.test(v1)) && typeof v2 === 'string' && typeof v3 === 'string' && f51(v4) && Number.isSafeInteger(v5) && v5 >= 0 && v5 <= 100 && f51(v6) && f51(v7) && f256(v8) && typeof v9 === 'string' && (v10 === undefined || (v10 === null || f91(v10))) && (v11 === undefined || typeof v11 === 'string') && countFields(v) === 10 + (v10 === undefined ? 0 : 1) + (v11 === undefined ? 0 : 1)
}
function f258(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f257(one))) return false
  }
  return true
}
function f259(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Kind: v0, Name: v1, NeedsBankAccount: v2, Days: v3 } = v
  return (v0 === "payment_method" || v0 === "bank_account" || v0 === "agent_wallet") && typeof v1 === 'string' && typeof v2 === 'boolean' && Number.isSafeInteger(v3) && v3 >= 0 && countFields(v) === 4
}
function f260(v: any): boolean {
  if (!Array.isArray(v) || v.length > 60) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(typeof one === 'string' && one.length <= 28 && p18.test(one))) return false
  }
  return true
}
function f261(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, Order: v1, IsWholeOrder: v2, Lines: v3, Paid: v4, Total: v5, Destination: v6, CallsOff: v7, ExpiresAt: v8, AsOf: v9 } = v
  return typeof v0 === 'string' && v0.length <= 28 && p31.test(v0) && typeof v1 === 'string' && v1.length <= 28 && p18.test(v1) && typeof v2 === 'boolean' && f258(v3) && f51(v4) && f51(v5) && f259(v6) && f260(v7) && typeof v8 === 'string' && isDateTime(v8) && typeof v9 === 'string' && isDateTime(v9) && countFields(v) === 10
}
function f262(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, Order: v1, State: v2, Amount: v3, Destination: v4, BankAccountMasked: v5, RequestedAt: v6, ExpectedBy: v7, CompletedAt: v8, Lines: v9 } = v
  return typeof v0 === 'string' && v0.length <= 28 && p32.test(v0) && typeof v1 === 'string' && v1.length <= 28 && p18.test(v1) && (v2 === "processing" || v2 === "completed") && f51(v3) && f259(v4) && typeof v5 === 'string' && typeof v6 === 'string' && isDateTime(v6) && typeof v7 === 'string' && isDate(v7) && (v8 === null || typeof v8 === 'string' && isDateTime(v8)) && f258(v9) && countFields(v) === 10
}
function f263(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f262(one))) return false
  }
  return true
}
function f264(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Items: v0, OfChanges: v1, AsOf: v2 } = v
  return f263(v0) && f263(v1) && typeof v2 === 'string' && isDateTime(v2) && countFields(v) === 3
}
function f265(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, Vessel: v1, DepartsAt: v2, ArrivesAt: v3, DurationMinutes: v4, Status: v5, SeatsLeft: v6, Difference: v7 } = v
  return typeof v0 === 'string' && v0.length <= 64 && p14.test(v0) && typeof v1 === 'string' && typeof v2 === 'string' && isDateTime(v2) && typeof v3 === 'string' && isDateTime(v3) && Number.isSafeInteger(v4) && v4 >= 1 && (v5 === "on_sale" || v5 === "sold_out" || v5 === "closed" || v5 === "current" || v5 === "unfit") && Number.isSafeInteger(v6) && v6 >= 0 && f51(v7) && countFields(v) === 8
}
function f266(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f265(one))) return false
  }
  return true
}
function f267(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Date: v0, From: v1, To: v2, Operator: v3, OperatorName: v4, Class: v5, ClassName: v6, Fee: v7, ChangeUntil: v8, Sailings: v9, AsOf: v10 } = v
  return typeof v0 === 'string' && isDate(v0) && f36(v1) && f36(v2) && typeof v3 === 'string' && v3.length <= 4 && p13.test(v3) && typeof v4 === 'string' && typeof v5 === 'string' && v5.length <= 3 && p2.test(v5) && typeof v6 === 'string' && f51(v7) && typeof v8 === 'string' && isDateTime(v8) && f266(v9) && typeof v10 === 'string' && isDateTime(v10) && countFields(v) === 11
}
function f268(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(typeof one === 'string' && one.length <= 28 && p17.test(one))) return false
  }
  return true
}
function f269(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, Order: v1, Tickets: v2, PassengerNames: v3, Old: v4, New: v5, Fee: v6, Difference: v7, DueNow: v8, RefundDue: v9, Destination: v10, CallsOff: v11, ExpiresAt: v12, AsOf: v13 } = v
  return typeof v0 === 'string' && v0.length <= 28 && p31.test(v0) && typeof v1 === 'string' && v1.length <= 28 && p18.test(v1) && f268(v2) && f50(v3) && f91(v4) && f91(v5) && f51(v6) && f51(v7) && f51(v8) && f51(v9) && f259(v10) && f260(v11) && typeof v12 === 'string' && isDateTime(v12) && typeof v13 === 'string' && isDateTime(v13) && countFields(v) === 14
}
function f270(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { State: v0, Payment: v1 } = v
  return (v0 === "confirmed" || v0 === "payment_due") && (v1 === null || f195(v1)) && countFields(v) === 2
}
function f271(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f226(one))) return false
  }
  return true
}
function f272(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Items: v0 } = v
  return f271(v0) && countFields(v) === 1
}
function f273(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Name: v0, Email: v1, Phone: v2 } = v
  return typeof v0 === 'string' && typeof v1 === 'string' && isEmail(v1) && typeof v2 === 'string' && countFields(v) === 3
}
function f274(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f97(one))) return false
  }
  return true
}
function f275(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, Number: v1, State: v2, Order: v3, OrderItem: v4, HolderName: v5, QrPayload: v6, ValidUntil: v7 } = v
  return typeof v0 === 'string' && v0.length <= 28 && p17.test(v0) && typeof v1 === 'string' && (v2 === "reserved" || v2 === "issued" || v2 === "checked_in" || v2 === "used" || v2 === "void") && typeof v3 === 'string' && v3.length <= 28 && p18.test(v3) && typeof v4 === 'string' && v4.length <= 28 && p19.test(v4) && typeof v5 === 'string' && typeof v6 === 'string' && (v7 === null || typeof v7 === 'string' && isDate(v7)) && countFields(v) === 8
}
function f276(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f275(one))) return false
  }
  return true
}
function f277(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { ConfirmationNumber: v0, Agency: v1, Items: v2, Vouchers: v3 } = v
  return typeof v0 === 'string' && (v1 === null || f273(v1)) && f274(v2) && f276(v3) && countFields(v) === 4
}
function f278(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, Number: v1, Order: v2, ConfirmationNumber: v3, PassengerName: v4, Title: v5, Band: v6, Operator: v7, OperatorName: v8, Class: v9, ClassName: v10, From: v11, To: v12, ValidUntil: v13, SectorIndex: v14 } = v
  return typeof v0 === 'string' && v0.length <= 28 && p17.test(v0) && typeof v1 === 'string' && typeof v2 === 'string' && v2.length <= 28 && p18.test(v2) && typeof v3 === 'string' && typeof v4 === 'string' && (v5 === "Mr" || v5 === "Mrs" || v5 === "Ms" || v5 === "Miss" || v5 === "Mstr") && (v6 === "adult" || v6 === "child" || v6 === "infant" || v6 === "senior") && typeof v7 === 'string' && v7.length <= 4 && p13.test(v7) && typeof v8 === 'string' && typeof v9 === 'string' && v9.length <= 3 && p2.test(v9) && typeof v10 === 'string' && f36(v11) && f36(v12) && typeof v13 === 'string' && isDate(v13) && Number.isSafeInteger(v14) && v14 >= 0 && v14 <= 1 && countFields(v) === 15
}
function f279(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f278(one))) return false
  }
  return true
}
function f280(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Items: v0, AsOf: v1 } = v
  return f279(v0) && typeof v1 === 'string' && isDateTime(v1) && countFields(v) === 2
}
function f281(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Reference: v0, ReceivedAt: v1, HasFile: v2 } = v
  return typeof v0 === 'string' && typeof v1 === 'string' && isDateTime(v1) && typeof v2 === 'boolean' && countFields(v) === 3
}
function f282(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Email: v0, SubscribedAt: v1 } = v
  return typeof v0 === 'string' && isEmail(v0) && typeof v1 === 'string' && isDateTime(v1) && countFields(v) === 2
}
function f283(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Currency: v0, Balance: v1, Held: v2, CreditLimit: v3, Available: v4, PendingTopUps: v5 } = v
  return typeof v0 === 'string' && v0.length <= 3 && p2.test(v0) && f51(v1) && f51(v2) && f51(v3) && f51(v4) && f51(v5) && countFields(v) === 6
}
function f284(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f283(one))) return false
  }
  return true
}
function f285(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { AgentName: v0, TimeZone: v1, Items: v2, AsOf: v3 } = v
  return typeof v0 === 'string' && typeof v1 === 'string' && f284(v2) && typeof v3 === 'string' && isDateTime(v3) && countFields(v) === 4
}
function f286(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, At: v1, Kind: v2, Amount: v3, Balance: v4, BankFrom: v5, Note: v6, Order: v7, ConfirmationNumber: v8, By: v9 } = v
  return typeof v0 === 'string' && v0.length <= 28 && typeof v1 === 'string' && isDateTime(v1) && (v2 === "top_up" || v2 === "payment" || v2 === "refund" || v2 === "adjustment" || v2 === "opening") && f51(v3) && f51(v4) && typeof v5 === 'string' && typeof v6 === 'string' && (v7 === null || typeof v7 === 'string' && v7.length <= 28 && p18.test(v7)) && typeof v8 === 'string' && typeof v9 === 'string' && countFields(v) === 10
}
function f287(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f286(one))) return false
  }
  return true
}
function f288(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { AgentName: v0, Currency: v1, TimeZone: v2, From: v3, Until: v4, Opening: v5, Items: v6, Credit: v7, Debit: v8, End: v9, Current: v10, AsOf: v11 } = v
  return typeof v0 === 'string' && typeof v1 === 'string' && v1.length <= 3 && p2.test(v1) && typeof v2 === 'string' && typeof v3 === 'string' && isDate(v3) && typeof v4 === 'string' && isDate(v4) && f51(v5) && f287(v6) && f51(v7) && f51(v8) && f51(v9) && f51(v10) && typeof v11 === 'string' && isDateTime(v11) && countFields(v) === 12
}
function f289(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Code: v0, Bank: v1, AccountName: v2, AccountNumber: v3, Currency: v4 } = v
  return typeof v0 === 'string' && v0.length <= 30 && p3.test(v0) && typeof v1 === 'string' && typeof v2 === 'string' && typeof v3 === 'string' && typeof v4 === 'string' && v4.length <= 3 && p2.test(v4) && countFields(v) === 5
}
function f290(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, Number: v1, State: v2, Amount: v3, Account: v4, BankFrom: v5, Note: v6, FileName: v7, RequestedAt: v8, RequestedBy: v9, DecidedAt: v10, Rejection: v11 } = v
  return typeof v0 === 'string' && v0.length <= 28 && p33.test(v0) && typeof v1 === 'string' && (v2 === "pending" || v2 === "approved" || v2 === "rejected" || v2 === "cancelled") && f51(v3) && f289(v4) && typeof v5 === 'string' && typeof v6 === 'string' && typeof v7 === 'string' && typeof v8 === 'string' && isDateTime(v8) && typeof v9 === 'string' && (v10 === null || typeof v10 === 'string' && isDateTime(v10)) && (v11 === null || (v11 === "amount_differs" || v11 === "not_received" || v11 === "unreadable" || v11 === "other_account")) && countFields(v) === 12
}
function f291(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f290(one))) return false
  }
  return true
}
function f292(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Items: v0, NextCursor: v1, AsOf: v2 } = v
  return f291(v0) && (v1 === null || typeof v1 === 'string' && v1.length <= 200) && typeof v2 === 'string' && isDateTime(v2) && countFields(v) === 3
}
function f293(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Currency: v0, Minimum: v1, Maximum: v2 } = v
  return typeof v0 === 'string' && v0.length <= 3 && p2.test(v0) && f51(v1) && f51(v2) && countFields(v) === 3
}
function f294(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f293(one))) return false
  }
  return true
}
function f295(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f289(one))) return false
  }
  return true
}
function f296(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Currencies: v0, Accounts: v1, SourceBanks: v2 } = v
  return f294(v0) && f295(v1) && f50(v2) && countFields(v) === 3
}
function f297(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Kind: v0, Title: v1, Customer: v2, At: v3, Amount: v4, SellingAmount: v5, Order: v6, Quotation: v7, TopUp: v8, Wallet: v9 } = v
  return (v0 === "hold_lapsing" || v0 === "unpaid" || v0 === "passport_missing" || v0 === "top_up_pending" || v0 === "top_up_rejected" || v0 === "low_balance" || v0 === "quotation_accepted" || v0 === "quotation_lapsing") && typeof v1 === 'string' && typeof v2 === 'string' && (v3 === null || typeof v3 === 'string' && isDateTime(v3)) && (v4 === null || f51(v4)) && (v5 === null || f51(v5)) && (v6 === null || typeof v6 === 'string' && v6.length <= 28 && p18.test(v6)) && (v7 === null || typeof v7 === 'string' && v7.length <= 28 && p31.test(v7)) && (v8 === null || typeof v8 === 'string' && v8.length <= 28 && p33.test(v8)) && (v9 === null || typeof v9 === 'string' && v9.length <= 3 && p2.test(v9)) && countFields(v) === 10
}
function f298(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f297(one))) return false
  }
  return true
}
function f299(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Items: v0, Departures: v1, AsOf: v2 } = v
  return f298(v0) && f193(v1) && typeof v2 === 'string' && isDateTime(v2) && countFields(v) === 3
}
function f300(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Date: v0, Orders: v1, Net: v2, Selling: v3, Unpaid: v4, UnpaidAmount: v5, Balance: v6 } = v
  return typeof v0 === 'string' && isDate(v0) && Number.isSafeInteger(v1) && v1 >= 0 && f51(v2) && f51(v3) && Number.isSafeInteger(v4) && v4 >= 0 && f51(v5) && f51(v6) && countFields(v) === 7
}
function f301(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f300(one))) return false
  }
  return true
}
function f302(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Currency: v0, TimeZone: v1, From: v2, Until: v3, Days: v4, AsOf: v5 } = v
  return typeof v0 === 'string' && v0.length <= 3 && p2.test(v0) && typeof v1 === 'string' && typeof v2 === 'string' && isDate(v2) && typeof v3 === 'string' && isDate(v3) && f301(v4) && typeof v5 === 'string' && isDateTime(v5) && countFields(v) === 6
}
function f303(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, Name: v1, Username: v2, Email: v3, Role: v4, State: v5, LastSeenAt: v6, JoinedAt: v7 } = v
  return typeof v0 === 'string' && v0.length <= 28 && p34.test(v0) && typeof v1 === 'string' && typeof v2 === 'string' && typeof v3 === 'string' && isEmail(v3) && (v4 === "owner" || v4 === "booker" || v4 === "finance") && (v5 === "invited" || v5 === "active" || v5 === "inactive") && (v6 === null || typeof v6 === 'string' && isDateTime(v6)) && typeof v7 === 'string' && isDateTime(v7) && countFields(v) === 8
}
function f304(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f303(one))) return false
  }
  return true
}
function f305(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Agency: v0, Items: v1 } = v
  return f273(v0) && f304(v1) && countFields(v) === 2
}
function f306(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, At: v1, By: v2, Event: v3, About: v4, Order: v5, Amount: v6 } = v
  return typeof v0 === 'string' && v0.length <= 28 && p35.test(v0) && typeof v1 === 'string' && isDateTime(v1) && typeof v2 === 'string' && (v3 === "member_added" || v3 === "member_changed" || v3 === "markup_saved" || v3 === "top_up_requested" || v3 === "top_up_cancelled" || v3 === "top_up_approved" || v3 === "top_up_rejected" || v3 === "order_placed" || v3 === "wallet_paid" || v3 === "refund_requested" || v3 === "change_requested" || v3 === "customer_deleted" || v3 === "quotation_sent" || v3 === "quotation_cancelled" || v3 === "quotation_accepted") && typeof v4 === 'string' && (v5 === null || typeof v5 === 'string' && v5.length <= 28 && p18.test(v5)) && (v6 === null || f51(v6)) && countFields(v) === 7
}
function f307(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f306(one))) return false
  }
  return true
}
function f308(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Items: v0, NextCursor: v1 } = v
  return f307(v0) && (v1 === null || typeof v1 === 'string' && v1.length <= 200) && countFields(v) === 2
}
function f309(v: any): boolean {
  if (!Array.isArray(v) || v.length > 10) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f51(one))) return false
  }
  return true
}
function f310(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Product: v0, Operator: v1, Percent: v2, PerPerson: v3 } = v
  return (v0 === null || (v0 === "ferry" || v0 === "package" || v0 === "attraction" || v0 === "hotel" || v0 === "transport" || v0 === "cruise")) && (v1 === null || typeof v1 === 'string' && v1.length <= 4 && p13.test(v1)) && Number.isFinite(v2) && v2 >= 0 && v2 <= 100 && isMultipleOf(v2, 0.1) && f309(v3) && countFields(v) === 4
}
function f311(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f310(one))) return false
  }
  return true
}
function f312(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Rules: v0, UpdatedAt: v1, UpdatedBy: v2 } = v
  return f311(v0) && (v1 === null || typeof v1 === 'string' && isDateTime(v1)) && (v2 === null || typeof v2 === 'string') && countFields(v) === 3
}
function f313(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Title: v0, FirstName: v1, LastName: v2, NativeName: v3, DateOfBirth: v4, PlaceOfBirth: v5, Nationality: v6, CountryOfResidence: v7, PassportNumber: v8, DateOfIssue: v9, DateOfExpiry: v10, PlaceOfIssue: v11 } = v
  return (v0 === "Mr" || v0 === "Mrs" || v0 === "Ms" || v0 === "Miss" || v0 === "Mstr") && typeof v1 === 'string' && v1.length >= 1 && v1.length <= 40 && typeof v2 === 'string' && v2.length <= 40 && typeof v3 === 'string' && v3.length <= 40 && typeof v4 === 'string' && isDate(v4) && typeof v5 === 'string' && v5.length <= 50 && typeof v6 === 'string' && v6.length <= 2 && p8.test(v6) && typeof v7 === 'string' && v7.length <= 2 && p8.test(v7) && (v8 === null || typeof v8 === 'string' && v8.length <= 9 && p10.test(v8)) && (v9 === null || typeof v9 === 'string' && isDate(v9)) && (v10 === null || typeof v10 === 'string' && isDate(v10)) && (v11 === null || typeof v11 === 'string' && v11.length <= 50) && countFields(v) === 12
}
function f314(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f313(one))) return false
  }
  return true
}
function f315(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, Name: v1, Email: v2, PhoneCode: v3, PhoneNumber: v4, Note: v5, Passengers: v6, UpdatedAt: v7, LastOrderAt: v8 } = v
  return typeof v0 === 'string' && v0.length <= 28 && p27.test(v0) && typeof v1 === 'string' && typeof v2 === 'string' && isEmail(v2) && typeof v3 === 'string' && typeof v4 === 'string' && typeof v5 === 'string' && f314(v6) && typeof v7 === 'string' && isDateTime(v7) && (v8 === null || typeof v8 === 'string' && isDateTime(v8)) && countFields(v) === 9
}
function f316(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f315(one))) return false
  }
  return true
}
function f317(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Items: v0, Total: v1, Page: v2, Size: v3 } = v
  return f316(v0) && Number.isSafeInteger(v1) && v1 >= 0 && Number.isSafeInteger(v2) && v2 >= 1 && Number.isSafeInteger(v3) && v3 >= 1 && countFields(v) === 4
}
function f318(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0 } = v
  return typeof v0 === 'string' && v0.length <= 28 && p27.test(v0) && countFields(v) === 1
}
function f319(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, Number: v1, State: v2, Customer: v3, CreatedAt: v4, CreatedBy: v5, ValidUntil: v6, Titles: v7, NetTotal: v8, SellingTotal: v9 } = v
  return typeof v0 === 'string' && v0.length <= 28 && p31.test(v0) && typeof v1 === 'string' && (v2 === "sent" || v2 === "accepted" || v2 === "booked" || v2 === "lapsed" || v2 === "cancelled") && typeof v3 === 'string' && typeof v4 === 'string' && isDateTime(v4) && typeof v5 === 'string' && typeof v6 === 'string' && isDateTime(v6) && f50(v7) && f51(v8) && f51(v9) && countFields(v) === 10
}
function f320(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f319(one))) return false
  }
  return true
}
function f321(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Items: v0, NextCursor: v1, AsOf: v2 } = v
  return f320(v0) && (v1 === null || typeof v1 === 'string' && v1.length <= 200) && typeof v2 === 'string' && isDateTime(v2) && countFields(v) === 3
}
function f322(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Adult: v0, Child: v1, Infant: v2, NeedsPassport: v3 } = v
  return Number.isSafeInteger(v0) && v0 >= 0 && v0 <= 10 && Number.isSafeInteger(v1) && v1 >= 0 && v1 <= 10 && Number.isSafeInteger(v2) && v2 >= 0 && v2 <= 10 && typeof v3 === 'boolean' && countFields(v) === 4
}
function f323(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f96(one))) return false
  }
  return true
}
function f324(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Sectors: v0, RefundRules: v1, RefundSteps: v2, ExcludedCharges: v3 } = v
  return f323(v0) && f50(v1) && f163(v2) && f115(v3) && countFields(v) === 4
}
function f325(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, ItemContent: v1, Title: v2, Details: v3, Qty: v4, People: v5, NetAmount: v6, SellingAmount: v7, Terms: v8 } = v
  return typeof v0 === 'string' && v0.length <= 28 && p19.test(v0) && (v1 === "ferry" || v1 === "package" || v1 === "attraction" || v1 === "hotel" || v1 === "transport" || v1 === "cruise") && typeof v2 === 'string' && f50(v3) && Number.isSafeInteger(v4) && v4 >= 1 && f322(v5) && (v6 === null || f51(v6)) && f51(v7) && (v8 === undefined || f324(v8)) && countFields(v) === 8 + (v8 === undefined ? 0 : 1)
}
function f326(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f325(one))) return false
  }
  return true
}
function f327(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, Number: v1, State: v2, Customer: v3, Note: v4, CreatedAt: v5, CreatedBy: v6, ValidUntil: v7, Link: v8, Lines: v9, NetTotal: v10, SellingTotal: v11, AtCounter: v12, AcceptedAt: v13, Order: v14, AsOf: v15 } = v
  return typeof v0 === 'string' && v0.length <= 28 && p31.test(v0) && typeof v1 === 'string' && (v2 === "sent" || v2 === "accepted" || v2 === "booked" || v2 === "lapsed" || v2 === "cancelled") && (v3 === null || f190(v3)) && typeof v4 === 'string' && typeof v5 === 'string' && isDateTime(v5) && typeof v6 === 'string' && typeof v7 === 'string' && isDateTime(v7) && typeof v8 === 'string' && v8.length <= 500 && f326(v9) && f51(v10) && f51(v11) && f71(v12) && (v13 === null || typeof v13 === 'string' && isDateTime(v13)) && (v14 === null || typeof v14 === 'string' && v14.length <= 28 && p18.test(v14)) && typeof v15 === 'string' && isDateTime(v15) && countFields(v) === 16
}
function f328(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Cart: v0, Draft: v1, NetTotal: v2, NetTotalQuoted: v3 } = v
  return f187(v0) && f210(v1) && f51(v2) && f51(v3) && countFields(v) === 4
}
function f329(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Number: v0, Link: v1, State: v2, Agency: v3, CustomerName: v4, Note: v5, CreatedAt: v6, ValidUntil: v7, Lines: v8, SellingTotal: v9, AtCounter: v10, Contact: v11, Order: v12, OrderStatus: v13, AsOf: v14 } = v
  return typeof v0 === 'string' && (v1 === undefined || typeof v1 === 'string' && v1.length <= 500) && (v2 === "sent" || v2 === "accepted" || v2 === "booked" || v2 === "lapsed" || v2 === "cancelled") && f273(v3) && typeof v4 === 'string' && typeof v5 === 'string' && typeof v6 === 'string' && isDateTime(v6) && typeof v7 === 'string' && isDateTime(v7) && f326(v8) && f51(v9) && f71(v10) && (v11 === null || f212(v11)) && (v12 === null || typeof v12 === 'string') && (v13 === undefined || (v13 === "ENTRY" || v13 === "POSTED" || v13 === "CANCELLED" || v13 === "EXPIRED")) && typeof v14 === 'string' && isDateTime(v14) && countFields(v) === 13 + (v1 === undefined ? 0 : 1) + (v13 === undefined ? 0 : 1)
}
function f330(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, Operator: v1, OperatorName: v2, Vessel: v3, From: v4, To: v5, DepartsAt: v6, ArrivesAt: v7, CheckInOpensAt: v8, CheckInClosesAt: v9, IsInternational: v10, Capacity: v11, Booked: v12, CheckedIn: v13, LastVersion: v14, HasChanges: v15 } = v
  return typeof v0 === 'string' && v0.length <= 64 && p14.test(v0) && typeof v1 === 'string' && v1.length <= 4 && p13.test(v1) && typeof v2 === 'string' && typeof v3 === 'string' && f36(v4) && f36(v5) && typeof v6 === 'string' && isDateTime(v6) && typeof v7 === 'string' && isDateTime(v7) && typeof v8 === 'string' && isDateTime(v8) && typeof v9 === 'string' && isDateTime(v9) && typeof v10 === 'boolean' && Number.isSafeInteger(v11) && v11 >= 0 && Number.isSafeInteger(v12) && v12 >= 0 && Number.isSafeInteger(v13) && v13 >= 0 && (v14 === null || Number.isSafeInteger(v14) && v14 >= 1) && typeof v15 === 'boolean' && countFields(v) === 16
}
function f331(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f330(one))) return false
  }
  return true
}
function f332(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Terminals: v0, Terminal: v1, Direction: v2, Date: v3, Items: v4, AsOf: v5 } = v
  return f37(v0) && typeof v1 === 'string' && v1.length <= 4 && p4.test(v1) && (v2 === "departure" || v2 === "arrival") && typeof v3 === 'string' && isDate(v3) && f331(v4) && typeof v5 === 'string' && isDateTime(v5) && countFields(v) === 6
}
function f333(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { At: v0, Place: v1, By: v2, Reason: v3 } = v
  return typeof v0 === 'string' && isDateTime(v0) && typeof v1 === 'string' && typeof v2 === 'string' && typeof v3 === 'string' && countFields(v) === 4
}
function f334(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, From: v1, To: v2, DepartsAt: v3, OperatorName: v4 } = v
  return typeof v0 === 'string' && v0.length <= 64 && p14.test(v0) && typeof v1 === 'string' && typeof v2 === 'string' && typeof v3 === 'string' && isDateTime(v3) && typeof v4 === 'string' && countFields(v) === 5
}
function f335(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { OpensAt: v0, ClosesAt: v1, TimeZone: v2 } = v
  return typeof v0 === 'string' && isDateTime(v0) && typeof v1 === 'string' && isDateTime(v1) && typeof v2 === 'string' && countFields(v) === 3
}
function f336(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, Result: v1, Number: v2, Passenger: v3, CheckedIn: v4, Sailing: v5, CheckInTimes: v6 } = v
  return typeof v0 === 'string' && v0.length >= 16 && v0.length <= 64 && p26.test(v0) && (v1 === "checked_in" || v1 === "undone" || v1 === "already_checked_in" || v1 === "other_sailing" || v1 === "not_valid" || v1 === "unknown_ticket" || v1 === "not_checked_in" || v1 === "undo_refused" || v1 === "too_old" || v1 === "outside_check_in") && typeof v2 === 'string' && typeof v3 === 'string' && (v4 === null || f333(v4)) && (v5 === null || f334(v5)) && (v6 === null || f335(v6)) && countFields(v) === 7
}
function f337(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f336(one))) return false
  }
  return true
}
function f338(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Items: v0, AsOf: v1 } = v
  return f337(v0) && typeof v1 === 'string' && isDateTime(v1) && countFields(v) === 2
}
function f339(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Ticket: v0, Number: v1, QrDigest: v2, Title: v3, FirstName: v4, LastName: v5, DateOfBirth: v6, Band: v7, Nationality: v8, DocumentMasked: v9, DateOfExpiry: v10, Class: v11, ClassName: v12, ConfirmationNumber: v13, Seller: v14, State: v15, CheckedIn: v16 } = v
  return typeof v0 === 'string' && v0.length <= 28 && p17.test(v0) && typeof v1 === 'string' && typeof v2 === 'string' && v2.length <= 64 && p36.test(v2) && (v3 === "Mr" || v3 === "Mrs" || v3 === "Ms" || v3 === "Miss" || v3 === "Mstr") && typeof v4 === 'string' && typeof v5 === 'string' && typeof v6 === 'string' && isDate(v6) && (v7 === "adult" || v7 === "child" || v7 === "infant" || v7 === "senior") && typeof v8 === 'string' && v8.length <= 2 && p8.test(v8) && typeof v9 === 'string' && (v10 === null || typeof v10 === 'string' && isDate(v10)) && typeof v11 === 'string' && v11.length <= 3 && p2.test(v11) && typeof v12 === 'string' && typeof v13 === 'string' && typeof v14 === 'string' && (v15 === "issued" || v15 === "checked_in" || v15 === "used") && (v16 === null || f333(v16)) && countFields(v) === 17
}
function f340(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f339(one))) return false
  }
  return true
}
function f341(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Key: v0, Name: v1, Booked: v2, CheckedIn: v3 } = v
  return typeof v0 === 'string' && typeof v1 === 'string' && Number.isSafeInteger(v2) && v2 >= 0 && Number.isSafeInteger(v3) && v3 >= 0 && countFields(v) === 4
}
function f342(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f341(one))) return false
  }
  return true
}
function f343(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Bands: v0, Nationalities: v1, Classes: v2 } = v
  return f342(v0) && f342(v1) && f342(v2) && countFields(v) === 3
}
function f344(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Sailing: v0, Passengers: v1, Counts: v2, AsOf: v3 } = v
  return f330(v0) && f340(v1) && f343(v2) && typeof v3 === 'string' && isDateTime(v3) && countFields(v) === 4
}
function f345(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { At: v0, By: v1, Passenger: v2, Number: v3, Version: v4 } = v
  return typeof v0 === 'string' && isDateTime(v0) && typeof v1 === 'string' && typeof v2 === 'string' && typeof v3 === 'string' && (v4 === null || Number.isSafeInteger(v4) && v4 >= 1) && countFields(v) === 5
}
function f346(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f345(one))) return false
  }
  return true
}
function f347(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Items: v0, NextCursor: v1 } = v
  return f346(v0) && (v1 === null || typeof v1 === 'string' && v1.length <= 200) && countFields(v) === 2
}
function f348(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Ticket: v0, DocumentNumber: v1, DateOfIssue: v2, DateOfExpiry: v3, PlaceOfIssue: v4, RevealedAt: v5 } = v
  return typeof v0 === 'string' && v0.length <= 28 && p17.test(v0) && typeof v1 === 'string' && (v2 === null || typeof v2 === 'string' && isDate(v2)) && (v3 === null || typeof v3 === 'string' && isDate(v3)) && typeof v4 === 'string' && typeof v5 === 'string' && isDateTime(v5) && countFields(v) === 6
}
function f349(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Version: v0, CreatedAt: v1, By: v2, Passengers: v3, Added: v4, Removed: v5, Changed: v6 } = v
  return Number.isSafeInteger(v0) && v0 >= 1 && typeof v1 === 'string' && isDateTime(v1) && typeof v2 === 'string' && Number.isSafeInteger(v3) && v3 >= 0 && Number.isSafeInteger(v4) && v4 >= 0 && Number.isSafeInteger(v5) && v5 >= 0 && Number.isSafeInteger(v6) && v6 >= 0 && countFields(v) === 7
}
function f350(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f349(one))) return false
  }
  return true
}
function f351(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Items: v0 } = v
  return f350(v0) && countFields(v) === 1
}
function f352(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Number: v0, Name: v1, Fields: v2 } = v
  return typeof v0 === 'string' && typeof v1 === 'string' && f50(v2) && countFields(v) === 3
}
function f353(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f352(one))) return false
  }
  return true
}
function f354(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Since: v0, Added: v1, Removed: v2, Changed: v3 } = v
  return (v0 === null || Number.isSafeInteger(v0) && v0 >= 1) && f353(v1) && f353(v2) && f353(v3) && countFields(v) === 4
}
function f355(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Version: v0, IsNew: v1, CreatedAt: v2, By: v3, Digest: v4, FileName: v5, Passengers: v6, Changes: v7, Csv: v8 } = v
  return Number.isSafeInteger(v0) && v0 >= 1 && typeof v1 === 'boolean' && typeof v2 === 'string' && isDateTime(v2) && typeof v3 === 'string' && typeof v4 === 'string' && v4.length <= 64 && p36.test(v4) && typeof v5 === 'string' && Number.isSafeInteger(v6) && v6 >= 0 && f354(v7) && typeof v8 === 'string' && countFields(v) === 9
}

/** What each operation may answer when it succeeds, by its operationId: no field and no value that the contract lacks. */
export const closedChecks: Readonly<Record<string, AnswerChecks>> = {
  getBase: { 200: (v) => f14(v) },
  getCompany: { 200: (v) => f15(v) },
  listCurrencies: { 200: (v) => f18(v) },
  getPrivacyPolicy: { 200: (v) => f19(v) },
  getBookingPolicy: { 200: (v) => f19(v) },
  login: { 200: (v) => f24(v) },
  listReferrals: { 200: (v) => f27(v) },
  register: { 201: (v) => f28(v) },
  sendVerificationCode: { 200: (v) => f28(v) },
  confirmEmail: { 204: null },
  sendResetCode: { 200: (v) => f28(v) },
  resetPassword: { 204: null },
  getSession: { 200: (v) => f29(v) },
  logout: { 204: null },
  logoutEverywhere: { 204: null },
  getProfile: { 200: (v) => f30(v) },
  updateProfile: { 200: (v) => f30(v) },
  confirmNewEmail: { 200: (v) => f30(v) },
  sendNewEmailCode: { 200: (v) => f28(v) },
  changePassword: { 200: (v) => f24(v) },
  listPassengers: { 200: (v) => f33(v) },
  addPassengers: { 201: (v) => f34(v) },
  updatePassenger: { 200: (v) => f31(v) },
  deletePassenger: { 200: (v) => f35(v) },
  restorePassenger: { 200: (v) => f31(v) },
  listTerminals: { 200: (v) => f46(v) },
  getTerminal: { 200: (v) => f58(v) },
  getFerryRoute: { 200: (v) => f67(v) },
  searchFerry: { 200: (v) => f82(v) },
  getFareCalendar: { 200: (v) => f83(v) },
  listOpenTickets: { 200: (v) => f86(v) },
  getDolphinSchedule: { 200: (v) => f89(v) },
  sendTransportItem: { 200: (v) => f97(v) },
  listPackages: { 200: (v) => f110(v) },
  getPackage: { 200: (v) => f122(v) },
  listAttractions: { 200: (v) => f110(v) },
  getAttraction: { 200: (v) => f125(v) },
  searchHotels: { 200: (v) => f110(v) },
  getHotel: { 200: (v) => f135(v) },
  listHotelReviews: { 200: (v) => f138(v) },
  listTransports: { 200: (v) => f110(v) },
  getTransport: { 200: (v) => f146(v) },
  listCruises: { 200: (v) => f110(v) },
  getCruise: { 200: (v) => f155(v) },
  getProductCalendar: { 200: (v) => f158(v) },
  listPicks: { 200: (v) => f161(v) },
  quoteItems: { 200: (v) => f166(v) },
  openAccountCart: { 200: (v) => f187(v) },
  getCart: { 200: (v) => f187(v) },
  addToCart: { 201: (v) => f187(v) },
  changeCartItem: { 200: (v) => f187(v) },
  removeCartItem: { 200: (v) => f187(v) },
  extendCartItemHold: { 200: (v) => f187(v) },
  listOrders: { 200: (v) => f194(v) },
  findBooking: { 200: (v) => f195(v) },
  checkPromo: { 200: (v) => f198(v) },
  priceCart: { 200: (v) => f203(v) },
  saveCheckout: { 200: (v) => f204(v) },
  resumeCheckout: { 200: (v) => f211(v) },
  placeOrder: { 201: (v) => f240(v) },
  cancelOrder: { 200: (v) => f239(v) },
  resendConfirmation: { 200: (v) => f241(v) },
  getOrderTimeline: { 200: (v) => f244(v) },
  getReceipt: { 200: (v) => f254(v) },
  correctName: { 200: (v) => f239(v) },
  quoteRefund: { 201: (v) => f261(v) },
  listRefunds: { 200: (v) => f264(v) },
  confirmRefund: { 201: (v) => f262(v) },
  listChangeOptions: { 200: (v) => f267(v) },
  quoteChange: { 201: (v) => f269(v) },
  confirmChange: { 201: (v) => f270(v) },
  getBooking: { 200: (v) => f239(v) },
  listPaymentMethods: { 200: (v) => f272(v) },
  getPayment: { 200: (v) => f238(v) },
  startPayment: { 201: (v) => f238(v) },
  uploadPaymentProof: { 201: (v) => f238(v) },
  confirmPayment: { 200: (v) => f238(v) },
  listTickets: { 200: (v) => f277(v) },
  listPaidOpenTickets: { 200: (v) => f280(v) },
  sendConcern: { 201: (v) => f281(v) },
  subscribeNewsletter: { 200: (v) => f282(v) },
  confirmNewsletter: { 200: (v) => f282(v) },
  unsubscribeNewsletter: { 204: null },
  getWallet: { 200: (v) => f285(v) },
  getWalletStatement: { 200: (v) => f288(v) },
  listTopUps: { 200: (v) => f292(v) },
  requestTopUp: { 201: (v) => f290(v) },
  getTopUpTerms: { 200: (v) => f296(v) },
  getTopUp: { 200: (v) => f290(v) },
  cancelTopUp: { 200: (v) => f290(v) },
  getDesk: { 200: (v) => f299(v) },
  getAgencyReport: { 200: (v) => f302(v) },
  listMembers: { 200: (v) => f305(v) },
  addMember: { 201: (v) => f303(v) },
  changeMember: { 200: (v) => f303(v) },
  listAgencyEvents: { 200: (v) => f308(v) },
  getMarkup: { 200: (v) => f312(v) },
  saveMarkup: { 200: (v) => f312(v) },
  listCustomers: { 200: (v) => f317(v) },
  addCustomer: { 201: (v) => f315(v) },
  getCustomer: { 200: (v) => f315(v) },
  updateCustomer: { 200: (v) => f315(v) },
  deleteCustomer: { 200: (v) => f318(v) },
  listQuotations: { 200: (v) => f321(v) },
  createQuotation: { 201: (v) => f327(v) },
  getQuotation: { 200: (v) => f327(v) },
  cancelQuotation: { 200: (v) => f327(v) },
  takeUpQuotation: { 200: (v) => f328(v) },
  readQuotation: { 200: (v) => f329(v) },
  acceptQuotation: { 200: (v) => f329(v) },
  listManifestSailings: { 200: (v) => f332(v) },
  recordScans: { 200: (v) => f338(v) },
  getManifest: { 200: (v) => f344(v) },
  listReveals: { 200: (v) => f347(v) },
  revealDocument: { 200: (v) => f348(v) },
  listManifestExports: { 200: (v) => f351(v) },
  exportManifest: { 200: (v) => f355(v) },
  getManifestExport: { 200: (v) => f355(v) },
}
