import type { Structure } from './measure-structure.ts'

type Figures = Structure['figures']

/** The command that writes `docs/structure.json`. */
export const WRITE_COMMAND = 'node tooling/walls/structure/main.ts'

/**
 * Returns one sentence for each fault of the measured figures: a figure that rose, or that is only in one of both lists. A
 * figure may fall.
 */
export function risenFigures(kept: Figures, measured: Figures): string[] {
  return namesOf(kept, measured).flatMap(({ group, name }) => {
    const [old, now] = [kept[group]?.[name], measured[group]?.[name]]
    const figure = `${group} ${name}`
    if (old === undefined)
      return `The figure "${figure}" is ${now} and is not kept yet: ${WRITE_COMMAND}`
    if (now === undefined)
      return `The figure "${figure}" is kept and measured no more: ${WRITE_COMMAND}`
    if (now <= old) return []
    return `The figure "${figure}" rose from ${old} to ${now}, and it may only fall.`
  })
}

/** Returns one sentence for each figure that fell. */
export function fallenFigures(kept: Figures, measured: Figures): string[] {
  return namesOf(kept, measured).flatMap(({ group, name }) => {
    const [old, now] = [kept[group]?.[name], measured[group]?.[name]]
    if (old === undefined || now === undefined || now >= old) return []
    return `The figure "${group} ${name}" fell from ${old} to ${now}.`
  })
}

function namesOf(...all: Figures[]): { group: string; name: string }[] {
  const keys = all.flatMap((figures) =>
    Object.entries(figures).flatMap(([group, values]) =>
      Object.keys(values).map((name) => JSON.stringify({ group, name })),
    ),
  )
  return [...new Set(keys)].map((key) => JSON.parse(key))
}
