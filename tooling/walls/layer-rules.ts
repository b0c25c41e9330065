import type { IForbiddenRuleType } from 'dependency-cruiser'

import type { LayerTable } from './layer-table.ts'
import { folderTables, mockTable } from './mock-layers.ts'
import { sharedTable } from './storefront-layers.ts'

const PUBLISH = 'Publish an event, or move down what both need.'
const MOVE_DOWN = 'Move down what both need, or let the page put both together.'

/** The advice of a rule, if it differs from moving the shared code down. */
const comments: Partial<Record<string, string>> = {
  'mock-engine': 'The engine knows no trade: move the type down, or pass the value in.',
  'mock-world': 'The world exists before anybody calls.',
  'mock-operation': 'What every operation is given knows no feature.',
  'mock-mail': 'Mails tell what has happened, and nobody waits for them.',
  'mock-scenarios': 'Scenarios speak to the mock over its API, and share constants with it.',
}

/**
 * The walls between the layers of the mock, and between those that the storefront's features share. The tables of
 * `mock-layers.ts` and `storefront-layers.ts` say what a layer may import. Types count as well.
 */
export const layerRules: IForbiddenRuleType[] = [
  ...wallsOf(mockTable, { prefix: 'mock', help: PUBLISH }),
  ...Object.entries(folderTables).flatMap(([name, table]) =>
    wallsOf(table, { prefix: `mock-${name}`, help: PUBLISH }),
  ),
  ...wallsOf(sharedTable, { prefix: 'storefront', help: MOVE_DOWN }),
]

function wallsOf<Layer extends string>(
  table: LayerTable<Layer>,
  { prefix, help }: { prefix: string; help: string },
) {
  const names = Object.keys(table.paths) as Layer[] // The record's type says that these are all of its keys.
  return names.flatMap((layer): IForbiddenRuleType[] => {
    const above = names.filter((name) => name !== layer && !table.mayImport[layer].includes(name))
    if (above.length === 0) return []
    const name = `${prefix}-${layer.replaceAll('/', '-')}`
    return [
      {
        name,
        comment: comments[name] ?? help,
        severity: 'error',
        from: { path: patternOf(table, [layer]), pathNot: '\\.test\\.tsx?$' },
        to: { path: patternOf(table, above) },
      },
    ]
  })
}

/** Returns the pattern of a table's path, which is a folder or a file without its ending. */
function patternOf<Layer extends string>(
  { source, paths }: LayerTable<Layer>,
  layers: readonly Layer[],
): string {
  return `^${source}(${layers.flatMap((layer) => paths[layer]).join('|')})(/|\\.tsx?$)`
}
