import type { CountedBand, TravelSector } from '@selat/domain'
import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Badge } from '@selat/ui/badge'
import { Card } from '@selat/ui/card'
import { Details } from '@selat/ui/details'
import { FieldSet } from '@selat/ui/field-set'

import { useSessionView } from '../../app/session-store.ts'
import { FillTools } from './fill-tools.tsx'
import { mergePassport } from './merge-passport.ts'
import {
  detailsOf,
  draftOfSaved,
  emptyDetails,
  isBlank,
  nameOf,
  type PassengerDetails,
  toDraft,
} from './passenger-details.ts'
import { PassengerFields } from './passenger-fields.tsx'
import { PassportFields } from './passport-fields.tsx'
import { titlesOf } from './titles-of.ts'

export type PassengerCardProps = {
  index: number
  band: CountedBand
  /** The typed values. */
  passenger: PassengerDetails
  /** The name of a field in the surrounding form. */
  name: (field: keyof PassengerDetails) => string
  /** The ages of the place, if they are to be shown. */
  agesNote?: string | undefined
  isInternational: boolean
  isVisitor: boolean
  isComplete: boolean
  /** Saved passengers to fill in from, for a visitor who is signed in. */
  pick?: {
    sector: TravelSector | undefined
    /** Returns the place of this item that a saved passenger has already: “Passenger 2, Child”. */
    placeOf: (saved: Schemas['SavedPassengerInputAnswer']) => string | null
  }
  onFill: (details: PassengerDetails) => void
}

/** Shows the form of one passenger. It can be folded when it is complete; a refused submit opens it again. */
export function PassengerCard(props: PassengerCardProps) {
  const { index, band, passenger, name, isInternational, isVisitor, isComplete, pick } = props
  const { agesNote, onFill } = props
  const { t } = useTranslation('passenger')
  const isLoggedIn = useSessionView((view) => view.isLoggedIn)
  const number = t('form.number', { number: index + 1 })
  const place = t('form.place', { number: index + 1, band: t(`band.${band}`) })
  return (
    <Card asChild>
      <Details
        open
        className="px-5 sm:px-6 [&[open]>summary]:border-b [&>summary]:min-h-16"
        summary={
          <span className="flex flex-wrap items-baseline gap-x-2.5">
            <span className="text-lg max-[20rem]:text-base">{number}</span>
            <span className="font-normal text-muted-foreground">{t(`band.${band}`)}</span>
            <PassengerName {...passenger} />
          </span>
        }
        trailing={
          <Badge variant={isComplete ? 'success' : 'neutral'}>
            {t(isComplete ? 'form.complete' : 'form.incomplete')}
          </Badge>
        }
      >
        <FieldSet legend={`${number}, ${t(`band.${band}`)}`} hideLegend className="pt-5">
          {agesNote !== undefined && (
            <p className="mb-4 text-sm text-muted-foreground">{agesNote}</p>
          )}
          <FillTools
            place={place}
            {...(isLoggedIn &&
              pick && {
                pick: {
                  band,
                  ...pick,
                  onPick: (saved: Schemas['SavedPassengerInputAnswer']) =>
                    onFill(detailsOf(draftOfSaved(saved))),
                },
              })}
            onRead={(passport) => onFill(mergePassport(passenger, passport))}
            onClear={isBlank(passenger) ? undefined : () => onFill(emptyDetails())}
          >
            <PassengerFields
              name={name}
              titles={titlesOf(band)}
              hasPlaceOfBirth={isInternational}
              isVisitor={isVisitor}
            />
            {isInternational && <PassportFields name={name} />}
          </FillTools>
        </FieldSet>
      </Details>
    </Card>
  )
}

/** Returns the summary by which folded passengers differ. */
function PassengerName(details: PassengerDetails) {
  const name = nameOf(toDraft(details))
  return name === '' ? null : <span className="min-w-0 font-normal wrap-anywhere">{name}</span>
}
