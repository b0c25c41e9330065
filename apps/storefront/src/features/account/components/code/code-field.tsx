import { EMAILED_CODE } from '@selat/domain'
import { useTranslation } from '@selat/i18n'
import { Input } from '@selat/ui/input'
import { useFormContext } from 'react-hook-form'

import { FormField } from '../../../../shared/kit/form/form-field.tsx'

/** The code from an e-mail, in one field: phones offer it by themselves, and it can be pasted with its spaces. */
export function CodeField() {
  const { t } = useTranslation('account')
  const { register } = useFormContext<{ code: string }>()
  return (
    <FormField
      name="code"
      label={t('field.code')}
      hint={t('code.hint', { digits: EMAILED_CODE.digits })}
    >
      <Input
        {...register('code')}
        autoComplete="one-time-code"
        inputMode="numeric"
        spellCheck={false}
        maxLength={20}
        className="max-w-52 text-2xl font-bold tracking-[0.18em] tabular"
      />
    </FormField>
  )
}
