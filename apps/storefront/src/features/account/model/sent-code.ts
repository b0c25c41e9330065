import type { Schemas } from '@selat/sdk'
import * as z from 'zod'

const sentCode = z.object({
  Email: z.string(),
  ExpiresAt: z.string(),
  ResendAt: z.string(),
  AsOf: z.string(),
  receivedAt: z.number(),
})

/** A code that was sent by e-mail, with the time at which this device received the answer, in epoch milliseconds. */
export type SentCode = Schemas['EmailedCode'] & { receivedAt: number }

export function received(code: Schemas['EmailedCode']): SentCode {
  return { ...code, receivedAt: Date.now() }
}

/** Reads the code from the state of the history entry, so that its countdown survives a reload; null without one. */
export function readSentCode(state: unknown): SentCode | null {
  return z.object({ sent: sentCode }).safeParse(state).data?.sent ?? null
}
