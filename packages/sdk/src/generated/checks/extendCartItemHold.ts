// Made from openapi/ by `pnpm generate`. Change the contract instead of this file.

import { type AnswerChecks, isDate, isDateTime } from '../../values/fits.ts'

const p0 = /^[A-Za-z0-9_-]+$/
const p1 = /^itm_[A-Za-z0-9]{6,24}$/
const p2 = /^(fer|opn)_[A-Za-z0-9_-]{3,60}$/
const p3 = /^[A-Z]{3}$/
const p4 = /^[A-Z]{3,4}$/
const p5 = /^[A-Z]{2}$/
const p6 = /^[a-z0-9]+(-[a-z0-9]+)*$/
const p7 = /^[A-Z]{2,4}$/
const p8 = /^sai_[A-Za-z0-9_-]{4,60}$/
const p9 = /^(pkg|att|htl|trn|crs)_[A-Za-z0-9-]{2,40}$/
const p10 = /^([01][0-9]|2[0-3]):[0-5][0-9]$/
const p11 = /^[A-Z0-9][A-Z0-9_-]{0,23}$/
const p12 = /^(?!(?:ferry|hotel|attraction|package|transport|cruise)$)/
function f0(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Amount: v0, Currency: v1, Exponent: v2 } = v
  return Number.isSafeInteger(v0) && typeof v1 === 'string' && v1.length <= 3 && p3.test(v1) && Number.isSafeInteger(v2) && v2 >= 0 && v2 <= 4
}
function f1(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f0(one))) return false
  }
  return true
}
function f2(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Kind: v0, Code: v1, Label: v2, Band: v3, SectorIndex: v4, Quantity: v5, UnitAmount: v6, Amount: v7, PayAt: v8 } = v
  return typeof v0 === 'string' && typeof v1 === 'string' && typeof v2 === 'string' && (v3 === null || typeof v3 === 'string') && Number.isSafeInteger(v4) && v4 >= 0 && v4 <= 11 && Number.isSafeInteger(v5) && v5 >= 1 && f0(v6) && f0(v7) && typeof v8 === 'string'
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
  const { Total: v0, AtCounter: v1, Lines: v2 } = v
  return f0(v0) && f1(v1) && f3(v2)
}
function f5(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Code: v0, Name: v1, City: v2, Country: v3, TimeZone: v4, Latitude: v5, Longitude: v6, Slug: v7 } = v
  return typeof v0 === 'string' && v0.length <= 4 && p4.test(v0) && typeof v1 === 'string' && typeof v2 === 'string' && typeof v3 === 'string' && p5.test(v3) && typeof v4 === 'string' && Number.isFinite(v5) && v5 >= -90 && v5 <= 90 && Number.isFinite(v6) && v6 >= -180 && v6 <= 180 && (v7 === undefined || typeof v7 === 'string' && v7.length <= 60 && p6.test(v7))
}
function f6(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { InfantUntil: v0, ChildUntil: v1, SeniorFrom: v2 } = v
  return Number.isSafeInteger(v0) && v0 >= 0 && v0 <= 17 && Number.isSafeInteger(v1) && v1 >= 0 && v1 <= 17 && (v2 === null || Number.isSafeInteger(v2) && v2 >= 40 && v2 <= 120)
}
function f7(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(typeof one === 'string' && p5.test(one))) return false
  }
  return true
}
function f8(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, Vessel: v1, DepartsAt: v2, ArrivesAt: v3, DurationMinutes: v4, CheckInOpensAt: v5, CheckInClosesAt: v6 } = v
  return typeof v0 === 'string' && v0.length <= 64 && p8.test(v0) && typeof v1 === 'string' && typeof v2 === 'string' && isDateTime(v2) && typeof v3 === 'string' && isDateTime(v3) && Number.isSafeInteger(v4) && v4 >= 1 && typeof v5 === 'string' && isDateTime(v5) && typeof v6 === 'string' && isDateTime(v6)
}
function f9(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { UntilHoursBefore: v0, Fee: v1 } = v
  return Number.isSafeInteger(v0) && v0 >= 1 && f0(v1)
}
function f10(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { HoursBefore: v0, Percent: v1 } = v
  return Number.isSafeInteger(v0) && v0 >= 1 && Number.isSafeInteger(v1) && v1 >= 1 && v1 <= 100
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
  const { BaggageKg: v0, HandCarryKg: v1, Change: v2, Refund: v3 } = v
  return Number.isSafeInteger(v0) && v0 >= 0 && Number.isSafeInteger(v1) && v1 >= 0 && (v2 === null || f9(v2)) && f11(v3)
}
function f13(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { From: v0, To: v1, IsInternational: v2, Operator: v3, OperatorName: v4, Class: v5, ClassName: v6, AgeBands: v7, PricedNationalities: v8, Sailing: v9, Rules: v10 } = v
  return f5(v0) && f5(v1) && typeof v2 === 'boolean' && typeof v3 === 'string' && v3.length <= 4 && p7.test(v3) && typeof v4 === 'string' && typeof v5 === 'string' && v5.length <= 3 && p3.test(v5) && typeof v6 === 'string' && f6(v7) && f7(v8) && (v9 === null || f8(v9)) && (v10 === undefined || f12(v10))
}
function f14(v: any): boolean {
  if (!Array.isArray(v) || v.length < 1) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f13(one))) return false
  }
  return true
}
function f15(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { DateFrom: v0, DateUntil: v1, Qty: v2, QtyAdult: v3, QtyChild: v4, QtyInfant: v5, IsRoundTrip: v6, IsInternational: v7, IsOpenTicket: v8, IsOpenTicket2W: v9, ValidityDays: v10, Sectors: v11 } = v
  return (v0 === null || typeof v0 === 'string' && isDate(v0)) && (v1 === null || typeof v1 === 'string' && isDate(v1)) && Number.isSafeInteger(v2) && v2 >= 1 && Number.isSafeInteger(v3) && v3 >= 0 && Number.isSafeInteger(v4) && v4 >= 0 && Number.isSafeInteger(v5) && v5 >= 0 && typeof v6 === 'boolean' && typeof v7 === 'boolean' && typeof v8 === 'boolean' && typeof v9 === 'boolean' && (v10 === null || Number.isSafeInteger(v10) && v10 >= 1) && f14(v11)
}
function f16(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, ItemContent: v1, Item: v2, Qty: v3, State: v4, HoldExpiresAt: v5, HoldExtensionsLeft: v6, PriceGuaranteedUntil: v7, Price: v8, Ferry: v9 } = v
  return typeof v0 === 'string' && v0.length <= 28 && p1.test(v0) && (v1 === "ferry") && typeof v2 === 'string' && v2.length <= 64 && p2.test(v2) && Number.isSafeInteger(v3) && v3 >= 1 && typeof v4 === 'string' && typeof v5 === 'string' && isDateTime(v5) && Number.isSafeInteger(v6) && v6 >= 0 && typeof v7 === 'string' && isDateTime(v7) && f4(v8) && f15(v9)
}
function f17(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { City: v0, CityName: v1, Country: v2, TimeZone: v3, Latitude: v4, Longitude: v5, Location: v6 } = v
  return typeof v0 === 'string' && v0.length <= 40 && p6.test(v0) && typeof v1 === 'string' && typeof v2 === 'string' && p5.test(v2) && typeof v3 === 'string' && Number.isFinite(v4) && v4 >= -90 && v4 <= 90 && Number.isFinite(v5) && v5 >= -180 && v5 <= 180 && typeof v6 === 'string'
}
function f18(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, Name: v1, Kind: v2, KindName: v3, Place: v4 } = v
  return typeof v0 === 'string' && v0.length <= 44 && p9.test(v0) && typeof v1 === 'string' && typeof v2 === 'string' && v2.length <= 40 && p6.test(v2) && typeof v3 === 'string' && f17(v4)
}
function f19(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { IsRefundable: v0, FreeUntil: v1, Text: v2 } = v
  return typeof v0 === 'boolean' && (v1 === null || typeof v1 === 'string' && isDateTime(v1)) && typeof v2 === 'string'
}
function f20(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(Number.isSafeInteger(one) && one >= 0 && one <= 17)) return false
  }
  return true
}
function f21(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Room: v0, RoomName: v1, Offer: v2, Board: v3, Cancellation: v4, Adults: v5, ChildAges: v6 } = v
  return typeof v0 === 'string' && v0.length <= 24 && p11.test(v0) && typeof v1 === 'string' && typeof v2 === 'string' && v2.length <= 24 && p11.test(v2) && typeof v3 === 'string' && f19(v4) && Number.isSafeInteger(v5) && v5 >= 1 && f20(v6)
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
  const { Product: v0, CheckIn: v1, CheckOut: v2, Nights: v3, CheckInFrom: v4, CheckOutUntil: v5, Rooms: v6 } = v
  return f18(v0) && typeof v1 === 'string' && isDate(v1) && typeof v2 === 'string' && isDate(v2) && Number.isSafeInteger(v3) && v3 >= 1 && typeof v4 === 'string' && p10.test(v4) && typeof v5 === 'string' && p10.test(v5) && f22(v6)
}
function f24(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, ItemContent: v1, Item: v2, Qty: v3, State: v4, HoldExpiresAt: v5, HoldExtensionsLeft: v6, PriceGuaranteedUntil: v7, Price: v8, Hotel: v9 } = v
  return typeof v0 === 'string' && v0.length <= 28 && p1.test(v0) && (v1 === "hotel") && typeof v2 === 'string' && v2.length <= 44 && p9.test(v2) && Number.isSafeInteger(v3) && v3 >= 1 && typeof v4 === 'string' && typeof v5 === 'string' && isDateTime(v5) && Number.isSafeInteger(v6) && v6 >= 0 && typeof v7 === 'string' && isDateTime(v7) && f4(v8) && f23(v9)
}
function f25(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(typeof one === 'string')) return false
  }
  return true
}
function f26(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Until: v0, Percent: v1 } = v
  return (v0 === null || typeof v0 === 'string' && isDateTime(v0)) && Number.isSafeInteger(v1) && v1 >= 0 && v1 <= 100
}
function f27(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f26(one))) return false
  }
  return true
}
function f28(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Product: v0, Option: v1, OptionName: v2, VisitDate: v3, ValidDays: v4, GroupSize: v5, Bands: v6, QtyAdult: v7, QtyChild: v8, QtyInfant: v9, QtySenior: v10, MinOrder: v11, MaxOrder: v12, RefundRule: v13, RefundSteps: v14 } = v
  return f18(v0) && typeof v1 === 'string' && v1.length <= 24 && p11.test(v1) && typeof v2 === 'string' && (v3 === null || typeof v3 === 'string' && isDate(v3)) && Number.isSafeInteger(v4) && v4 >= 1 && (v5 === null || Number.isSafeInteger(v5) && v5 >= 1) && f25(v6) && Number.isSafeInteger(v7) && v7 >= 0 && Number.isSafeInteger(v8) && v8 >= 0 && Number.isSafeInteger(v9) && v9 >= 0 && Number.isSafeInteger(v10) && v10 >= 0 && Number.isSafeInteger(v11) && v11 >= 1 && Number.isSafeInteger(v12) && v12 >= 1 && typeof v13 === 'string' && f27(v14)
}
function f29(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, ItemContent: v1, Item: v2, Qty: v3, State: v4, HoldExpiresAt: v5, HoldExtensionsLeft: v6, PriceGuaranteedUntil: v7, Price: v8, Attraction: v9 } = v
  return typeof v0 === 'string' && v0.length <= 28 && p1.test(v0) && (v1 === "attraction") && typeof v2 === 'string' && v2.length <= 44 && p9.test(v2) && Number.isSafeInteger(v3) && v3 >= 1 && typeof v4 === 'string' && typeof v5 === 'string' && isDateTime(v5) && Number.isSafeInteger(v6) && v6 >= 0 && typeof v7 === 'string' && isDateTime(v7) && f4(v8) && f28(v9)
}
function f30(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Label: v0, Amount: v1 } = v
  return typeof v0 === 'string' && f0(v1)
}
function f31(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f30(one))) return false
  }
  return true
}
function f32(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Product: v0, Type: v1, TypeName: v2, Date: v3, Days: v4, Nights: v5, MeetingTime: v6, MeetingTimeZone: v7, IsInternational: v8, AgeBands: v9, Bands: v10, QtyAdult: v11, QtyChild: v12, QtyInfant: v13, MinOrder: v14, MaxOrder: v15, ExcludedCharges: v16, RefundRule: v17, RefundSteps: v18 } = v
  return f18(v0) && typeof v1 === 'string' && v1.length <= 24 && p11.test(v1) && typeof v2 === 'string' && typeof v3 === 'string' && isDate(v3) && Number.isSafeInteger(v4) && v4 >= 1 && Number.isSafeInteger(v5) && v5 >= 0 && typeof v6 === 'string' && p10.test(v6) && typeof v7 === 'string' && typeof v8 === 'boolean' && f6(v9) && f25(v10) && Number.isSafeInteger(v11) && v11 >= 0 && Number.isSafeInteger(v12) && v12 >= 0 && Number.isSafeInteger(v13) && v13 >= 0 && Number.isSafeInteger(v14) && v14 >= 1 && Number.isSafeInteger(v15) && v15 >= 1 && f31(v16) && typeof v17 === 'string' && f27(v18)
}
function f33(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, ItemContent: v1, Item: v2, Qty: v3, State: v4, HoldExpiresAt: v5, HoldExtensionsLeft: v6, PriceGuaranteedUntil: v7, Price: v8, Package: v9 } = v
  return typeof v0 === 'string' && v0.length <= 28 && p1.test(v0) && (v1 === "package") && typeof v2 === 'string' && v2.length <= 44 && p9.test(v2) && Number.isSafeInteger(v3) && v3 >= 1 && typeof v4 === 'string' && typeof v5 === 'string' && isDateTime(v5) && Number.isSafeInteger(v6) && v6 >= 0 && typeof v7 === 'string' && isDateTime(v7) && f4(v8) && f32(v9)
}
function f34(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Product: v0, TransportKind: v1, Rate: v2, VehicleName: v3, ZoneName: v4, Per: v5, Hours: v6, ExtraHours: v7, PickUpAt: v8, PickUp: v9, DropOff: v10, ConnectionNumber: v11, Bags: v12, MaxPassengers: v13, MaxBags: v14, QtyAdult: v15, QtyChild: v16, QtyInfant: v17, RefundRule: v18, RefundSteps: v19 } = v
  return f18(v0) && typeof v1 === 'string' && typeof v2 === 'string' && v2.length <= 24 && p11.test(v2) && typeof v3 === 'string' && typeof v4 === 'string' && typeof v5 === 'string' && (v6 === null || Number.isSafeInteger(v6) && v6 >= 1) && (v7 === null || Number.isSafeInteger(v7) && v7 >= 0) && typeof v8 === 'string' && isDateTime(v8) && typeof v9 === 'string' && (v10 === null || typeof v10 === 'string') && (v11 === null || typeof v11 === 'string') && Number.isSafeInteger(v12) && v12 >= 0 && Number.isSafeInteger(v13) && v13 >= 1 && Number.isSafeInteger(v14) && v14 >= 0 && Number.isSafeInteger(v15) && v15 >= 0 && Number.isSafeInteger(v16) && v16 >= 0 && Number.isSafeInteger(v17) && v17 >= 0 && typeof v18 === 'string' && f27(v19)
}
function f35(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, ItemContent: v1, Item: v2, Qty: v3, State: v4, HoldExpiresAt: v5, HoldExtensionsLeft: v6, PriceGuaranteedUntil: v7, Price: v8, Transport: v9 } = v
  return typeof v0 === 'string' && v0.length <= 28 && p1.test(v0) && (v1 === "transport") && typeof v2 === 'string' && v2.length <= 44 && p9.test(v2) && Number.isSafeInteger(v3) && v3 >= 1 && typeof v4 === 'string' && typeof v5 === 'string' && isDateTime(v5) && Number.isSafeInteger(v6) && v6 >= 0 && typeof v7 === 'string' && isDateTime(v7) && f4(v8) && f34(v9)
}
function f36(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Product: v0, Ship: v1, Cabin: v2, CabinName: v3, MaxGuests: v4, SailingDate: v5, ReturnDate: v6, Nights: v7, HomePort: v8, SailsAt: v9, CheckIn: v10, IsInternational: v11, AgeBands: v12, InfantsFromMonths: v13, QtyAdult: v14, QtyChild: v15, QtyInfant: v16, RefundRule: v17, RefundSteps: v18 } = v
  return f18(v0) && typeof v1 === 'string' && typeof v2 === 'string' && v2.length <= 24 && p11.test(v2) && typeof v3 === 'string' && Number.isSafeInteger(v4) && v4 >= 1 && typeof v5 === 'string' && isDate(v5) && typeof v6 === 'string' && isDate(v6) && Number.isSafeInteger(v7) && v7 >= 1 && typeof v8 === 'string' && (v9 === undefined || typeof v9 === 'string' && isDateTime(v9)) && typeof v10 === 'string' && typeof v11 === 'boolean' && f6(v12) && Number.isSafeInteger(v13) && v13 >= 0 && v13 <= 36 && Number.isSafeInteger(v14) && v14 >= 0 && Number.isSafeInteger(v15) && v15 >= 0 && Number.isSafeInteger(v16) && v16 >= 0 && typeof v17 === 'string' && f27(v18)
}
function f37(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, ItemContent: v1, Item: v2, Qty: v3, State: v4, HoldExpiresAt: v5, HoldExtensionsLeft: v6, PriceGuaranteedUntil: v7, Price: v8, Cruise: v9 } = v
  return typeof v0 === 'string' && v0.length <= 28 && p1.test(v0) && (v1 === "cruise") && typeof v2 === 'string' && v2.length <= 44 && p9.test(v2) && Number.isSafeInteger(v3) && v3 >= 1 && typeof v4 === 'string' && typeof v5 === 'string' && isDateTime(v5) && Number.isSafeInteger(v6) && v6 >= 0 && typeof v7 === 'string' && isDateTime(v7) && f4(v8) && f36(v9)
}
function f38(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { ItemContent: v0, Id: v1, Qty: v2, State: v3, HoldExpiresAt: v4, HoldExtensionsLeft: v5, PriceGuaranteedUntil: v6, Price: v7 } = v
  return typeof v0 === 'string' && typeof v0 === 'string' && p12.test(v0) && typeof v1 === 'string' && v1.length <= 28 && p1.test(v1) && Number.isSafeInteger(v2) && v2 >= 1 && typeof v3 === 'string' && typeof v4 === 'string' && isDateTime(v4) && Number.isSafeInteger(v5) && v5 >= 0 && typeof v6 === 'string' && isDateTime(v6) && f4(v7)
}
function f39(v: any): boolean {
  switch (v?.["ItemContent"]) {
    case "ferry": return f16(v)
    case "hotel": return f24(v)
    case "attraction": return f29(v)
    case "package": return f33(v)
    case "transport": return f35(v)
    case "cruise": return f37(v)
    default: return f38(v)
  }
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
  const { Token: v0, Items: v1, Totals: v2, AtCounter: v3, AsOf: v4 } = v
  return typeof v0 === 'string' && v0.length >= 22 && v0.length <= 64 && p0.test(v0) && f40(v1) && f1(v2) && f1(v3) && typeof v4 === 'string' && isDateTime(v4)
}

export const checks: AnswerChecks = { 200: (v) => f41(v) }
