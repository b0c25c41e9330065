import type { FerryCriteria } from '@selat/domain'
import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Button } from '@selat/ui/button'
import { Field } from '@selat/ui/field'
import { Select } from '@selat/ui/select'

import { PartySteppers } from './party-steppers.tsx'

export type PartyPanelProps = {
  criteria: FerryCriteria
  onChange: (values: Partial<FerryCriteria>) => void
  classes: readonly Schemas['TravelClass'][]
  onDone: () => void
}

/** Counts who travels, and chooses the class. */
export function PartyPanel({ criteria, onChange, classes, onDone }: PartyPanelProps) {
  const { t } = useTranslation(['ferry', 'common'])
  return (
    <div className="flex flex-col gap-2">
      <PartySteppers party={criteria} onChange={onChange} />
      <Field label={t('search.class')}>
        <Select
          value={criteria.classCode ?? ''}
          onChange={({ currentTarget }) => onChange({ classCode: currentTarget.value })}
        >
          <option value="">{t('search.anyClass')}</option>
          {classes.map(({ Code, Name }) => (
            <option key={Code} value={Code}>
              {Name}
            </option>
          ))}
        </Select>
      </Field>
      <Button type="button" variant="secondary" onClick={onDone} className="mt-1">
        {t('common:action.apply')}
      </Button>
    </div>
  )
}
