import { clsx, type ClassValue } from 'clsx'

// This is a tenth of the size of tailwind-merge, because it only resolves conflicts with a caller's layout classes.
const GROUPS: readonly (readonly [RegExp, string])[] = [
  [
    /^-?((?:[mp][xytrblse]?|w|h|size|min-w|max-w|min-h|max-h|gap(?:-[xy])?|inset(?:-[xy])?|top|right|bottom|left|z|order|basis|grow|shrink|col-span|row-span|grid-cols|grid-rows|rounded|leading|tracking|opacity|items|justify|self|aspect|whitespace))-/,
    '',
  ],
  [/^(?:block|inline|inline-block|flex|inline-flex|grid|inline-grid|contents|hidden)$/, 'display'],
  [/^(?:static|relative|absolute|fixed|sticky)$/, 'position'],
  [/^text-(?:xs|sm|base|lg|[2-6]?xl|\[\d\S*\])(?:\/\S+)?$/, 'font-size'],
  [/^text-(?:left|center|right|start|end)$/, 'text-align'],
  [/^text-(?:wrap|nowrap|balance|pretty)$/, 'text-wrap'],
  [/^text-/, 'text-colour'],
  [/^font-(?:normal|medium|semibold|bold|extrabold)$/, 'font-weight'],
  [/^bg-/, 'background'],
]

function groupOf(token: string): string | undefined {
  const cut = token.lastIndexOf(':')
  const variants = token.slice(0, cut + 1)
  const utility = token.slice(cut + 1)
  for (const [pattern, name] of GROUPS) {
    const match = pattern.exec(utility)
    if (match) return variants + (name || (match[1] ?? ''))
  }
  return undefined
}

// Each render needs the same lists again, and their number is limited by the code, so all results are kept.
const settled = new Map<string, string>()

/** Joins lists of classes; a layout class replaces earlier ones of its group. */
export function cn(...inputs: ClassValue[]): string {
  const asked = clsx(inputs)
  const known = settled.get(asked)
  if (known !== undefined) return known
  const answer = settle(asked)
  settled.set(asked, answer)
  return answer
}

function settle(classes: string): string {
  const kept: string[] = []
  const taken = new Set<string>()
  for (const token of classes.split(' ').toReversed()) {
    const group = groupOf(token)
    if (token === '' || (group !== undefined && taken.has(group))) continue
    if (group !== undefined) taken.add(group)
    kept.push(token)
  }
  return kept.toReversed().join(' ')
}
