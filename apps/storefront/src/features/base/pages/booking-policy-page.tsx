import { useTranslation } from '@selat/i18n'
import { useQuery } from '@tanstack/react-query'

import { travelQueries } from '../../../shared/app/api.ts'
import { PolicyView } from '../components/policy-view.tsx'

export default function BookingPolicyPage() {
  const { t } = useTranslation('common')
  const query = useQuery(travelQueries.get('/travel/v1/bookingpolicy'))
  return <PolicyView title={t('nav.bookingPolicy')} query={query} />
}
