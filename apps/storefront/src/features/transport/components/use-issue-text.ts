import type { RideIssue } from '@selat/domain'
import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'

/** Says what is wrong with a ride's field. */
export function useIssueText({ Place, TransportKind }: Schemas['Transport']) {
  const { t } = useTranslation('transport')
  const format = useFormat()
  return (issue: RideIssue | undefined): string | undefined => {
    if (!issue) return undefined
    const { field, code, params } = issue
    switch (code) {
      case 'required':
        return t(isNamed(field) ? `required.${field}` : 'required.other')
      case 'outside_service_hours':
        return t('issue.outside_service_hours', {
          from: format.time(String(params['from'])),
          until:
            params['until'] === '00:00' ? t('form.midnight') : format.time(String(params['until'])),
        })
      case 'too_late':
        return t('issue.too_late', {
          at: format.instant(String(params['at']), Place.TimeZone),
        })
      case 'too_far':
        return t('issue.too_far', { last: format.date(String(params['last']), 'long') })
      case 'too_many_passengers':
        return TransportKind === 'shared_transfer'
          ? t('issue.too_many_seats', params)
          : t('issue.too_many_passengers', params)
      default:
        return t(`issue.${code}`, params)
    }
  }
}

const named = [
  'pickUpDate',
  'pickUpTime',
  'pickUpAddress',
  'dropOffAddress',
  'connectionNumber',
] as const

function isNamed(field: RideIssue['field']): field is (typeof named)[number] {
  return named.some((name) => name === field)
}
