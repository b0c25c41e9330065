import { useTranslation } from '@selat/i18n'
import { Details } from '@selat/ui/details'
import { BookUser, Clock, ScrollText } from 'lucide-react'

import type { CrossingToTell } from './border-crossings.ts'
import { useBorderWords } from './use-border-words.ts'
import type { BorderWords } from './use-border-words.ts'

const icons = { passport: BookUser, arrival_card: ScrollText, check_in: Clock }

type BorderChecklistProps = { crossings: readonly CrossingToTell[]; className?: string }

/** What to do before each border, and by when; nothing for a trip that crosses none or has no date yet (FER-9). */
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

/** The same, folded: among other things about an item. */
export function BorderDetails({ crossings }: BorderChecklistProps) {
  const { t } = useTranslation('ferry')
  if (useBorderWords()(crossings).length === 0) return null
  return (
    <Details summary={t('border.title')}>
      <BorderChecklist crossings={crossings} />
    </Details>
  )
}

function Step({ kind, title, note }: Omit<BorderWords, 'id'>) {
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
