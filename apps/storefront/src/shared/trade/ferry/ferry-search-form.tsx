import { type FerryCriteria, type Issue, TRIP_TYPES } from '@selat/domain'
import { useTranslation } from '@selat/i18n'
import { callErrorOf } from '@selat/sdk/react-query'
import { Button } from '@selat/ui/button'
import { SegmentedControl } from '@selat/ui/segmented-control'
import { Skeleton } from '@selat/ui/skeleton'
import { Search } from 'lucide-react'
import { useNavigate } from 'react-router-dom'

import { paths } from '../../app/paths.ts'
import { useTenant } from '../../app/tenant.ts'
import { deferred } from '../../kit/deferred.tsx'
import { useIssueText } from '../../kit/form/use-issue-text.ts'
import { emptyCriteria, serializeCriteria } from './criteria-url.ts'
import { PartyField } from './party-field.tsx'
import { TerminalPair } from './terminal-pair.tsx'
import { TripDatesField } from './trip-dates-field.tsx'
import { useNetwork } from './use-network.ts'
import { startCriteria, useSearchForm, useSearchLimits, withSectors } from './use-search-form.ts'

const Checkbox = deferred(() => import('@selat/ui/checkbox').then((module) => module.Checkbox), {
  place: <div className="mt-3 h-6" />,
})

const MultiCityFields = deferred(
  () => import('./multi-city-fields.tsx').then((module) => module.MultiCityFields),
  { place: <Skeleton className="h-58 w-full" /> },
)

export type FerrySearchFormProps = {
  /** The search to start from; the tenant's own route fills in missing terminals. */
  initial?: Partial<FerryCriteria> | undefined
  /** Whether `initial` is shown unchanged, together with its issues. */
  isRefused?: boolean
  /** Receives the search; without it the form opens the results. */
  onSearch?: (criteria: FerryCriteria) => void
}

/** Shows the search form on the home page, on its own page and above the results. */
export function FerrySearchForm({ initial, isRefused = false, onSearch }: FerrySearchFormProps) {
  const { t } = useTranslation('ferry')
  const { Ferry } = useTenant()
  const navigate = useNavigate()
  const limits = useSearchLimits()
  const { data: network } = useNetwork()
  const start = isRefused
    ? withSectors({ ...emptyCriteria, ...initial })
    : startCriteria(initial, Ferry, limits)
  const form = useSearchForm(start, limits, isRefused)
  const toText = useIssueText()
  const textOf = (issue: Issue | undefined) => issue && toText(issue)
  const errorText = (field: string) => textOf(form.issueOf(field))
  const goToResults = (search: FerryCriteria) =>
    void navigate(paths.ferryResult(serializeCriteria(search)))
  const submit = () => {
    const result = form.submit()
    if ('search' in result) (onSearch ?? goToResults)(result.search)
    else document.getElementById(fieldId(result.refused))?.focus()
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
    >
      <NetworkFailure />
      <SegmentedControl
        label={t('search.tripType')}
        options={TRIP_TYPES.map((value) => ({ value, label: t(`tripType.${value}`) }))}
        value={tripType}
        onValueChange={(value) => form.change({ tripType: value })}
        className="sm:w-fit"
      />
      <div className="mt-4 flex flex-col gap-4 md:flex-row md:flex-wrap md:items-start">
        {tripType === 'multi_city' ? (
          <MultiCityFields form={form} network={network} range={limits} errorText={errorText} />
        ) : (
          <TerminalPair form={form} network={network} errorText={errorText} />
        )}
        {(tripType === 'one_way' || tripType === 'round_trip') && (
          <TripDatesField
            id="search"
            trip={form.criteria}
            range={limits}
            onChange={form.change}
            departError={errorText('departOn')}
            returnError={errorText('returnOn')}
            className={
              tripType === 'round_trip' ? 'md:grow-[2] md:basis-80' : 'md:grow md:basis-44'
            }
          />
        )}
        <PartyField
          id={fieldId('passengers')}
          error={textOf(form.partyIssue)}
          criteria={form.criteria}
          onChange={form.change}
          classes={network?.Classes ?? []}
          className="md:grow md:basis-56"
        />
        <Button
          type="submit"
          variant="main"
          className="min-w-[min(11rem,100%)] md:max-lg:grow lg:mt-6.5"
        >
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

/**
 * Returns the id of the control of a criterion: `departOn` is `search-depart`, `sectors.1.departOn` is
 * `search-sectors.1-depart`.
 */
function fieldId(field: string): string {
  const id = `search-${field}`
  return id.replace(/[-.](depart|return)On$/, '-$1')
}

const NetworkAlert = deferred(() =>
  import('./network-alert.tsx').then((module) => module.NetworkAlert),
)

/**
 * Says above a search form that the terminals could not be loaded, and offers another try; the form keeps its values
 * (ERR-4).
 */
function NetworkFailure() {
  const { data, error, refetch } = useNetwork()
  const failure = callErrorOf(error)
  return !data && failure && <NetworkAlert failure={failure} onRetry={() => void refetch()} />
}
