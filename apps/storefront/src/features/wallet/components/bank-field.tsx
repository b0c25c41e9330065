import { TOP_UP_BANK_LENGTH } from '@selat/domain'
import { useTranslation } from '@selat/i18n'
import { useId } from 'react'

import { TextField } from '../../../shared/kit/form/text-field.tsx'

/** Asks for the bank that sent the money: one from the list, or any other. */
export function BankField({ banks }: { banks: readonly string[] }) {
  const { t } = useTranslation('wallet')
  const list = useId()
  return (
    <TextField
      name="bankFrom"
      hint={t('form.bankHint')}
      list={list}
      autoComplete="off"
      maxLength={TOP_UP_BANK_LENGTH.max}
    >
      <datalist id={list}>
        {banks.map((bank) => (
          <option key={bank}>{bank}</option>
        ))}
      </datalist>
    </TextField>
  )
}
