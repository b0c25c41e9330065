import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { RadioSections } from '@selat/ui/radio-sections'

import { knownMethodKind } from '../../../../shared/app/known/known-payments.ts'
import { knownIn, type Shown } from '../../../../shared/app/known/known.ts'
import type { MethodGroup } from '../../model/group-methods.ts'

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

type Kind = Schemas['PaymentMethodKind']

/** The strokes of each kind's drawing, on a grid of 24 × 24. */
const drawings: Record<Shown<Kind>, string> = {
  bank_transfer:
    'M3.5 9.5 12 4l8.5 5.5zM6 9.5v7.5M10 9.5v7.5M14 9.5v7.5M18 9.5v7.5M3.5 20h17M5 17h14',
  virtual_account:
    'M6 3.5h12v17l-3-2-3 2-3-2-3 2zM9 8.5h1.2M12.4 8.5h1.2M15 8.5h.1M9 12.5h1.2M12.4 12.5h1.2M15 12.5h.1',
  qr: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM7 7h.01M17 7h.01M7 17h.01M14 14h2.5v2.5M20 14v2M14 20h2M19.5 19.5h.5',
  card: 'M3 6.5a1.5 1.5 0 0 1 1.5-1.5h15A1.5 1.5 0 0 1 21 6.5v11a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17.5zM3 9.5h18M6.5 15h3.5',
  e_wallet:
    'M7.5 2.5h9A1.5 1.5 0 0 1 18 4v16a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 6 20V4a1.5 1.5 0 0 1 1.5-1.5zM10.5 5h3M9.5 13.2l1.8 1.8 3.4-3.8',
  agent_wallet:
    'M17.5 7V4.8a.8.8 0 0 0-1-.8L5.2 6.6A2.2 2.2 0 0 0 3.5 8.8V18A2 2 0 0 0 5.5 20h13a2 2 0 0 0 2-2V9a2 2 0 0 0-2-2H5.5M16.5 13.5h.01',
  unknown:
    'M12 6v12M8.5 9.2c0-1.5 1.6-2.2 3.5-2.2s3.5.8 3.5 2.3c0 3.2-7 2.2-7 5.4 0 1.5 1.6 2.3 3.5 2.3s3.5-.7 3.5-2.2',
}

/** Draws how a kind of method pays; the kind's name stands beside the drawing. */
function MethodIcon({ kind }: { kind: Kind }) {
  return (
    <span
      aria-hidden
      className="grid size-9 shrink-0 place-items-center rounded-md bg-brand-surface text-brand-text"
    >
      <svg
        viewBox="0 0 24 24"
        className="size-5.5"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={drawings[knownIn(drawings, kind)]} />
      </svg>
    </span>
  )
}
