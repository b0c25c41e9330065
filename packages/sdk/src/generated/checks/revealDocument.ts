// Made from openapi/ by `pnpm generate`. Change the contract instead of this file.

import { type AnswerChecks, isDate, isDateTime } from '../../values/fits.ts'

const p0 = /^tkt_[A-Za-z0-9]{6,24}$/
function f0(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Ticket: v0, DocumentNumber: v1, DateOfIssue: v2, DateOfExpiry: v3, PlaceOfIssue: v4, RevealedAt: v5 } = v
  return typeof v0 === 'string' && v0.length <= 28 && p0.test(v0) && typeof v1 === 'string' && (v2 === null || typeof v2 === 'string' && isDate(v2)) && (v3 === null || typeof v3 === 'string' && isDate(v3)) && typeof v4 === 'string' && typeof v5 === 'string' && isDateTime(v5)
}

export const checks: AnswerChecks = { 200: (v) => f0(v) }
