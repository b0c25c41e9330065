import * as z from 'zod'

const loginHint = z.object({
  username: z.string(),
  /** The step that was done before the login. */
  done: z.enum(['verified', 'reset', 'invited']),
})

/** The state that another page hands to the login: the username to begin with, and the step that was done. */
export type LoginHint = z.output<typeof loginHint>

export function readLoginHint(state: unknown): LoginHint | null {
  return loginHint.safeParse(state).data ?? null
}
