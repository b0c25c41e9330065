// Made from openapi/ by `pnpm generate`. Change the contract instead of this file.

import { type AnswerChecks, isEmail } from '../../values/fits.ts'

const p0 = /^[A-Z]{3}$/
function f0(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Email: v0, Phone: v1, Address: v2, Hours: v3 } = v
  return typeof v0 === 'string' && isEmail(v0) && typeof v1 === 'string' && typeof v2 === 'string' && typeof v3 === 'string'
}
function f1(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, Name: v1, LegalName: v2, CurrencyName: v3, Contact: v4 } = v
  return Number.isSafeInteger(v0) && v0 >= 1 && typeof v1 === 'string' && typeof v2 === 'string' && typeof v3 === 'string' && v3.length <= 3 && p0.test(v3) && f0(v4)
}

export const checks: AnswerChecks = { 200: (v) => f1(v) }
