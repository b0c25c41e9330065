import { useFormat, useTranslation } from '@selat/i18n'
import { Details } from '@selat/ui/details'
import { useMediaQuery } from '@selat/ui/use-media-query'
import { type ReactNode, useState } from 'react'

import { knownBand } from '../../../../shared/app/known/known-people.ts'
import { useIsPrinting } from '../../../../shared/app/use-is-printing.ts'
import type { Count, PassengerCounts } from '../../model/count-passengers.ts'
import type { ManifestNavigation } from '../use-manifest-place.ts'

/** The number of nationalities that are shown at first. */
const mostFrequent = 6

export type FilterChipsProps = { counts: PassengerCounts; navigation: ManifestNavigation }

/**
 * Shows the counts that an authority needs; each of them narrows the list when it is pressed. Paper has all of them as text, with
 * a frame around those by which the list is narrowed.
 */
export function FilterChips({ counts, navigation }: FilterChipsProps) {
  const { t } = useTranslation(['manifest', 'passenger'])
  const format = useFormat()
  const [wantsAll, setWantsAll] = useState(false)
  const isPrinting = useIsPrinting()
  const hasAll = wantsAll || isPrinting
  const { list: query } = navigation.place
  const { all, bands, classes } = counts
  const nationalities = counts.nationalities.filter(
    ({ key }, index) => hasAll || index < mostFrequent || key === query.nationality,
  )
  const isWide = useMediaQuery('(min-width: 48rem)')
  const isNarrowed = [query.band, query.class, query.nationality].some((key) => key !== undefined)
  const hidden = counts.nationalities.length - nationalities.length
  const others = (
    <>
      <Group label={t('filter.band')}>
        {bands.map((count) => (
          <CountChip
            key={count.key}
            count={count}
            label={t(`passenger:bandPlural.${knownBand(count.key)}`)}
            isOn={query.band === count.key}
            onPress={(isOn) => navigation.list({ band: isOn ? count.key : undefined })}
          />
        ))}
      </Group>
      <Group label={t('filter.class')}>
        {classes.map((count) => (
          <CountChip
            key={count.key}
            count={count}
            label={count.name}
            isOn={query.class === count.key}
            onPress={(isOn) => navigation.list({ class: isOn ? count.key : undefined })}
          />
        ))}
      </Group>
      <Group label={t('filter.nationality')}>
        {nationalities.map((count) => (
          <CountChip
            key={count.key}
            count={count}
            label={format.country(count.key)}
            isOn={query.nationality === count.key}
            onPress={(isOn) => navigation.list({ nationality: isOn ? count.key : undefined })}
          />
        ))}
        {(hidden > 0 || wantsAll) && (
          <button
            type="button"
            aria-expanded={wantsAll}
            onClick={() => setWantsAll(!wantsAll)}
            className="min-h-8 px-2 text-sm font-semibold text-brand-text underline underline-offset-4 print:hidden"
          >
            {wantsAll ? t('filter.fewer') : t('filter.others', { count: hidden })}
          </button>
        )}
      </Group>
    </>
  )
  return (
    <div className="grid gap-x-8 gap-y-3 lg:grid-cols-2">
      <Group label={t('filter.status')}>
        <Chip
          label={t('status.missing')}
          value={format.number(all.booked - all.checkedIn)}
          isOn={query.status === 'missing'}
          onPress={(status) => navigation.list({ status: status ? 'missing' : undefined })}
        />
        <Chip
          label={t('status.checkedIn')}
          value={format.number(all.checkedIn)}
          isOn={query.status === 'checkedIn'}
          onPress={(status) => navigation.list({ status: status ? 'checkedIn' : undefined })}
        />
      </Group>
      {isWide || isPrinting ? (
        others
      ) : (
        <Details summary={t('filter.more')} open={isNarrowed}>
          <div className="grid gap-3">{others}</div>
        </Details>
      )}
    </div>
  )
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div
      role="group"
      aria-label={label}
      className="grid gap-1.5 sm:grid-cols-[8rem_minmax(0,1fr)] sm:items-baseline"
    >
      <span aria-hidden className="text-sm text-muted-foreground">
        {label}
      </span>
      <div className="flex flex-wrap gap-1.5">{children}</div>
    </div>
  )
}

type PressProps = { label: string; isOn: boolean; onPress: (isOn: boolean) => void }

function CountChip({ count, ...press }: PressProps & { count: Count }) {
  const { t } = useTranslation('manifest')
  const format = useFormat()
  const [checkedIn, booked] = [format.number(count.checkedIn), format.number(count.booked)]
  return (
    <Chip
      {...press}
      value={`${checkedIn}/${booked}`}
      spoken={t('filter.spoken', { checkedIn, booked })}
    />
  )
}

type ChipProps = PressProps & { value: string; spoken?: string }

function Chip({ label, value, spoken, isOn, onPress }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={() => onPress(!isOn)}
      className="inline-flex min-h-8 items-center gap-2 rounded-full border border-input/60 bg-card px-3 text-sm hover:bg-muted aria-pressed:border-foreground aria-pressed:bg-foreground aria-pressed:text-background forced-colors:aria-pressed:outline-2 print:min-h-0 print:bg-transparent print:ps-0 print:text-foreground print:not-aria-pressed:border-transparent print:aria-pressed:ps-3"
    >
      <span>{label}</span>{' '}
      <span aria-hidden={spoken !== undefined || undefined} className="font-semibold tabular">
        {value}
      </span>
      {spoken !== undefined && <span className="sr-only">{spoken}</span>}
    </button>
  )
}
