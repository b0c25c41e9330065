import { DEFAULT_AGE_BANDS, haveSameAges } from '@selat/domain'
import type { Schemas } from '@selat/sdk'

import { useAgeTexts } from './use-age-texts.ts'
import { useNetwork } from './use-network.ts'

/** An operator, and the ages at which its bands end. */
export type OperatorWithAges = { name: string; ages: Schemas['AgeBands'] }

type OperatorAgesProps = { operators: readonly OperatorWithAges[]; className?: string }

/** Shows the ages of infants and children at operators whose ages are not the usual ones; shows nothing if all are. */
export function OperatorAges({ operators, className = '' }: OperatorAgesProps) {
  const { ofOperator } = useAgeTexts()
  const own = operators.filter(({ ages }) => !haveUsualAges(ages))
  const texts = [...new Set(own.map(({ name, ages }) => ofOperator(name, ages)))]
  if (texts.length === 0) return null
  return (
    <ul className={`text-sm text-muted-foreground ${className}`}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}

/** Shows the ages at operators that are given by their codes. */
export function AgesOfOperators({
  codes,
  className,
}: {
  codes: readonly string[]
  className?: string
}) {
  const { data: network } = useNetwork()
  const operators = (network?.Operators ?? []).filter(({ Code }) => codes.includes(Code))
  return (
    <OperatorAges
      operators={operators.map(({ Name, AgeBands }) => ({ name: Name, ages: AgeBands }))}
      {...(className !== undefined && { className })}
    />
  )
}

function haveUsualAges({ InfantUntil, ChildUntil }: Schemas['AgeBands']): boolean {
  return haveSameAges({ infantUntil: InfantUntil, childUntil: ChildUntil }, DEFAULT_AGE_BANDS)
}
