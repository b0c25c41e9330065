// Made from openapi/ by `pnpm generate`. Change the contract instead of this file.

import { type AnswerChecks, isAbsoluteAddress, isDate, isDateTime, isEmail } from '../../values/fits.ts'

const p0 = /^ord_[A-Za-z0-9]{6,24}$/
const p1 = /^\+[1-9][0-9]{0,3}$/
const p2 = /^[0-9]{4,14}$/
const p3 = /^[A-Z][A-Z0-9_]{1,29}$/
const p4 = /^[A-Z]{3}$/
const p5 = /^itm_[A-Za-z0-9]{6,24}$/
const p6 = /^(fer|opn)_[A-Za-z0-9_-]{3,60}$/
const p7 = /^[A-Z]{3,4}$/
const p8 = /^[A-Z]{2}$/
const p9 = /^[a-z0-9]+(-[a-z0-9]+)*$/
const p10 = /^[A-Z]{2,4}$/
const p11 = /^sai_[A-Za-z0-9_-]{4,60}$/
const p12 = /^(pkg|att|htl|trn|crs)_[A-Za-z0-9-]{2,40}$/
const p13 = /^([01][0-9]|2[0-3]):[0-5][0-9]$/
const p14 = /^[A-Z0-9][A-Z0-9_-]{0,23}$/
const p15 = /^(?!(?:ferry|hotel|attraction|package|transport|cruise)$)/
const p16 = /^pay_[A-Za-z0-9]{6,24}$/
const p17 = /^(?!(?:bank_transfer|qr|virtual_account|card|e_wallet|agent_wallet)$)/
const p18 = /^cus_[A-Za-z0-9]{6,24}$/
function f0(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Name: v0, Email: v1, PhoneCode: v2, PhoneNumber: v3 } = v
  return typeof v0 === 'string' && v0.length >= 2 && v0.length <= 100 && typeof v1 === 'string' && v1.length <= 254 && isEmail(v1) && typeof v2 === 'string' && v2.length <= 5 && p1.test(v2) && typeof v3 === 'string' && v3.length <= 14 && p2.test(v3)
}
function f1(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Amount: v0, Currency: v1, Exponent: v2 } = v
  return Number.isSafeInteger(v0) && typeof v1 === 'string' && v1.length <= 3 && p4.test(v1) && Number.isSafeInteger(v2) && v2 >= 0 && v2 <= 4
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
  const { Kind: v0, Code: v1, Label: v2, Band: v3, SectorIndex: v4, Quantity: v5, UnitAmount: v6, Amount: v7, PayAt: v8 } = v
  return typeof v0 === 'string' && typeof v1 === 'string' && typeof v2 === 'string' && (v3 === null || typeof v3 === 'string') && Number.isSafeInteger(v4) && v4 >= 0 && v4 <= 11 && Number.isSafeInteger(v5) && v5 >= 1 && f1(v6) && f1(v7) && typeof v8 === 'string'
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
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Total: v0, AtCounter: v1, Lines: v2 } = v
  return f1(v0) && f2(v1) && f4(v2)
}
function f6(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Code: v0, Name: v1, City: v2, Country: v3, TimeZone: v4, Latitude: v5, Longitude: v6, Slug: v7 } = v
  return typeof v0 === 'string' && v0.length <= 4 && p7.test(v0) && typeof v1 === 'string' && typeof v2 === 'string' && typeof v3 === 'string' && p8.test(v3) && typeof v4 === 'string' && Number.isFinite(v5) && v5 >= -90 && v5 <= 90 && Number.isFinite(v6) && v6 >= -180 && v6 <= 180 && (v7 === undefined || typeof v7 === 'string' && v7.length <= 60 && p9.test(v7))
}
function f7(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { InfantUntil: v0, ChildUntil: v1, SeniorFrom: v2 } = v
  return Number.isSafeInteger(v0) && v0 >= 0 && v0 <= 17 && Number.isSafeInteger(v1) && v1 >= 0 && v1 <= 17 && (v2 === null || Number.isSafeInteger(v2) && v2 >= 40 && v2 <= 120)
}
function f8(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(typeof one === 'string' && p8.test(one))) return false
  }
  return true
}
function f9(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, Vessel: v1, DepartsAt: v2, ArrivesAt: v3, DurationMinutes: v4, CheckInOpensAt: v5, CheckInClosesAt: v6 } = v
  return typeof v0 === 'string' && v0.length <= 64 && p11.test(v0) && typeof v1 === 'string' && typeof v2 === 'string' && isDateTime(v2) && typeof v3 === 'string' && isDateTime(v3) && Number.isSafeInteger(v4) && v4 >= 1 && typeof v5 === 'string' && isDateTime(v5) && typeof v6 === 'string' && isDateTime(v6)
}
function f10(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { UntilHoursBefore: v0, Fee: v1 } = v
  return Number.isSafeInteger(v0) && v0 >= 1 && f1(v1)
}
function f11(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { HoursBefore: v0, Percent: v1 } = v
  return Number.isSafeInteger(v0) && v0 >= 1 && Number.isSafeInteger(v1) && v1 >= 1 && v1 <= 100
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
  const { BaggageKg: v0, HandCarryKg: v1, Change: v2, Refund: v3 } = v
  return Number.isSafeInteger(v0) && v0 >= 0 && Number.isSafeInteger(v1) && v1 >= 0 && (v2 === null || f10(v2)) && f12(v3)
}
function f14(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { From: v0, To: v1, IsInternational: v2, Operator: v3, OperatorName: v4, Class: v5, ClassName: v6, AgeBands: v7, PricedNationalities: v8, Sailing: v9, Rules: v10 } = v
  return f6(v0) && f6(v1) && typeof v2 === 'boolean' && typeof v3 === 'string' && v3.length <= 4 && p10.test(v3) && typeof v4 === 'string' && typeof v5 === 'string' && v5.length <= 3 && p4.test(v5) && typeof v6 === 'string' && f7(v7) && f8(v8) && (v9 === null || f9(v9)) && (v10 === undefined || f13(v10))
}
function f15(v: any): boolean {
  if (!Array.isArray(v) || v.length < 1) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f14(one))) return false
  }
  return true
}
function f16(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { DateFrom: v0, DateUntil: v1, Qty: v2, QtyAdult: v3, QtyChild: v4, QtyInfant: v5, IsRoundTrip: v6, IsInternational: v7, IsOpenTicket: v8, IsOpenTicket2W: v9, ValidityDays: v10, Sectors: v11 } = v
  return (v0 === null || typeof v0 === 'string' && isDate(v0)) && (v1 === null || typeof v1 === 'string' && isDate(v1)) && Number.isSafeInteger(v2) && v2 >= 1 && Number.isSafeInteger(v3) && v3 >= 0 && Number.isSafeInteger(v4) && v4 >= 0 && Number.isSafeInteger(v5) && v5 >= 0 && typeof v6 === 'boolean' && typeof v7 === 'boolean' && typeof v8 === 'boolean' && typeof v9 === 'boolean' && (v10 === null || Number.isSafeInteger(v10) && v10 >= 1) && f15(v11)
}
function f17(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(typeof one === 'string')) return false
  }
  return true
}
function f18(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Title: v0, FirstName: v1, LastName: v2, Nationality: v3, PassportNumberMasked: v4, Bands: v5 } = v
  return typeof v0 === 'string' && typeof v1 === 'string' && typeof v2 === 'string' && typeof v3 === 'string' && v3.length <= 2 && p8.test(v3) && typeof v4 === 'string' && f17(v5)
}
function f19(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f18(one))) return false
  }
  return true
}
function f20(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(Number.isSafeInteger(one) && one >= 0 && one <= 9)) return false
  }
  return true
}
function f21(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { SectorIndex: v0, Sector: v1, Passengers: v2 } = v
  return Number.isSafeInteger(v0) && v0 >= 0 && v0 <= 5 && f14(v1) && f20(v2)
}
function f22(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f21(one))) return false
  }
  return true
}
function f23(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, ItemContent: v1, Item: v2, Qty: v3, Price: v4, Ferry: v5, Passengers: v6, Sailings: v7 } = v
  return typeof v0 === 'string' && v0.length <= 28 && p5.test(v0) && (v1 === "ferry") && typeof v2 === 'string' && v2.length <= 64 && p6.test(v2) && Number.isSafeInteger(v3) && v3 >= 1 && f5(v4) && f16(v5) && f19(v6) && (v7 === undefined || f22(v7))
}
function f24(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { City: v0, CityName: v1, Country: v2, TimeZone: v3, Latitude: v4, Longitude: v5, Location: v6 } = v
  return typeof v0 === 'string' && v0.length <= 40 && p9.test(v0) && typeof v1 === 'string' && typeof v2 === 'string' && p8.test(v2) && typeof v3 === 'string' && Number.isFinite(v4) && v4 >= -90 && v4 <= 90 && Number.isFinite(v5) && v5 >= -180 && v5 <= 180 && typeof v6 === 'string'
}
function f25(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, Name: v1, Kind: v2, KindName: v3, Place: v4 } = v
  return typeof v0 === 'string' && v0.length <= 44 && p12.test(v0) && typeof v1 === 'string' && typeof v2 === 'string' && v2.length <= 40 && p9.test(v2) && typeof v3 === 'string' && f24(v4)
}
function f26(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { IsRefundable: v0, FreeUntil: v1, Text: v2 } = v
  return typeof v0 === 'boolean' && (v1 === null || typeof v1 === 'string' && isDateTime(v1)) && typeof v2 === 'string'
}
function f27(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(Number.isSafeInteger(one) && one >= 0 && one <= 17)) return false
  }
  return true
}
function f28(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Room: v0, RoomName: v1, Offer: v2, Board: v3, Cancellation: v4, Adults: v5, ChildAges: v6 } = v
  return typeof v0 === 'string' && v0.length <= 24 && p14.test(v0) && typeof v1 === 'string' && typeof v2 === 'string' && v2.length <= 24 && p14.test(v2) && typeof v3 === 'string' && f26(v4) && Number.isSafeInteger(v5) && v5 >= 1 && f27(v6)
}
function f29(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f28(one))) return false
  }
  return true
}
function f30(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Product: v0, CheckIn: v1, CheckOut: v2, Nights: v3, CheckInFrom: v4, CheckOutUntil: v5, Rooms: v6 } = v
  return f25(v0) && typeof v1 === 'string' && isDate(v1) && typeof v2 === 'string' && isDate(v2) && Number.isSafeInteger(v3) && v3 >= 1 && typeof v4 === 'string' && p13.test(v4) && typeof v5 === 'string' && p13.test(v5) && f29(v6)
}
function f31(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, ItemContent: v1, Item: v2, Qty: v3, Price: v4, Hotel: v5, Passengers: v6 } = v
  return typeof v0 === 'string' && v0.length <= 28 && p5.test(v0) && (v1 === "hotel") && typeof v2 === 'string' && v2.length <= 44 && p12.test(v2) && Number.isSafeInteger(v3) && v3 >= 1 && f5(v4) && f30(v5) && f19(v6)
}
function f32(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Until: v0, Percent: v1 } = v
  return (v0 === null || typeof v0 === 'string' && isDateTime(v0)) && Number.isSafeInteger(v1) && v1 >= 0 && v1 <= 100
}
function f33(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f32(one))) return false
  }
  return true
}
function f34(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Product: v0, Option: v1, OptionName: v2, VisitDate: v3, ValidDays: v4, GroupSize: v5, Bands: v6, QtyAdult: v7, QtyChild: v8, QtyInfant: v9, QtySenior: v10, MinOrder: v11, MaxOrder: v12, RefundRule: v13, RefundSteps: v14 } = v
  return f25(v0) && typeof v1 === 'string' && v1.length <= 24 && p14.test(v1) && typeof v2 === 'string' && (v3 === null || typeof v3 === 'string' && isDate(v3)) && Number.isSafeInteger(v4) && v4 >= 1 && (v5 === null || Number.isSafeInteger(v5) && v5 >= 1) && f17(v6) && Number.isSafeInteger(v7) && v7 >= 0 && Number.isSafeInteger(v8) && v8 >= 0 && Number.isSafeInteger(v9) && v9 >= 0 && Number.isSafeInteger(v10) && v10 >= 0 && Number.isSafeInteger(v11) && v11 >= 1 && Number.isSafeInteger(v12) && v12 >= 1 && typeof v13 === 'string' && f33(v14)
}
function f35(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, ItemContent: v1, Item: v2, Qty: v3, Price: v4, Attraction: v5, Passengers: v6 } = v
  return typeof v0 === 'string' && v0.length <= 28 && p5.test(v0) && (v1 === "attraction") && typeof v2 === 'string' && v2.length <= 44 && p12.test(v2) && Number.isSafeInteger(v3) && v3 >= 1 && f5(v4) && f34(v5) && f19(v6)
}
function f36(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Label: v0, Amount: v1 } = v
  return typeof v0 === 'string' && f1(v1)
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
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Product: v0, Type: v1, TypeName: v2, Date: v3, Days: v4, Nights: v5, MeetingTime: v6, MeetingTimeZone: v7, IsInternational: v8, AgeBands: v9, Bands: v10, QtyAdult: v11, QtyChild: v12, QtyInfant: v13, MinOrder: v14, MaxOrder: v15, ExcludedCharges: v16, RefundRule: v17, RefundSteps: v18 } = v
  return f25(v0) && typeof v1 === 'string' && v1.length <= 24 && p14.test(v1) && typeof v2 === 'string' && typeof v3 === 'string' && isDate(v3) && Number.isSafeInteger(v4) && v4 >= 1 && Number.isSafeInteger(v5) && v5 >= 0 && typeof v6 === 'string' && p13.test(v6) && typeof v7 === 'string' && typeof v8 === 'boolean' && f7(v9) && f17(v10) && Number.isSafeInteger(v11) && v11 >= 0 && Number.isSafeInteger(v12) && v12 >= 0 && Number.isSafeInteger(v13) && v13 >= 0 && Number.isSafeInteger(v14) && v14 >= 1 && Number.isSafeInteger(v15) && v15 >= 1 && f37(v16) && typeof v17 === 'string' && f33(v18)
}
function f39(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, ItemContent: v1, Item: v2, Qty: v3, Price: v4, Package: v5, Passengers: v6 } = v
  return typeof v0 === 'string' && v0.length <= 28 && p5.test(v0) && (v1 === "package") && typeof v2 === 'string' && v2.length <= 44 && p12.test(v2) && Number.isSafeInteger(v3) && v3 >= 1 && f5(v4) && f38(v5) && f19(v6)
}
function f40(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Product: v0, TransportKind: v1, Rate: v2, VehicleName: v3, ZoneName: v4, Per: v5, Hours: v6, ExtraHours: v7, PickUpAt: v8, PickUp: v9, DropOff: v10, ConnectionNumber: v11, Bags: v12, MaxPassengers: v13, MaxBags: v14, QtyAdult: v15, QtyChild: v16, QtyInfant: v17, RefundRule: v18, RefundSteps: v19 } = v
  return f25(v0) && typeof v1 === 'string' && typeof v2 === 'string' && v2.length <= 24 && p14.test(v2) && typeof v3 === 'string' && typeof v4 === 'string' && typeof v5 === 'string' && (v6 === null || Number.isSafeInteger(v6) && v6 >= 1) && (v7 === null || Number.isSafeInteger(v7) && v7 >= 0) && typeof v8 === 'string' && isDateTime(v8) && typeof v9 === 'string' && (v10 === null || typeof v10 === 'string') && (v11 === null || typeof v11 === 'string') && Number.isSafeInteger(v12) && v12 >= 0 && Number.isSafeInteger(v13) && v13 >= 1 && Number.isSafeInteger(v14) && v14 >= 0 && Number.isSafeInteger(v15) && v15 >= 0 && Number.isSafeInteger(v16) && v16 >= 0 && Number.isSafeInteger(v17) && v17 >= 0 && typeof v18 === 'string' && f33(v19)
}
function f41(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, ItemContent: v1, Item: v2, Qty: v3, Price: v4, Transport: v5, Passengers: v6 } = v
  return typeof v0 === 'string' && v0.length <= 28 && p5.test(v0) && (v1 === "transport") && typeof v2 === 'string' && v2.length <= 44 && p12.test(v2) && Number.isSafeInteger(v3) && v3 >= 1 && f5(v4) && f40(v5) && f19(v6)
}
function f42(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Product: v0, Ship: v1, Cabin: v2, CabinName: v3, MaxGuests: v4, SailingDate: v5, ReturnDate: v6, Nights: v7, HomePort: v8, SailsAt: v9, CheckIn: v10, IsInternational: v11, AgeBands: v12, InfantsFromMonths: v13, QtyAdult: v14, QtyChild: v15, QtyInfant: v16, RefundRule: v17, RefundSteps: v18 } = v
  return f25(v0) && typeof v1 === 'string' && typeof v2 === 'string' && v2.length <= 24 && p14.test(v2) && typeof v3 === 'string' && Number.isSafeInteger(v4) && v4 >= 1 && typeof v5 === 'string' && isDate(v5) && typeof v6 === 'string' && isDate(v6) && Number.isSafeInteger(v7) && v7 >= 1 && typeof v8 === 'string' && (v9 === undefined || typeof v9 === 'string' && isDateTime(v9)) && typeof v10 === 'string' && typeof v11 === 'boolean' && f7(v12) && Number.isSafeInteger(v13) && v13 >= 0 && v13 <= 36 && Number.isSafeInteger(v14) && v14 >= 0 && Number.isSafeInteger(v15) && v15 >= 0 && Number.isSafeInteger(v16) && v16 >= 0 && typeof v17 === 'string' && f33(v18)
}
function f43(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, ItemContent: v1, Item: v2, Qty: v3, Price: v4, Cruise: v5, Passengers: v6 } = v
  return typeof v0 === 'string' && v0.length <= 28 && p5.test(v0) && (v1 === "cruise") && typeof v2 === 'string' && v2.length <= 44 && p12.test(v2) && Number.isSafeInteger(v3) && v3 >= 1 && f5(v4) && f42(v5) && f19(v6)
}
function f44(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { ItemContent: v0, Id: v1, Qty: v2, Price: v3, Passengers: v4 } = v
  return typeof v0 === 'string' && typeof v0 === 'string' && p15.test(v0) && typeof v1 === 'string' && v1.length <= 28 && p5.test(v1) && Number.isSafeInteger(v2) && v2 >= 1 && f5(v3) && f19(v4)
}
function f45(v: any): boolean {
  switch (v?.["ItemContent"]) {
    case "ferry": return f23(v)
    case "hotel": return f31(v)
    case "attraction": return f35(v)
    case "package": return f39(v)
    case "transport": return f41(v)
    case "cruise": return f43(v)
    default: return f44(v)
  }
}
function f46(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f45(one))) return false
  }
  return true
}
function f47(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Code: v0, Kind: v1, Name: v2, Currency: v3, ExpiryMinutes: v4, NeedsProof: v5, Minimum: v6, Maximum: v7 } = v
  return typeof v0 === 'string' && v0.length <= 30 && p3.test(v0) && typeof v1 === 'string' && typeof v2 === 'string' && typeof v3 === 'string' && v3.length <= 3 && p4.test(v3) && Number.isSafeInteger(v4) && v4 >= 1 && typeof v5 === 'boolean' && (v6 === null || f1(v6)) && (v7 === null || f1(v7))
}
function f48(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Kind: v0, BankName: v1, AccountNumber: v2, AccountName: v3, Reference: v4, Steps: v5 } = v
  return (v0 === "bank_transfer") && typeof v1 === 'string' && typeof v2 === 'string' && typeof v3 === 'string' && typeof v4 === 'string' && f17(v5)
}
function f49(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Kind: v0, Scheme: v1, Payload: v2, MerchantName: v3, Steps: v4 } = v
  return (v0 === "qr") && typeof v1 === 'string' && typeof v2 === 'string' && typeof v3 === 'string' && f17(v4)
}
function f50(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Kind: v0, BankName: v1, BillerCode: v2, AccountNumber: v3, AccountName: v4, Steps: v5 } = v
  return (v0 === "virtual_account") && typeof v1 === 'string' && (v2 === null || typeof v2 === 'string') && typeof v3 === 'string' && typeof v4 === 'string' && f17(v5)
}
function f51(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Kind: v0, RedirectUrl: v1, Brands: v2, Steps: v3 } = v
  return (v0 === "card") && typeof v1 === 'string' && isAbsoluteAddress(v1) && f17(v2) && f17(v3)
}
function f52(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Kind: v0, WalletName: v1, RedirectUrl: v2, Steps: v3 } = v
  return (v0 === "e_wallet") && typeof v1 === 'string' && typeof v2 === 'string' && isAbsoluteAddress(v2) && f17(v3)
}
function f53(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Kind: v0, Available: v1, Credit: v2, Steps: v3 } = v
  return (v0 === "agent_wallet") && f1(v1) && f1(v2) && f17(v3)
}
function f54(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Kind: v0, Steps: v1 } = v
  return typeof v0 === 'string' && typeof v0 === 'string' && p17.test(v0) && f17(v1)
}
function f55(v: any): boolean {
  switch (v?.["Kind"]) {
    case "bank_transfer": return f48(v)
    case "qr": return f49(v)
    case "virtual_account": return f50(v)
    case "card": return f51(v)
    case "e_wallet": return f52(v)
    case "agent_wallet": return f53(v)
    default: return f54(v)
  }
}
function f56(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { FileName: v0, Bytes: v1, MediaType: v2, UploadedAt: v3, Rejection: v4 } = v
  return typeof v0 === 'string' && Number.isSafeInteger(v1) && v1 >= 1 && typeof v2 === 'string' && typeof v3 === 'string' && isDateTime(v3) && (v4 === null || typeof v4 === 'string')
}
function f57(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Reason: v0, At: v1 } = v
  return typeof v0 === 'string' && typeof v1 === 'string' && isDateTime(v1)
}
function f58(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { At: v0, Event: v1, State: v2 } = v
  return typeof v0 === 'string' && isDateTime(v0) && typeof v1 === 'string' && typeof v2 === 'string'
}
function f59(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f58(one))) return false
  }
  return true
}
function f60(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, Order: v1, State: v2, Flow: v3, Amount: v4, Method: v5, ExpiresAt: v6, Instructions: v7, Proof: v8, Failure: v9, History: v10, AsOf: v11 } = v
  return typeof v0 === 'string' && p16.test(v0) && typeof v1 === 'string' && v1.length <= 28 && p0.test(v1) && typeof v2 === 'string' && typeof v3 === 'string' && f1(v4) && (v5 === null || f47(v5)) && (v6 === null || typeof v6 === 'string' && isDateTime(v6)) && (v7 === null || f55(v7)) && (v8 === null || f56(v8)) && (v9 === null || f57(v9)) && f59(v10) && typeof v11 === 'string' && isDateTime(v11)
}
function f61(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, Name: v1 } = v
  return typeof v0 === 'string' && v0.length <= 28 && p18.test(v0) && typeof v1 === 'string'
}
function f62(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Name: v0, BookedBy: v1, Customer: v2, SellingAmount: v3 } = v
  return typeof v0 === 'string' && typeof v1 === 'string' && (v2 === null || f61(v2)) && f1(v3)
}
function f63(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, ConfirmationNumber: v1, Status: v2, CreatedAt: v3, PaidAt: v4, ExpiresAt: v5, VisitDate: v6, Contact: v7, PaymentMethod: v8, CodeReference: v9, AdditionalNote: v10, PromoCode: v11, RefundedAmount: v12, ChangeOf: v13, TotalAmount: v14, AtCounter: v15, Items: v16, Payment: v17, Agency: v18, AsOf: v19 } = v
  return typeof v0 === 'string' && v0.length <= 28 && p0.test(v0) && typeof v1 === 'string' && typeof v2 === 'string' && typeof v3 === 'string' && isDateTime(v3) && (v4 === null || typeof v4 === 'string' && isDateTime(v4)) && (v5 === null || typeof v5 === 'string' && isDateTime(v5)) && (v6 === null || typeof v6 === 'string' && isDate(v6)) && f0(v7) && (v8 === null || typeof v8 === 'string' && v8.length <= 30 && p3.test(v8)) && typeof v9 === 'string' && typeof v10 === 'string' && typeof v11 === 'string' && f1(v12) && (v13 === null || typeof v13 === 'string' && v13.length <= 28 && p0.test(v13)) && f1(v14) && f2(v15) && f46(v16) && f60(v17) && (v18 === null || f62(v18)) && typeof v19 === 'string' && isDateTime(v19)
}
function f64(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { BookingToken: v0, Order: v1 } = v
  return typeof v0 === 'string' && f63(v1)
}

export const checks: AnswerChecks = { 201: (v) => f64(v) }
