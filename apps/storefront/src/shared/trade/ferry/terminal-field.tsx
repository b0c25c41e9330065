import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Combobox, type ComboboxGroup } from '@selat/ui/combobox'
import { Field } from '@selat/ui/field'
import { type ReactNode, useState } from 'react'

import { routeOf } from './use-network.ts'

export type TerminalFieldProps = {
  id: string
  label: string
  network: Schemas['FerryNetwork'] | undefined
  value: string
  onValueChange: (code: string) => void
  /** The code of a terminal. Terminals that can be reached from it are listed first; the others say that they cannot. */
  reachableFrom?: string
  error?: ReactNode
  className?: string
}

/** Chooses a terminal by name, town or code. */
export function TerminalField(props: TerminalFieldProps) {
  const { id, label, network, value, onValueChange, reachableFrom, error, className } = props
  const { t } = useTranslation(['ferry', 'common'])
  const format = useFormat()
  const [fitting, setFitting] = useState<number | null>(null)
  // The typed text names no terminal, or several, so the error says which.
  const unnamed =
    value === '' &&
    fitting !== null &&
    t(fitting === 0 ? 'search.noTerminal' : 'search.chooseTerminal')
  return (
    <Field
      id={id}
      label={label}
      error={unnamed || error}
      {...(className !== undefined && { className })}
    >
      <Combobox
        label={label}
        groups={
          network
            ? groupByCountry(network, reachableFrom, format.country, t('issue.no_route'))
            : onlyChosen(value)
        }
        value={value === '' ? null : value}
        onValueChange={(code) => {
          setFitting(null)
          onValueChange(code)
        }}
        onUnmatched={(count) => {
          setFitting(count)
          onValueChange('')
        }}
        placeholder={t('search.chooseTerminal')}
        emptyText={t('search.noTerminal')}
        closeLabel={t('common:action.close')}
        countText={(count) => t('search.terminalCount', { count })}
      />
    </Field>
  )
}

/** Returns a list with the chosen terminal alone, by its code, while no names are loaded. */
function onlyChosen(value: string): ComboboxGroup[] {
  return value === '' ? [] : [{ label: '', options: [{ value, label: value }] }]
}

function groupByCountry(
  network: Schemas['FerryNetwork'],
  reachableFrom: string | undefined,
  countryName: (code: string) => string,
  noRoute: string,
): ComboboxGroup[] {
  const isReachable = (code: string) =>
    !reachableFrom || routeOf(network, reachableFrom, code) !== undefined
  const offered = network.Terminals.filter(
    ({ Code }) => Code !== reachableFrom && isReachable(Code),
  )
  const others = network.Terminals.filter(
    ({ Code }) => Code !== reachableFrom && !isReachable(Code),
  )
  const toOption = (terminal: Schemas['Terminal']) => ({
    value: terminal.Code,
    label: terminal.Name,
    keywords: [terminal.City],
    code: terminal.Code,
  })
  const countries = [...new Set(offered.map(({ Country }) => Country))]
  return [
    ...countries.map((country) => ({
      label: countryName(country),
      options: offered.filter(({ Country }) => Country === country).map(toOption),
    })),
    ...(others.length === 0
      ? []
      : [
          {
            label: noRoute,
            options: others.map((terminal) => ({ ...toOption(terminal), disabledReason: noRoute })),
          },
        ]),
  ]
}
