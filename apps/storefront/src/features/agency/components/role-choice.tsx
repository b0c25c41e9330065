import type { MemberRole } from '@selat/domain'
import { useTranslation } from '@selat/i18n'
import { RadioGroup } from '@selat/ui/radio-group'

import { everybody } from '../../../shared/trade/agency/roles.ts'

type RoleChoiceProps = { value: MemberRole; onChange: (role: MemberRole) => void }

/** Lists the roles to choose from, each with its rights. */
export function RoleChoice({ value, onChange }: RoleChoiceProps) {
  const { t } = useTranslation('agency')
  return (
    <RadioGroup
      variant="card"
      legend={t('team.role')}
      options={everybody.map((role) => ({
        value: role,
        label: t(`role.${role}`),
        hint: t(`teamMay.${role}`),
      }))}
      value={value}
      onValueChange={onChange}
    />
  )
}
