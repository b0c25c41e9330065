import type { FerryCriteria } from '@selat/domain'
import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { FieldNotes } from '@selat/ui/field'
import { controlVariants } from '@selat/ui/input'
import { Popover } from '@selat/ui/popover'
import { Skeleton } from '@selat/ui/skeleton'
import { ChevronDown } from 'lucide-react'

import { deferred } from '../../kit/deferred.tsx'
import { PartyText } from './party-text.tsx'

const PartyPanel = deferred(() => import('./party-panel.tsx').then((module) => module.PartyPanel), {
  place: <Skeleton className="h-92 w-full" />,
})

export type PartyFieldProps = {
  id: string
  error: string | undefined
  criteria: FerryCriteria
  onChange: (values: Partial<FerryCriteria>) => void
  classes: readonly Schemas['TravelClass'][]
  className?: string
}

/** Asks for the travellers and their class. */
export function PartyField(props: PartyFieldProps) {
  const { id, error, criteria, onChange, classes, className } = props
  const { t } = useTranslation('passenger')
  const labelId = `${id}-label`
  const errorId = error === undefined ? undefined : `${id}-error`
  const chosenClass = classes.find(({ Code }) => Code === criteria.classCode)?.Name
  return (
    <div className={`[&>[data-slot=popover]]:block ${className ?? ''}`}>
      <span id={labelId} className="mb-1.5 block text-sm font-semibold">
        {t('party.label')}
      </span>
      <Popover
        label={t('party.label')}
        className="w-80 p-4"
        trigger={
          <button
            type="button"
            id={id}
            aria-labelledby={`${labelId} ${id}`}
            aria-describedby={errorId}
            data-invalid={error !== undefined || undefined}
            className={`${controlVariants()} flex items-center justify-between gap-2 text-start font-semibold data-invalid:border-destructive`}
          >
            <span className="min-w-0">
              <PartyText party={criteria} />
              {chosenClass !== undefined && ` · ${chosenClass}`}
            </span>
            <ChevronDown aria-hidden className="size-4.5 shrink-0 text-muted-foreground" />
          </button>
        }
      >
        {(close) => (
          <PartyPanel criteria={criteria} onChange={onChange} classes={classes} onDone={close} />
        )}
      </Popover>
      {error !== undefined && (
        <div className="mt-1.5">
          <FieldNotes error={error} errorId={errorId} />
        </div>
      )}
    </div>
  )
}
