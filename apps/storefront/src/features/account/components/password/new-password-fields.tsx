import { useTenant } from '../../../../shared/app/tenant.ts'
import { useFieldValue } from '../../../../shared/kit/form/form-values.ts'
import { TextField } from '../../../../shared/kit/form/text-field.tsx'
import { PasswordHint } from './password-hint.tsx'
import { PasswordInput } from './password-input.tsx'

type PasswordValues = { password: string; confirmation: string }

export type NewPasswordFieldsProps = {
  /** Words that others know of the account's owner, and would try first. */
  own?: readonly string[]
}

/** A password that is being chosen, and once more against a slip of the finger. */
export function NewPasswordFields({ own = [] }: NewPasswordFieldsProps) {
  const password = useFieldValue<PasswordValues, 'password'>('password')
  const { Account } = useTenant()
  return (
    <>
      <TextField
        as={PasswordInput}
        name="password"
        hint={<PasswordHint password={password} min={Account.PasswordMinLength} own={own} />}
        autoComplete="new-password"
      />
      <TextField as={PasswordInput} name="confirmation" autoComplete="new-password" />
    </>
  )
}
