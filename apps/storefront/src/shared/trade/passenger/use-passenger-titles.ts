import { useTranslation } from '@selat/i18n'

import { byPassengerText } from './passenger-details.ts'

/** Returns the names of a passenger's fields. */
export function usePassengerTitles() {
  const { t } = useTranslation('passenger')
  return byPassengerText((field) => t(`field.${field}`))
}
