import { useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { useQuery } from '@tanstack/react-query'

import { travelQueries } from '../../../shared/app/api.ts'
import { SelectField } from '../../../shared/kit/form/select-field.tsx'

/** How one got to know the agency. Its list comes late or not at all without stopping anyone from typing. */
export function ReferralField() {
  const { t } = useTranslation(['account', 'common'])
  const { data, isError, isFetching, refetch } = useQuery(
    travelQueries.get('/travel/v1/referral', {}),
  )
  const options = data?.Items.map(({ Code, Name }) => ({ value: Code, label: Name })) ?? []
  return (
    <div className="flex flex-col items-start gap-2">
      <SelectField
        name="referral"
        className="w-full"
        hint={isError && t('register.referralFailed')}
        // Chosen before the list came, it shows once the list is there.
        key={options.length}
        placeholder={isFetching && !data ? t('common:state.loading') : t('register.choose')}
        options={options}
        autoComplete="off"
      />
      {isError && (
        <Button variant="outline" size="sm" loading={isFetching} onClick={() => void refetch()}>
          {t('common:action.retry')}
        </Button>
      )}
    </div>
  )
}
