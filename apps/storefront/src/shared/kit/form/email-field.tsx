import type { ReactNode } from 'react'

import { TextField } from './text-field.tsx'

export type EmailFieldProps = {
  name?: string
  label?: string
  hint?: ReactNode
  /** `username` where it is the name under which a password manager keeps a password, `off` where it is somebody else's. */
  autoComplete?: 'email' | 'username' | 'off'
}

/** An e-mail address, as every form of the site asks for one. */
export function EmailField({ name = 'email', autoComplete = 'email', ...props }: EmailFieldProps) {
  return (
    <TextField
      {...props}
      name={name}
      type="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
    />
  )
}
