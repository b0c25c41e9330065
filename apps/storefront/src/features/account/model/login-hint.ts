import * as z from 'zod'

const loginHint = z.object({
  username: z.string(),
  /** What was done that leads here. */
  done: z.enum(['verified', 'reset', 'invited']),
})

/** What a page that leads to the login hands on: who most likely logs in, and after what. */
export type LoginHint = z.output<typeof loginHint>

export function readLoginHint(state: unknown): LoginHint | null {
  return loginHint.safeParse(state).data ?? null
}
