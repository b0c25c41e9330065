import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

type Entry = { name: string; text: string }

const HUB = 'openapi.yaml'
/** Matches the first line of a named entry. All other lines are indented, a comment or a list. */
const ENTRY = /^(\w+):/
/**
 * Matches a reference: `file.yaml#/Name`, `#/Name` or a whole file, after `$ref` or in a discriminator's mapping.
 */
const REFERENCE = /([\w./-]*\.yaml)?(?:#\/(\w+))?/g

/**
 * Lists the entries of a contract's files that nothing refers to, as `file.yaml#/Name`. Redocly checks only the bundle,
 * which does not contain them.
 */
export function unusedEntries(folder: string): string[] {
  const files = Object.fromEntries(
    filesIn(folder).map((file) => [file, entriesIn(readFileSync(join(folder, file), 'utf8'))]),
  )
  const used = new Set<string>()
  const hub = readFileSync(join(folder, HUB), 'utf8')
  const waiting = referencesIn(hub, HUB, files)
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (used.has(next)) continue
    used.add(next)
    const [file = '', name = ''] = next.split('#/')
    const text = files[file]?.find((entry) => entry.name === name)?.text ?? ''
    waiting.push(...referencesIn(text, file, files))
  }
  return Object.entries(files)
    .flatMap(([file, entries]) => entries.map(({ name }) => `${file}#/${name}`))
    .filter((entry) => !used.has(entry))
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile() && one.name.endsWith('.yaml'))
    .map((one) => relative(folder, join(one.parentPath, one.name)))
    .filter((file) => file.includes('/'))
    .toSorted()
}

function entriesIn(text: string): Entry[] {
  const entries: Entry[] = []
  for (const line of text.split('\n')) {
    const [, name] = ENTRY.exec(line) ?? []
    if (name !== undefined) entries.push({ name, text: '' })
    const last = entries.at(-1)
    if (last) last.text += `${line}\n`
  }
  return entries
}

/** Lists the references of a text. A file without a name means all of its entries. */
function referencesIn(text: string, from: string, files: Record<string, Entry[]>): string[] {
  return [...text.matchAll(REFERENCE)].flatMap(([, path, name]) => {
    if (path === undefined && name === undefined) return []
    const file = path === undefined ? from : join(dirname(from), path)
    const names = name === undefined ? (files[file] ?? []).map((entry) => entry.name) : [name]
    return names.map((one) => `${file}#/${one}`)
  })
}
