import { Input } from '@selat/ui/input'
import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'

import { FormField } from './form-field.tsx'

export type EmailFieldProps = {
  name?: string
  label: string
  hint?: ReactNode
  /** `username` where it is the name under which a password manager keeps a password, `off` where it is somebody else's. */
  autoComplete?: 'email' | 'username' | 'off'
}

/** An e-mail address, as every form of the site asks for one. */
export function EmailField({
  name = 'email',
  label,
  hint,
  autoComplete = 'email',
}: EmailFieldProps) {
  const { register } = useFormContext()
  return (
    <FormField name={name} label={label} hint={hint}>
      <Input
        {...register(name)}
        type="email"
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
      />
    </FormField>
  )
}
