import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { LanguageCode } from '../../../engine/language.ts'
import type { FacetValue } from './facets.ts'

type Value = Schemas['FacetValue']

/** An entry of a list with its values, by the code of their facet. */
export type Counted = { readonly values: Readonly<Record<string, readonly FacetValue[]>> }

export type FacetHead = {
  readonly code: string
  readonly names: Readonly<Record<LanguageCode, string>>
  readonly order: 'count' | 'code' | 'code_up'
}

/** Chosen values by facet. */
export type Choices = ReadonlyMap<string, ReadonlySet<string>>

/**
 * Reads a text such as `city:batam,kind:theme-park`. A choice that the list does not have, for example from an old link, is
 * ignored.
 */
export function parseChoices(text: string, list: readonly Counted[]): Choices {
  const choices = new Map<string, Set<string>>()
  for (const choice of text.split(',')) {
    const [facet = '', value = ''] = choice.split(':')
    if (list.some((one) => has(one, facet, value)))
      choices.set(facet, (choices.get(facet) ?? new Set()).add(value))
  }
  return choices
}

/** Whether an entry matches one chosen value of every facet. `except` is a facet that is not checked. */
export function fits(one: Counted, choices: Choices, except?: string): boolean {
  return [...choices].every(
    ([facet, values]) => facet === except || [...values].some((value) => has(one, facet, value)),
  )
}

/** Converts a facet with its counts; null if it has fewer than two values and none is chosen. */
export function toWireFacet(
  { code, names, order }: FacetHead,
  list: readonly Counted[],
  choices: Choices,
  language: LanguageCode,
): Schemas['Facet'] | null {
  const labels = new Map(
    list.flatMap(({ values }) =>
      (values[code] ?? []).map((value) => [value.code, value.label] as const),
    ),
  )
  const others = list.filter((one) => fits(one, choices, code))
  const values = [...labels]
    .map(([value, label]) => ({
      Code: value,
      Label: label,
      Count: others.filter((one) => has(one, code, value)).length,
    }))
    .filter(({ Code, Count }) => Count > 0 || choices.get(code)?.has(Code))
    .toSorted(COMPARE[order])
  if (values.length < 2 && !choices.has(code)) return null
  return { Code: code, Label: names[language], Values: values }
}

const COMPARE = {
  count: (a: Value, b: Value) => b.Count - a.Count || compareTexts(a.Label, b.Label),
  code: (a: Value, b: Value) => compareTexts(b.Code, a.Code),
  code_up: (a: Value, b: Value) => compareTexts(a.Code, b.Code),
}

function has({ values }: Counted, facet: string, value: string): boolean {
  // The facet is a text of the caller, and every object inherits properties such as `constructor`.
  return Object.hasOwn(values, facet) && !!values[facet]?.some(({ code }) => code === value)
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
