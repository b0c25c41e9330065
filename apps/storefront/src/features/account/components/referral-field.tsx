import { useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { useQuery } from '@tanstack/react-query'

import { travelQueries } from '../../../shared/app/api.ts'
import { SelectField } from '../../../shared/kit/form/select-field.tsx'

/**
 * Asks how the visitor got to know the agency. The form can be filled in while its options load, and if they cannot be loaded.
 */
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
        // A browser cannot select an option that is missing, so a value that was set before the options arrived needs a new
        // element.
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
