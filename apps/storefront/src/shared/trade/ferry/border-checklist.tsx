import { useFormat, useTranslation } from '@selat/i18n'
import { Details } from '@selat/ui/details'
import { BookUser, Clock, ScrollText } from 'lucide-react'

import type { BorderJourney, BorderCrossingInput } from './border-crossings.ts'
import { type BorderWords, useBorderWords } from './use-border-words.ts'

const icons = { passport: BookUser, arrival_card: ScrollText, check_in: Clock }

type BorderChecklistProps = { crossings: readonly BorderCrossingInput[]; className?: string }

/** Lists what to do before each border, and by when; shows nothing for a trip that crosses none or has no date yet (FER-9). */
export function BorderChecklist({ crossings, className = '' }: BorderChecklistProps) {
  const steps = useBorderWords()(crossings)
  if (steps.length === 0) return null
  return (
    <ul className={`grid gap-x-8 gap-y-4 sm:grid-cols-2 ${className}`}>
      {steps.map((step) => (
        <Step key={step.id} kind={step.kind} title={step.title} note={step.note} />
      ))}
    </ul>
  )
}

type BorderJourneysProps = { journeys: readonly BorderJourney[] }

/** Lists the steps for a party that does not travel together: each group has a list of its own, with its names above it. */
export function BorderJourneys({ journeys }: BorderJourneysProps) {
  const format = useFormat()
  const words = useBorderWords()
  const told = journeys.filter(({ crossings }) => words(crossings).length > 0)
  return (
    <div className="flex flex-col gap-6">
      {told.map(({ names, crossings }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- travellers may be called alike
        <div key={index}>
          {names.length > 0 && <p className="mb-3 font-semibold">{format.list(names)}</p>}
          <BorderChecklist crossings={crossings} />
        </div>
      ))}
    </div>
  )
}

/** Shows these lists folded, among other things about an item. */
export function BorderDetails({ journeys }: BorderJourneysProps) {
  const { t } = useTranslation('ferry')
  const words = useBorderWords()
  if (journeys.every(({ crossings }) => words(crossings).length === 0)) return null
  return (
    <Details summary={t('border.title')}>
      <BorderJourneys journeys={journeys} />
    </Details>
  )
}

function Step({ kind, title, note }: Pick<BorderWords, 'kind' | 'title' | 'note'>) {
  const Icon = icons[kind]
  return (
    <li className={`flex gap-3 ${kind === 'passport' ? 'sm:col-span-2' : ''}`}>
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-brand-text" />
      <p className="min-w-0">
        <span className="block font-semibold">{title}</span>{' '}
        <span className="block text-sm text-muted-foreground">{note}</span>
      </p>
    </li>
  )
}
