// Made from openapi/ by `pnpm generate`. Change the contract instead of this file.

import { type AnswerChecks, isDate, isDateTime } from '../../values/fits.ts'

const p0 = /^[A-Z]{3}$/
const p1 = /^ord_[A-Za-z0-9]{6,24}$/
const p2 = /^quo_[A-Za-z0-9]{6,24}$/
const p3 = /^top_[A-Za-z0-9]{6,24}$/
const p4 = /^cus_[A-Za-z0-9]{6,24}$/
function f0(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Amount: v0, Currency: v1, Exponent: v2 } = v
  return Number.isSafeInteger(v0) && typeof v1 === 'string' && v1.length <= 3 && p0.test(v1) && Number.isSafeInteger(v2) && v2 >= 0 && v2 <= 4
}
function f1(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Kind: v0, Title: v1, Customer: v2, At: v3, Amount: v4, SellingAmount: v5, Order: v6, Quotation: v7, TopUp: v8, Wallet: v9 } = v
  return typeof v0 === 'string' && typeof v1 === 'string' && typeof v2 === 'string' && (v3 === null || typeof v3 === 'string' && isDateTime(v3)) && (v4 === null || f0(v4)) && (v5 === null || f0(v5)) && (v6 === null || typeof v6 === 'string' && v6.length <= 28 && p1.test(v6)) && (v7 === null || typeof v7 === 'string' && v7.length <= 28 && p2.test(v7)) && (v8 === null || typeof v8 === 'string' && v8.length <= 28 && p3.test(v8)) && (v9 === null || typeof v9 === 'string' && v9.length <= 3 && p0.test(v9))
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
  const { DepartsAt: v0, From: v1, To: v2, People: v3 } = v
  return typeof v0 === 'string' && isDateTime(v0) && typeof v1 === 'string' && typeof v2 === 'string' && Number.isSafeInteger(v3) && v3 >= 1
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
  const { Id: v0, Name: v1 } = v
  return typeof v0 === 'string' && v0.length <= 28 && p4.test(v0) && typeof v1 === 'string'
}
function f7(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Name: v0, BookedBy: v1, Customer: v2, SellingAmount: v3 } = v
  return typeof v0 === 'string' && typeof v1 === 'string' && (v2 === null || f6(v2)) && f0(v3)
}
function f8(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, ConfirmationNumber: v1, Status: v2, Flow: v3, CreatedAt: v4, ExpiresAt: v5, VisitDate: v6, TotalAmount: v7, RefundedAmount: v8, Products: v9, Titles: v10, People: v11, Departures: v12, ChangeOf: v13, Agency: v14 } = v
  return typeof v0 === 'string' && v0.length <= 28 && p1.test(v0) && typeof v1 === 'string' && typeof v2 === 'string' && typeof v3 === 'string' && typeof v4 === 'string' && isDateTime(v4) && (v5 === null || typeof v5 === 'string' && isDateTime(v5)) && (v6 === null || typeof v6 === 'string' && isDate(v6)) && f0(v7) && f0(v8) && f3(v9) && f3(v10) && Number.isSafeInteger(v11) && v11 >= 0 && (v12 === undefined || f5(v12)) && (v13 === null || typeof v13 === 'string' && v13.length <= 28 && p1.test(v13)) && (v14 === null || f7(v14))
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
  const { Items: v0, Departures: v1, AsOf: v2 } = v
  return f2(v0) && f9(v1) && typeof v2 === 'string' && isDateTime(v2)
}

export const checks: AnswerChecks = { 200: (v) => f10(v) }
