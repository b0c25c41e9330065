import { layerOf } from '../mock-layers.ts'
import type { Edges } from './components.ts'
import type { SourceFolder } from './source-folder.ts'

/** The folders without code of the trade. */
const machinery: readonly (string | undefined)[] = ['engine', 'world', 'operation', 'mail']

/**
 * Measures properties that only the mock has.
 *
 * - `operationsInSeveralFolders`: files that define an operation and whose own files of the trade lie in more than one feature or,
 *   beside features, in more than one entry of the source folder. An operation's own files are its file and those that no
 *   other operation reaches by imports.
 * - `filesNearPlaceOrder`: files of features that the file of `placeOrder` reaches by at most two imports.
 * - `filesTakingContext`: files that define no operation and annotate something with the whole `Context`; `Pick<Context, …>`
 *   and `Context['money']` do not count.
 * - `membersOfWork`: the fields that the type `Work` declares, which is what a sandbox gives to those who change something; 0
 *   when there is no such type.
 */
export function measureMock(source: SourceFolder) {
  const { production, imports, textOf } = source
  const operations = production.filter((path) => definesOperation(textOf(path)))
  const placeOrder = operations.find((path) =>
    textOf(path).includes("defineOperation('placeOrder'"),
  )
  return {
    operationsInSeveralFolders: countScattered(source, operations),
    filesNearPlaceOrder:
      placeOrder === undefined
        ? 0
        : [...reach(imports, placeOrder, 2)].filter(
            (path) => path !== placeOrder && !machinery.includes(layerOf(path)),
          ).length,
    filesTakingContext: production.map(textOf).filter(takesContext).length,
    membersOfWork: Math.max(0, ...production.map((path) => countMembers(textOf(path)))),
  }
}

const definesOperation = (text: string) => /\bdefineOperation\(/.test(text)

/** Whether a file uses the mock's `Context`. Its import is checked, because the console's library has a type of that name. */
const takesContext = (text: string) =>
  /: Context(?!\w|\[)/.test(text) &&
  /from '[^']*\/context\.ts'/.test(text) &&
  !definesOperation(text)

function countScattered({ folder, imports }: SourceFolder, operations: readonly string[]): number {
  const reached = operations.map((path) => reach(imports, path, Number.POSITIVE_INFINITY))
  const times = new Map<string, number>()
  for (const files of reached) for (const path of files) times.set(path, (times.get(path) ?? 0) + 1)
  return reached.filter((files) => {
    const own = [...files].filter(
      (path) => times.get(path) === 1 && !machinery.includes(layerOf(path)),
    )
    return new Set(own.map((path) => placeOf(path.slice(folder.length)))).size > 1
  }).length
}

/**
 * Returns the place of a file: `features/order` of `features/order/pay/cancel-order.ts`, and `mail` of `mail/plain-text.ts`.
 */
function placeOf(path: string): string {
  const [entry = '', feature = ''] = path.split('/')
  return entry === 'features' ? `${entry}/${feature}` : entry
}

/** Returns the file and the files that it imports within a number of steps. */
function reach(imports: Edges, from: string, steps: number): Set<string> {
  const found = new Set([from])
  let last = [from]
  for (let step = 0; step < steps && last.length > 0; step += 1) {
    last = last.flatMap((path) => [...(imports.get(path) ?? [])]).filter((path) => !found.has(path))
    for (const path of last) found.add(path)
  }
  return found
}

/**
 * Counts the fields that the type `Work` declares itself, without those of the types that it joins. A field begins a line.
 */
function countMembers(text: string): number {
  const [, body = ''] = /^export type Work = [^{]*\{\n(.*?)^ *\}/ms.exec(text) ?? []
  return [...body.matchAll(/^ +(readonly )?\w+\??:/gm)].length
}
