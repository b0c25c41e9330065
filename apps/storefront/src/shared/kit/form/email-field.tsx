import type { ReactNode } from 'react'

import { TextField } from './text-field.tsx'

export type EmailFieldProps = {
  name?: string
  label?: string
  hint?: ReactNode
  /**
   * It is `username` if a password manager stores the password under this address, and `off` for the address of another
   * person.
   */
  autoComplete?: 'email' | 'username' | 'off'
}

/** Asks for an e-mail address; every form of the site uses this field. */
export function EmailField({ name = 'email', autoComplete = 'email', ...props }: EmailFieldProps) {
  return (
    <TextField
      {...props}
      name={name}
      type="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}
