import { useTranslation } from '@selat/i18n'

/** Returns the names of a passenger's fields, in the order of the page. */
export function usePassengerTitles() {
  const { t } = useTranslation('passenger')
  return {
    title: t('field.title'),
    firstName: t('field.firstName'),
    lastName: t('field.lastName'),
    nativeName: t('field.nativeName'),
    dateOfBirth: t('field.dateOfBirth'),
    nationality: t('field.nationality'),
    countryOfResidence: t('field.residence'),
    placeOfBirth: t('field.placeOfBirth'),
    passportNumber: t('field.passportNumber'),
    placeOfIssue: t('field.placeOfIssue'),
    dateOfIssue: t('field.issuedOn'),
    dateOfExpiry: t('field.expiresOn'),
  }
}
