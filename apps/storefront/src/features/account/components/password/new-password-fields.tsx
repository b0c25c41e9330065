import { useTranslation } from '@selat/i18n'
import { useFormContext, useWatch } from 'react-hook-form'

import { useTenant } from '../../../../shared/app/tenant.ts'
import { FormField } from '../../../../shared/kit/form/form-field.tsx'
import { PasswordHint } from './password-hint.tsx'
import { PasswordInput } from './password-input.tsx'

type PasswordValues = { password: string; confirmation: string }

export type NewPasswordFieldsProps = {
  label: string
  /** Words that others know of the account's owner, and would try first. */
  own?: readonly string[]
}

/** A password that is being chosen, and once more against a slip of the finger. */
export function NewPasswordFields({ label, own = [] }: NewPasswordFieldsProps) {
  const { t } = useTranslation('account')
  const { register, control } = useFormContext<PasswordValues>()
  const password = useWatch({ control, name: 'password' })
  const { Account } = useTenant()
  return (
    <>
      <FormField
        name="password"
        label={label}
        hint={<PasswordHint password={password} min={Account.PasswordMinLength} own={own} />}
      >
        <PasswordInput {...register('password')} autoComplete="new-password" />
      </FormField>
      <FormField name="confirmation" label={t('field.confirmation')}>
        <PasswordInput {...register('confirmation')} autoComplete="new-password" />
      </FormField>
    </>
  )
}
