// Made from openapi/ by `pnpm generate`. Change the contract instead of this file.

import { type AnswerChecks, isEmail } from '../../values/fits.ts'

const p0 = /^[A-Za-z0-9.:\[\]-]+$/
const p1 = /^#[0-9a-fA-F]{6}$/
const p2 = /^[A-Z]{3}$/
const p3 = /^[A-Z][A-Z0-9_]{1,29}$/
const p4 = /^[A-Z]{3,4}$/
const p5 = /^(\/[A-Za-z0-9_-][A-Za-z0-9/._-]*|https:\/\/[A-Za-z0-9.-]+(:[0-9]+)?(\/[A-Za-z0-9/._~%-]*)?)$/
function f0(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Light: v0, Dark: v1, Width: v2, Height: v3 } = v
  return typeof v0 === 'string' && typeof v1 === 'string' && (v2 === undefined || Number.isFinite(v2) && v2 >= 1) && (v3 === undefined || Number.isFinite(v3) && v3 >= 1)
}
function f1(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Brand: v0, OnBrand: v1, Accent: v2, OnAccent: v3, Ink: v4, Surface: v5 } = v
  return typeof v0 === 'string' && p1.test(v0) && typeof v1 === 'string' && p1.test(v1) && typeof v2 === 'string' && p1.test(v2) && typeof v3 === 'string' && p1.test(v3) && typeof v4 === 'string' && p1.test(v4) && typeof v5 === 'string' && p1.test(v5)
}
function f2(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Light: v0, Dark: v1 } = v
  return f1(v0) && f1(v1)
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
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(typeof one === 'string' && one.length <= 3 && p2.test(one))) return false
  }
  return true
}
function f5(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(typeof one === 'string' && one.length <= 30 && p3.test(one))) return false
  }
  return true
}
function f6(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Email: v0, Phone: v1, Address: v2, Hours: v3 } = v
  return typeof v0 === 'string' && isEmail(v0) && typeof v1 === 'string' && typeof v2 === 'string' && typeof v3 === 'string'
}
function f7(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { From: v0, To: v1 } = v
  return typeof v0 === 'string' && typeof v1 === 'string'
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
    if (!(typeof one === 'string' && one.length >= 1 && one.length <= 253 && p0.test(one))) return false
  }
  return true
}
function f10(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { DefaultFrom: v0, DefaultTo: v1, BookableDays: v2, HoldMinutes: v3 } = v
  return typeof v0 === 'string' && v0.length <= 4 && p4.test(v0) && typeof v1 === 'string' && v1.length <= 4 && p4.test(v1) && Number.isSafeInteger(v2) && v2 >= 1 && v2 <= 400 && Number.isSafeInteger(v3) && v3 >= 1
}
function f11(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { BookingMode: v0, IsRegistrationOpen: v1, PasswordMinLength: v2 } = v
  return typeof v0 === 'string' && typeof v1 === 'boolean' && Number.isSafeInteger(v2) && v2 >= 7 && v2 <= 64
}
function f12(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { DataLayer: v0, Beacon: v1, Consent: v2 } = v
  return typeof v0 === 'boolean' && (v1 === null || typeof v1 === 'string' && v1.length <= 500 && p5.test(v1)) && typeof v2 === 'boolean'
}
function f13(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { System: v0, Web: v1, Name: v2, Tagline: v3, Logo: v4, Loader: v5, Favicon: v6, Theme: v7, Products: v8, Languages: v9, Currencies: v10, DefaultCurrency: v11, PaymentMethods: v12, Contact: v13, TimeZone: v14, RouteRules: v15, ExternalHosts: v16, Ferry: v17, Account: v18, Analytics: v19 } = v
  return Number.isSafeInteger(v0) && v0 >= 1 && typeof v1 === 'string' && v1.length >= 1 && v1.length <= 253 && p0.test(v1) && typeof v2 === 'string' && (v3 === undefined || typeof v3 === 'string') && f0(v4) && f0(v5) && typeof v6 === 'string' && f2(v7) && f3(v8) && f3(v9) && f4(v10) && typeof v11 === 'string' && v11.length <= 3 && p2.test(v11) && f5(v12) && f6(v13) && (v14 === undefined || typeof v14 === 'string') && f8(v15) && f9(v16) && f10(v17) && f11(v18) && (v19 === undefined || f12(v19))
}

export const checks: AnswerChecks = { 200: (v) => f13(v) }
