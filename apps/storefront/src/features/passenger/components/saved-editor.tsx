import { PASSENGER_TITLES } from '@selat/domain'
import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Button } from '@selat/ui/button'
import { Card } from '@selat/ui/card'
import { EmptyState } from '@selat/ui/empty-state'
import { Skeleton } from '@selat/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router-dom'

import { paths } from '../../../shared/app/paths.ts'
import { SavedElsewhereNotice } from '../../../shared/kit/form/saved-elsewhere.tsx'
import { ServerForm } from '../../../shared/kit/form/server-form.tsx'
import { SubmitButton } from '../../../shared/kit/form/submit-button.tsx'
import { UnsavedGuard } from '../../../shared/kit/form/unsaved-guard.tsx'
import { QueryState } from '../../../shared/kit/query-state.tsx'
import { FillTools } from '../../../shared/trade/passenger/fill-tools.tsx'
import { mergePassport } from '../../../shared/trade/passenger/merge-passport.ts'
import type { PassengerDetails } from '../../../shared/trade/passenger/passenger-details.ts'
import { PassengerFields } from '../../../shared/trade/passenger/passenger-fields.tsx'
import { PassportFields } from '../../../shared/trade/passenger/passport-fields.tsx'
import { allSavedPassengersQuery } from '../../../shared/trade/passenger/saved-passengers.ts'
import { usePassengerTitles } from '../../../shared/trade/passenger/use-passenger-titles.ts'
import { useSavedForm } from './use-saved-form.ts'

/** Edits a new passenger, or a saved one by its id. */
export function SavedEditor({ id }: { id: string | null }) {
  const { t } = useTranslation(['passenger', 'traveller'])
  return (
    <>
      <Link
        to={paths.profilePassenger()}
        className="-mt-3 mb-5 inline-flex min-h-6 items-center gap-1.5 text-brand-text underline underline-offset-4"
      >
        <ArrowLeft aria-hidden className="size-4" />
        {t('traveller:saved.back')}
      </Link>
      {id === null ? <SavedForm saved={null} /> : <KnownPassenger id={id} />}
    </>
  )
}

function KnownPassenger({ id }: { id: string }) {
  const { t } = useTranslation(['passenger', 'traveller'])
  // There is no call for a single passenger, so all of them are loaded.
  const query = useQuery(allSavedPassengersQuery)
  return (
    <QueryState query={query} skeleton={<Skeleton className="h-96 w-full" />}>
      {(all) => {
        const saved = all.find(({ Id }) => Id === id)
        if (saved) return <SavedForm saved={saved} />
        return (
          <EmptyState
            title={t('traveller:saved.unknown')}
            description={t('traveller:saved.unknownBody')}
            action={
              <Button asChild variant="outline">
                <Link to={paths.profilePassenger()}>{t('traveller:saved.back')}</Link>
              </Button>
            }
          />
        )
      }}
    </QueryState>
  )
}

const name = (field: keyof PassengerDetails) => field

/** Edits a saved passenger. The passport may be added later. */
function SavedForm({ saved }: { saved: Schemas['SavedPassenger'] | null }) {
  const { t } = useTranslation(['passenger', 'traveller', 'common'])
  const titles = usePassengerTitles()
  const { form, savedElsewhere, warningOf, isTyped } = useSavedForm(saved)
  const fill = (details: PassengerDetails) => {
    for (const [field, value] of Object.entries(details))
      form.form.setValue(field as keyof PassengerDetails, value, { shouldDirty: true })
  }
  const label = t(saved ? 'traveller:saved.editTitle' : 'traveller:saved.addTitle')
  return (
    <Card className="p-5 sm:p-6">
      <UnsavedGuard form={form} isActive={isTyped && !form.isSending} />
      <ServerForm
        form={form}
        label={label}
        titles={titles}
        warningOf={warningOf}
        notices={{ conflict: <SavedElsewhereNotice change={savedElsewhere} titles={titles} /> }}
        className="flex flex-col gap-5"
        actions={
          <div className="flex flex-wrap gap-3 border-t border-border pt-5">
            <SubmitButton form={form}>
              {t(form.isSending ? 'common:state.saving' : 'common:action.save')}
            </SubmitButton>
            <Button asChild variant="ghost">
              <Link to={paths.profilePassenger()}>{t('common:action.cancel')}</Link>
            </Button>
          </div>
        }
      >
        <FillTools
          place={label}
          onRead={(passport) => fill(mergePassport(form.form.getValues(), passport))}
        >
          <PassengerFields name={name} titles={PASSENGER_TITLES} isForLater />
          <PassportFields name={name} isOptional />
        </FillTools>
      </ServerForm>
    </Card>
  )
}
