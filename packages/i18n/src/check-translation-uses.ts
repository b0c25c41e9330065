import { baseKey, type FlatMessages, placeholdersOf } from './message-files.ts'
import type { FileUses } from './scan-translation-uses.ts'

// For tests only: compares the keys that the sources use with those of the EN catalogues.

export type Catalogues = ReadonlyMap<string, FlatMessages>
export type UsageFindings = {
  missing: string[]
  unused: string[]
  undeclared: string[]
  withoutValue: string[]
}

export function checkUses(
  files: ReadonlyMap<string, FileUses>,
  catalogues: Catalogues,
  dynamicPrefixes: readonly string[],
): UsageFindings {
  const texts = allTexts(catalogues)
  const used = new Set<string>()
  const findings: UsageFindings = { missing: [], unused: [], undeclared: [], withoutValue: [] }

  for (const [file, uses] of files) {
    for (const { key, namespaces, given } of uses.direct) {
      const full = resolve(key, namespaces, texts)
      if (full === undefined) {
        findings.missing.push(`${file}: ${key}`)
        continue
      }
      for (const each of namespaces.length > 0 ? [full] : everyOf(key, texts)) used.add(each)
      const lacking =
        given && placeholdersOf(texts.get(full) ?? '').filter((name) => !given.includes(name))
      if (lacking?.length)
        findings.withoutValue.push(`${file}: ${full} needs ${lacking.join(', ')}`)
    }
    for (const { prefix, namespaces } of uses.templates) {
      if (!isDeclared(prefix, namespaces, dynamicPrefixes))
        findings.undeclared.push(`${file}: ${prefix}`)
    }
    for (const text of uses.strings) {
      const full = resolve(text, [...uses.namespaces], texts)
      if (full !== undefined) used.add(full)
    }
  }

  findings.unused = [...texts.keys()].filter(
    (key) => !used.has(key) && !dynamicPrefixes.some((prefix) => key.startsWith(prefix)),
  )
  return findings
}

/** Returns every key once, without plural endings, as `namespace:key`. */
function allTexts(catalogues: Catalogues): Map<string, string> {
  const texts = new Map<string, string>()
  for (const [namespace, messages] of catalogues) {
    for (const [key, text] of messages) texts.set(`${namespace}:${baseKey(key)}`, text)
  }
  return texts
}

function resolve(
  key: string,
  namespaces: readonly string[],
  texts: ReadonlyMap<string, string>,
): string | undefined {
  if (key.includes(':')) return texts.has(key) ? key : undefined
  const candidates = namespaces.length > 0 ? namespaces : namespacesOf(texts)
  return candidates.map((namespace) => `${namespace}:${key}`).find((full) => texts.has(full))
}

/** Returns a key in each namespace that has it, for a namespace that is chosen at run time. */
function everyOf(key: string, texts: ReadonlyMap<string, string>): string[] {
  if (key.includes(':')) return [key]
  return namespacesOf(texts)
    .map((namespace) => `${namespace}:${key}`)
    .filter((full) => texts.has(full))
}

function namespacesOf(texts: ReadonlyMap<string, string>): string[] {
  return [...new Set([...texts.keys()].map((key) => key.slice(0, key.indexOf(':'))))]
}

function isDeclared(
  prefix: string,
  namespaces: readonly string[],
  declared: readonly string[],
): boolean {
  if (prefix.includes(':')) return declared.some((known) => prefix.startsWith(known))
  if (namespaces.length === 0)
    return declared.some((known) => prefix !== '' && known.endsWith(`:${prefix}`))
  return namespaces.some((namespace) =>
    declared.some((known) => `${namespace}:${prefix}`.startsWith(known)),
  )
}
