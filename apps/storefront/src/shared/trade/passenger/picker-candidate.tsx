import { ageOn, type CountedBand, placeBand, type TravelSector } from '@selat/domain'
import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'

import { draftOfSaved, nameOf } from './passenger-details.ts'
import { PassportExpiry } from './passport-expiry.tsx'

type Saved = Schemas['SavedPassengerInputAnswer']

export type Fit = {
  band: CountedBand
  /** The first sector of the trip; ages are counted on its day. */
  sector: TravelSector | undefined
  /** Returns the place in which a saved passenger is entered already; null if there is none. */
  placeOf: (saved: Saved) => string | null
}

type PickerCandidateProps = Fit & { saved: Saved; onPick: () => void }

/** Shows a saved passenger for the place; if they cannot take it, the button says why. */
export function PickerCandidate({ saved, band, sector, placeOf, onPick }: PickerCandidateProps) {
  const { t } = useTranslation(['passenger', 'traveller'])
  const taken = placeOf(saved)
  const age = sector ? ageOn(saved.DateOfBirth, sector.departsOn) : null
  const isFitting = placeBand(saved.DateOfBirth, sector) === band
  const isRefused = taken !== null || !isFitting
  return (
    <button
      type="button"
      aria-disabled={isRefused || undefined}
      onClick={isRefused ? undefined : onPick}
      className="flex min-h-14 w-full flex-wrap items-center gap-x-4 gap-y-1 rounded-md px-2 py-2 text-start hover:bg-muted focus-visible:-outline-offset-2 aria-disabled:cursor-not-allowed aria-disabled:text-muted-foreground aria-disabled:hover:bg-transparent"
    >
      <span className="min-w-0 grow">
        <span className="font-semibold">{nameOf(draftOfSaved(saved))}</span>{' '}
        {saved.NativeName !== '' && <span className="ms-1">{saved.NativeName}</span>}
        <span className="block text-sm text-muted-foreground">
          {taken !== null
            ? t('traveller:pick.taken', { place: taken })
            : isFitting
              ? t('traveller:pick.age', { age })
              : t('traveller:pick.refused', { age, band: t(`band.${band}`) })}
        </span>
      </span>
      {!isRefused && saved.DateOfExpiry !== null && (
        <PassportExpiry date={saved.DateOfExpiry} on={sector?.departsOn} isShortOnly />
      )}
    </button>
  )
}
