import { clampParty, type FerryCriteria } from '@selat/domain'
import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Button } from '@selat/ui/button'
import { Field } from '@selat/ui/field'
import { Select } from '@selat/ui/select'

import { OperatorAges } from './operator-ages.tsx'
import { PartySteppers } from './party-steppers.tsx'
import { routeOf, useNetwork } from './use-network.ts'

export type PartyPanelProps = {
  criteria: FerryCriteria
  onChange: (values: Partial<FerryCriteria>) => void
  classes: readonly Schemas['TravelClass'][]
  onDone: () => void
}

/** Asks for the number of travellers and the class. */
export function PartyPanel({ criteria, onChange, classes, onDone }: PartyPanelProps) {
  const { t } = useTranslation(['ferry', 'common'])
  const { data: network } = useNetwork()
  // An address can contain an impossible party, so the counts start from the nearest possible one.
  const party = clampParty(criteria)
  return (
    <div className="flex flex-col gap-2">
      <PartySteppers party={party} onChange={(counts) => onChange({ ...party, ...counts })} />
      <OperatorAges operators={network ? operatorsOf(network, criteria) : []} className="mb-1" />
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
      <Button
        type="button"
        variant="secondary"
        onClick={() => {
          onChange(party)
          onDone()
        }}
        className="mt-1"
      >
        {t('common:action.apply')}
      </Button>
    </div>
  )
}

/** Returns the operators that sail between the chosen terminals; all operators until both are chosen. */
function operatorsOf(network: Schemas['FerryNetwork'], { from, to, tripType }: FerryCriteria) {
  const route = tripType === 'multi_city' ? undefined : routeOf(network, from, to)
  return network.Operators.filter(({ Code }) => route?.Operators.includes(Code) ?? true).map(
    ({ Name, AgeBands }) => ({ name: Name, ages: AgeBands }),
  )
}
