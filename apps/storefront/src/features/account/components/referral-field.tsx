import { useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { Select } from '@selat/ui/select'
import { useQuery } from '@tanstack/react-query'
import { useFormContext } from 'react-hook-form'

import { travelQueries } from '../../../shared/app/api.ts'
import { FormField } from '../../../shared/kit/form/form-field.tsx'

/** How one got to know the agency. Its list comes late or not at all without stopping anyone from typing. */
export function ReferralField({ label }: { label: string }) {
  const { t } = useTranslation(['account', 'common'])
  const { register } = useFormContext<{ referral: string }>()
  const { data, isError, isFetching, refetch } = useQuery(
    travelQueries.get('/travel/v1/referral', {}),
  )
  const options = data?.Items.map(({ Code, Name }) => ({ value: Code, label: Name })) ?? []
  return (
    <div className="flex flex-col items-start gap-2">
      <FormField
        name="referral"
        label={label}
        className="w-full"
        hint={isError && t('register.referralFailed')}
      >
        <Select
          {...register('referral')}
          // Chosen before the list came, it shows once the list is there.
          key={options.length}
          placeholder={isFetching && !data ? t('common:state.loading') : t('register.choose')}
          options={options}
          autoComplete="off"
        />
      </FormField>
      {isError && (
        <Button variant="outline" size="sm" loading={isFetching} onClick={() => void refetch()}>
          {t('common:action.retry')}
        </Button>
      )}
    </div>
  )
}
