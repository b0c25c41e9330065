import contract from '@selat/sdk/openapi.json' with { type: 'json' }
import { operations } from '@selat/sdk/operations'
import { PROBLEM_CODES, type ProblemCode } from '@selat/sdk/problems'

import { toTable } from './to-table.ts'

export type DescribedProblem = {
  status: number
  means: string
  todo: string
  /** The line of specification §8 that the code covers. */
  catalogue?: string
  params: Record<string, DescribedParam>
  example: {
    detail: string
    params: Record<string, string | number | boolean>
    errors: { pointer: string }[]
  }
}

type DescribedParam = { type: string; format?: string; optional?: boolean; description: string }

// JSON has one type for each entry; they all have this shape, because their generator requires it.
export const described = contract.components.schemas.ProblemCode['x-problems'] as Readonly<
  Record<ProblemCode, DescribedProblem>
>

const made =
  'Made by `npx pnpm@12 docs:problems` from `openapi/schemas/problems.yaml`; never edited.'

/**
 * Writes the pages of all refusals, by the names of their files: one page for each code, and an index.
 */
export function describeProblems(): Record<string, string> {
  const pages = PROBLEM_CODES.map((code) => [`${code}.md`, describe(code)])
  return { 'README.md': index(), ...Object.fromEntries(pages) }
}

function index(): string {
  const rows = PROBLEM_CODES.map((code) => [
    `[\`${code}\`](${code}.md)`,
    String(described[code].status),
    described[code].means,
  ])
  const head = [
    made,
    'Whatever fails is answered by one document (RFC 9457). Programs read `code` and `params`, people read `detail`, in their',
    'language. `errors` points at each refused field: a JSON Pointer into the body, or `query:name`, `path:name`, `header:Name`.',
    '[The scenarios](../scenarios.md) list an input of the mock that forces each of them.',
  ].join('\n')
  return page(['# Problems', head, toTable(['Code', 'Status', 'Meaning'], rows)])
}

function describe(code: ProblemCode): string {
  const { status, means, todo, catalogue, example } = described[code]
  return page([
    `# ${code}`,
    `Status ${status}. ${means}`,
    ...(catalogue ? [`Covers of specification §8: ${catalogue}.`] : []),
    `What to do: ${todo}`,
    '## Params',
    params(code),
    '## Example',
    `\`\`\`json\n${JSON.stringify(example, null, 2)}\n\`\`\``,
    '## Answered by',
    answeredBy(code),
    made,
  ])
}

function params(code: ProblemCode): string {
  const rows = Object.entries(described[code].params).map(([name, param]) => [
    `\`${name}\``,
    typeOf(param),
    param.description,
  ])
  return rows.length > 0 ? toTable(['Name', 'Type', 'Meaning'], rows) : 'None.'
}

function typeOf({ type, format, optional }: DescribedParam): string {
  return `${format ?? type}${optional ? ', not always' : ''}`
}

function answeredBy(code: ProblemCode): string {
  const all = Object.entries(operations)
  const ids = all.flatMap(([id, { problemCodes }]) =>
    problemCodes.some((one) => one === code) ? [`\`${id}\``] : [],
  )
  if (ids.length === all.length) return 'Any operation.'
  return ids.length > 0 ? `${ids.join(', ')}.` : 'No operation of its own: what stands around them.'
}

function page(parts: readonly string[]): string {
  return `${parts.join('\n\n')}\n`
}
