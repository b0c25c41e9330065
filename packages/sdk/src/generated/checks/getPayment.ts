// Made from openapi/ by `pnpm generate`. Change the contract instead of this file.

import { type AnswerChecks, isAbsoluteAddress, isDateTime } from '../../values/fits.ts'

const p0 = /^pay_[A-Za-z0-9]{6,24}$/
const p1 = /^ord_[A-Za-z0-9]{6,24}$/
const p2 = /^[A-Z]{3}$/
const p3 = /^[A-Z][A-Z0-9_]{1,29}$/
const p4 = /^(?!(?:bank_transfer|qr|virtual_account|card|e_wallet|agent_wallet)$)/
function f0(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Amount: v0, Currency: v1, Exponent: v2 } = v
  return Number.isSafeInteger(v0) && typeof v1 === 'string' && v1.length <= 3 && p2.test(v1) && Number.isSafeInteger(v2) && v2 >= 0 && v2 <= 4
}
function f1(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Code: v0, Kind: v1, Name: v2, Currency: v3, ExpiryMinutes: v4, NeedsProof: v5, Minimum: v6, Maximum: v7 } = v
  return typeof v0 === 'string' && v0.length <= 30 && p3.test(v0) && typeof v1 === 'string' && typeof v2 === 'string' && typeof v3 === 'string' && v3.length <= 3 && p2.test(v3) && Number.isSafeInteger(v4) && v4 >= 1 && typeof v5 === 'boolean' && (v6 === null || f0(v6)) && (v7 === null || f0(v7))
}
function f2(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(typeof one === 'string')) return false
  }
  return true
}
function f3(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Kind: v0, BankName: v1, AccountNumber: v2, AccountName: v3, Reference: v4, Steps: v5 } = v
  return (v0 === "bank_transfer") && typeof v1 === 'string' && typeof v2 === 'string' && typeof v3 === 'string' && typeof v4 === 'string' && f2(v5)
}
function f4(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Kind: v0, Scheme: v1, Payload: v2, MerchantName: v3, Steps: v4 } = v
  return (v0 === "qr") && typeof v1 === 'string' && typeof v2 === 'string' && typeof v3 === 'string' && f2(v4)
}
function f5(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Kind: v0, BankName: v1, BillerCode: v2, AccountNumber: v3, AccountName: v4, Steps: v5 } = v
  return (v0 === "virtual_account") && typeof v1 === 'string' && (v2 === null || typeof v2 === 'string') && typeof v3 === 'string' && typeof v4 === 'string' && f2(v5)
}
function f6(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Kind: v0, RedirectUrl: v1, Brands: v2, Steps: v3 } = v
  return (v0 === "card") && typeof v1 === 'string' && isAbsoluteAddress(v1) && f2(v2) && f2(v3)
}
function f7(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Kind: v0, WalletName: v1, RedirectUrl: v2, Steps: v3 } = v
  return (v0 === "e_wallet") && typeof v1 === 'string' && typeof v2 === 'string' && isAbsoluteAddress(v2) && f2(v3)
}
function f8(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Kind: v0, Available: v1, Credit: v2, Steps: v3 } = v
  return (v0 === "agent_wallet") && f0(v1) && f0(v2) && f2(v3)
}
function f9(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Kind: v0, Steps: v1 } = v
  return typeof v0 === 'string' && typeof v0 === 'string' && p4.test(v0) && f2(v1)
}
function f10(v: any): boolean {
  switch (v?.["Kind"]) {
    case "bank_transfer": return f3(v)
    case "qr": return f4(v)
    case "virtual_account": return f5(v)
    case "card": return f6(v)
    case "e_wallet": return f7(v)
    case "agent_wallet": return f8(v)
    default: return f9(v)
  }
}
function f11(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { FileName: v0, Bytes: v1, MediaType: v2, UploadedAt: v3, Rejection: v4 } = v
  return typeof v0 === 'string' && Number.isSafeInteger(v1) && v1 >= 1 && typeof v2 === 'string' && typeof v3 === 'string' && isDateTime(v3) && (v4 === null || typeof v4 === 'string')
}
function f12(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Reason: v0, At: v1 } = v
  return typeof v0 === 'string' && typeof v1 === 'string' && isDateTime(v1)
}
function f13(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { At: v0, Event: v1, State: v2 } = v
  return typeof v0 === 'string' && isDateTime(v0) && typeof v1 === 'string' && typeof v2 === 'string'
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
  const { Id: v0, Order: v1, State: v2, Flow: v3, Amount: v4, Method: v5, ExpiresAt: v6, Instructions: v7, Proof: v8, Failure: v9, History: v10, AsOf: v11 } = v
  return typeof v0 === 'string' && p0.test(v0) && typeof v1 === 'string' && v1.length <= 28 && p1.test(v1) && typeof v2 === 'string' && typeof v3 === 'string' && f0(v4) && (v5 === null || f1(v5)) && (v6 === null || typeof v6 === 'string' && isDateTime(v6)) && (v7 === null || f10(v7)) && (v8 === null || f11(v8)) && (v9 === null || f12(v9)) && f14(v10) && typeof v11 === 'string' && isDateTime(v11)
}

export const checks: AnswerChecks = { 200: (v) => f15(v) }
