import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Button } from '@selat/ui/button'
import { EmptyState } from '@selat/ui/empty-state'
import { Field } from '@selat/ui/field'
import { Input } from '@selat/ui/input'
import { useMediaQuery } from '@selat/ui/use-media-query'
import { useDeferredValue, useState } from 'react'

import type { ListedPassenger } from '../../../../shared/trade/manifest/apply-scans.ts'
import type { CheckInParts } from '../../model/check-in-parts.ts'
import { countPassengers } from '../../model/count-passengers.ts'
import { anyPassenger } from '../../model/manifest-url.ts'
import { narrowPassengers } from '../../model/narrow-passengers.ts'
import type { ManifestNavigation } from '../use-manifest-place.ts'
import { FilterChips } from './filter-chips.tsx'
import { PassengerRows } from './passenger-rows.tsx'
import { PassengerTable } from './passenger-table.tsx'
import { SortSelect } from './sort-select.tsx'
import { useReveals } from './use-reveals.ts'

export type PassengerListProps = {
  manifest: Schemas['Manifest']
  passengers: readonly ListedPassenger[]
  navigation: ManifestNavigation
  checkIn: CheckInParts
}

/** Lists all passengers of the sailing, to search, to count, to see a document, or to check in without a ticket. */
export function PassengerList({ manifest, passengers, navigation, checkIn }: PassengerListProps) {
  const { t } = useTranslation('manifest')
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed)
  const reveals = useReveals(manifest.Sailing.Id)
  const isWide = useMediaQuery('(min-width: 72rem)')
  const { list } = navigation.place
  if (passengers.length === 0)
    return <EmptyState title={t('list.emptyTitle')} description={t('list.emptyBody')} />
  const found = narrowPassengers(passengers, list, search)
  const { GateButton, LastVerdict } = checkIn
  const shown = { passengers: found, reveals, GateButton }
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end gap-4 print:hidden">
        <Field label={t('list.search')} className="min-w-[min(14rem,100%)] grow md:max-w-md">
          <Input
            type="search"
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            placeholder={t('list.searchHint')}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
          />
        </Field>
        {!isWide && <SortSelect navigation={navigation} />}
      </div>
      <FilterChips counts={countPassengers(passengers)} navigation={navigation} />
      <p role="status" className="text-sm text-muted-foreground tabular">
        {t('list.shown', { count: found.length, total: passengers.length })}
      </p>
      {found.length === 0 ? (
        <EmptyState
          title={t('list.nobodyTitle')}
          description={t('list.nobodyBody')}
          action={
            <Button
              variant="outline"
              onClick={() => {
                setTyped('')
                navigation.turn({ list: anyPassenger })
              }}
            >
              {t('list.showAll')}
            </Button>
          }
        />
      ) : isWide ? (
        <PassengerTable {...shown} navigation={navigation} />
      ) : (
        <PassengerRows {...shown} />
      )}
      <LastVerdict />
    </div>
  )
}
