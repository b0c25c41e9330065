import type { FormIssue } from '@selat/domain/forms'
import { useTranslation } from '@selat/i18n'

/** Puts what the form rules of the domain say about a field into words. */
export function useFormIssueText(): (issue: Pick<FormIssue, 'code' | 'params'>) => string {
  const { t } = useTranslation('common')
  return ({ code, params }) => {
    switch (code) {
      case 'required':
        return t('validation.required')
      case 'too_long':
        return t('validation.tooLong', { max: params['max'] ?? params['maximum'] })
      case 'name_too_short':
        return t('validation.fullName', { min: params['min'] })
      case 'invalid_email':
        return t('validation.email')
      case 'invalid_phone':
      case 'invalid_phone_code':
        return t('validation.phone')
      case 'invalid_username':
        return t('validation.username', { min: params['min'], max: params['max'] })
      case 'invalid_id_card_number':
        return t('validation.idCard')
      case 'password_too_short':
        return t('validation.password', { min: params['min'] })
      case 'password_mismatch':
        return t('validation.passwordMatch')
      case 'note_length':
        return t('validation.length', { min: params['min'], max: params['max'] })
      case 'search_too_short':
        return t('validation.tooShort', { min: params['min'] })
      case 'invalid_code':
        return t('validation.code', { digits: params['digits'] })
      case 'invalid_account_number':
        return t('validation.accountNumber', { min: params['min'] })
      case 'invalid':
        return t('validation.invalid')
      default:
        return code satisfies never
    }
  }
}
