import { EMAILED_CODE } from '@selat/domain'
import { useTranslation } from '@selat/i18n'

import { TextField } from '../../../../shared/kit/form/text-field.tsx'

/**
 * Takes the code from an e-mail in one field, so that phones offer it by themselves and it can be pasted with its
 * spaces.
 */
export function CodeField() {
  const { t } = useTranslation('account')
  return (
    <TextField
      name="code"
      hint={t('code.hint', { digits: EMAILED_CODE.digits })}
      autoComplete="one-time-code"
      inputMode="numeric"
      spellCheck={false}
      inputClassName="max-w-52 text-2xl font-bold tracking-[0.18em] tabular"
    />
  )
}
