import { TRIP_TYPES } from '@selat/domain'
import type { FerryCriteria } from '@selat/domain'
import { useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { Checkbox } from '@selat/ui/checkbox'
import { IconButton } from '@selat/ui/icon-button'
import { SegmentedControl } from '@selat/ui/segmented-control'
import { ArrowLeftRight, Search } from 'lucide-react'
import { useNavigate } from 'react-router-dom'

import { paths } from '../paths.ts'
import { useTenant } from '../tenant.ts'
import { useCriteriaRefusalText } from './criteria-refusal-text.ts'
import { serializeCriteria } from './criteria-url.ts'
import { MultiCityFields } from './multi-city-fields.tsx'
import { PartyField } from './party-field.tsx'
import { TerminalField } from './terminal-field.tsx'
import { TripDatesField } from './trip-dates-field.tsx'
import { useNetwork } from './use-network.ts'
import { startCriteria, useBookableRange, useSearchForm } from './use-search-form.ts'

export type FerrySearchFormProps = {
  /** The search to start from; the tenant's own crossing without it. */
  initial?: Partial<FerryCriteria> | undefined
  onSearched?: () => void
  className?: string
}

/** The search, wherever it stands: the home page's hero, its own page, and over the results. */
export function FerrySearchForm({ initial, onSearched, className }: FerrySearchFormProps) {
  const { t } = useTranslation('ferry')
  const { Ferry } = useTenant()
  const navigate = useNavigate()
  const range = useBookableRange()
  const { data: network } = useNetwork()
  const form = useSearchForm(startCriteria(initial, Ferry, range), range, network)
  const toText = useCriteriaRefusalText()
  const errorText = (field: string) => {
    const refusal = form.refusalOf(field)
    return refusal && toText(refusal)
  }
  const submit = () => {
    const search = form.submit()
    if (search === null) return
    onSearched?.()
    void navigate(paths.ferryResult(serializeCriteria(search)))
  }
  const { tripType } = form.criteria
  return (
    <form
      aria-label={t('search.title')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      className={className}
    >
      <SegmentedControl
        label={t('search.tripType')}
        options={TRIP_TYPES.map((value) => ({ value, label: t(`tripType.${value}`) }))}
        value={tripType}
        onValueChange={(value) => form.change({ tripType: value })}
        className="sm:w-fit"
      />
      <div className="mt-4 flex flex-col gap-4 md:flex-row md:flex-wrap md:items-start">
        {tripType === 'multi_city' ? (
          <div className="w-full">
            <MultiCityFields form={form} network={network} range={range} errorText={errorText} />
          </div>
        ) : (
          <div className="grid w-full items-start gap-3 sm:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] sm:gap-2">
            <TerminalField
              id="search-from"
              label={t('search.from')}
              network={network}
              value={form.criteria.from}
              onValueChange={(from) => form.change({ from })}
              error={errorText('from')}
            />
            <IconButton
              label={t('search.swap')}
              icon={<ArrowLeftRight aria-hidden />}
              onClick={form.swap}
              variant="outline"
              className="rounded-full max-sm:-my-1.5 max-sm:rotate-90 max-sm:justify-self-end sm:mt-6.5"
            />
            <TerminalField
              id="search-to"
              label={t('search.to')}
              network={network}
              value={form.criteria.to}
              onValueChange={(to) => form.change({ to })}
              reachableFrom={form.criteria.from}
              error={errorText('to')}
            />
          </div>
        )}
        {(tripType === 'one_way' || tripType === 'round_trip') && (
          <TripDatesField
            id="search"
            trip={form.criteria}
            range={range}
            onChange={form.change}
            departError={errorText('departOn')}
            returnError={errorText('returnOn')}
            className={
              tripType === 'round_trip' ? 'md:grow-[2] md:basis-80' : 'md:grow md:basis-44'
            }
          />
        )}
        <PartyField
          criteria={form.criteria}
          onChange={form.change}
          classes={network?.Classes ?? []}
          className="md:grow md:basis-56"
        />
        <Button type="submit" variant="main" className="min-w-44 md:max-lg:grow lg:mt-6.5">
          <Search aria-hidden />
          {t(tripType === 'open_ticket' ? 'search.submitOpen' : 'search.submit')}
        </Button>
      </div>
      {tripType === 'open_ticket' && (
        <Checkbox
          className="mt-3"
          label={t('search.openReturn')}
          checked={form.criteria.isOpenReturn}
          onChange={({ currentTarget }) => form.change({ isOpenReturn: currentTarget.checked })}
        />
      )}
    </form>
  )
}
