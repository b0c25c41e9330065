import { useTranslation } from '@selat/i18n'

import { useTenant } from '../../../../shared/app/tenant.ts'
import { useFieldValue } from '../../../../shared/kit/form/form-values.ts'
import { TextField } from '../../../../shared/kit/form/text-field.tsx'
import { passwordStrength } from '../../model/password-strength.ts'
import { PasswordInput } from './password-input.tsx'

type PasswordValues = { password: string; confirmation: string }

export type NewPasswordFieldsProps = {
  /** Words that others know of the account's owner, and would try first. */
  own?: readonly string[]
}

/** Asks for a new password twice, because a mistyped one would shut its owner out. */
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

type PasswordHintProps = { password: string; min: number; own: readonly string[] }

const bars = { none: 0, weak: 1, fair: 2, strong: 3 }
const colours = {
  none: '',
  weak: 'bg-warning',
  fair: 'bg-info',
  strong: 'bg-success',
}

/**
 * Says how many characters a password still needs, and then how strong it is. Strength is only advice; no password is refused
 * for it.
 */
function PasswordHint({ password, min, own }: PasswordHintProps) {
  const { t } = useTranslation('account')
  const missing = min - password.length
  const strength = missing > 0 ? 'none' : passwordStrength(password, own)
  const words = {
    weak: t('password.weak'),
    fair: t('password.fair'),
    strong: t('password.strong'),
  }
  const text = () => {
    if (password === '') return t('password.min', { min })
    if (strength === 'none') return t('password.missing', { count: missing })
    return words[strength]
  }
  return (
    <span className="flex flex-col gap-1.5">
      <span aria-hidden className="flex max-w-48 gap-1 pt-0.5">
        {[1, 2, 3].map((bar) => (
          <span
            key={bar}
            className={`h-1 grow rounded-full transition-colors ${bar <= bars[strength] ? colours[strength] : 'bg-muted'}`}
          />
        ))}
      </span>
      <span>{text()}</span>
    </span>
  )
}
