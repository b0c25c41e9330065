import type { Schemas } from '@selat/sdk'
import * as z from 'zod'

const sentCode = z.object({
  Email: z.string(),
  ExpiresAt: z.string(),
  ResendAt: z.string(),
  AsOf: z.string(),
  receivedAt: z.number(),
})

/** A code that is on its way by e-mail, and when this device learned of it. */
export type SentCode = Schemas['EmailedCode'] & { receivedAt: number }

export function received(code: Schemas['EmailedCode']): SentCode {
  return { ...code, receivedAt: Date.now() }
}

/** What the page before hands on in the history entry, so that a reload still counts down; null without it. */
export function readSentCode(state: unknown): SentCode | null {
  return z.object({ sent: sentCode }).safeParse(state).data?.sent ?? null
}
