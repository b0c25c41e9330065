import { useTranslation } from '@selat/i18n'

const texts = {
  Number: 'column.number',
  LastName: 'column.lastName',
  FirstName: 'column.firstName',
  Title: 'column.title',
  DateOfBirth: 'column.dateOfBirth',
  PlaceOfBirth: 'column.placeOfBirth',
  Band: 'column.band',
  Nationality: 'column.nationality',
  CountryOfResidence: 'column.countryOfResidence',
  DocumentNumber: 'column.documentNumber',
  DateOfIssue: 'column.dateOfIssue',
  DateOfExpiry: 'column.dateOfExpiry',
  PlaceOfIssue: 'column.placeOfIssue',
  Class: 'column.class',
  Operator: 'column.operator',
  Vessel: 'column.vessel',
  From: 'column.from',
  To: 'column.to',
  DepartsAt: 'column.departsAt',
  ArrivesAt: 'column.arrivesAt',
  ConfirmationNumber: 'column.confirmationNumber',
  Seller: 'column.seller',
  Status: 'column.status',
  CheckedInAt: 'column.checkedInAt',
  CheckInPlace: 'column.checkInPlace',
  CheckedInBy: 'column.checkedInBy',
  CheckInReason: 'column.checkInReason',
} as const

const isKnown = (column: string): column is keyof typeof texts => column in texts

/** Returns the function that names a column of the file; a column that these texts do not know keeps its own name. */
export function useColumnName(): (column: string) => string {
  const { t } = useTranslation('manifest')
  return (column) => (isKnown(column) ? t(texts[column]) : column)
}
