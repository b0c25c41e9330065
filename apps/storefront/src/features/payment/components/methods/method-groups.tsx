import { useFormat, useTranslation } from '@selat/i18n'
import { RadioSections } from '@selat/ui/radio-sections'

import { knownMethodKind } from '../../../../shared/app/known/known-payments.ts'
import type { MethodGroup } from '../../model/group-methods.ts'
import { MethodIcon } from './method-icon.tsx'

export type MethodGroupsProps = {
  groups: readonly MethodGroup[]
  code: string | null
  onChoose: (code: string) => void
  error: string | undefined
}

/**
 * Offers all methods as one choice, under a heading for each kind; a fact that all methods of a kind share is shown once.
 * Limits are left out, because the offered methods fit the order.
 */
export function MethodGroups({ groups, code, onChoose, error }: MethodGroupsProps) {
  const { t } = useTranslation('payment')
  const format = useFormat()
  const within = (minutes: number) => t('method.within', { duration: format.durationLong(minutes) })
  const hintOf = ({ kind, methods, sharedMinutes }: MethodGroup) => {
    if (kind === 'agent_wallet') return t('method.atOnce')
    const needsProof = methods.some(({ NeedsProof }) => NeedsProof)
    const confirmed = t(needsProof ? 'method.withProof' : 'method.automatic')
    return sharedMinutes === null ? confirmed : `${within(sharedMinutes)} · ${confirmed}`
  }
  return (
    <RadioSections
      legend={t('page.chooseMethod')}
      hideLegend
      value={code}
      onValueChange={onChoose}
      error={error}
      sections={groups.map((group) => ({
        heading: t(`kind.${knownMethodKind(group.kind)}`),
        icon: <MethodIcon kind={group.kind} />,
        hint: hintOf(group),
        options: group.methods.map((method) => ({
          value: method.Code,
          label: method.Name,
          hint: group.sharedMinutes === null && within(method.ExpiryMinutes),
        })),
      }))}
    />
  )
}
