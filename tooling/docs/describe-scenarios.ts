import {
  curlPreface,
  curlText,
  documentedInputs,
  errorCatalogue,
  type Expected,
  type Scenario,
  scenarioGroups,
} from '@selat/mock-api/scenarios'

const head = `# Scenarios

Made by \`npx pnpm@12 docs:scenarios\` from the table in \`apps/mock-api/src/scenarios\`; never edited. Each row is an input that forces one
ending, and a test plays all of them. They are inputs of the trade, such as wrong passwords, full ferries and late payments, not switches.

- In the browser: the console at \`/__mock\` plays any row.
- By one call: \`curl -X POST http://localhost:4010/__mock/api/scenarios/login-wrong-password/run\` plays a row in a temporary
  sandbox, and answers with every request and answer.
- In a test: \`playScenario(scenario, sandbox)\`, where \`findScenario('login-wrong-password')\` gives the scenario; both are of
  \`@selat/mock-api/scenarios\`.
- By hand: start \`npx pnpm@12 dev\` (or \`npx @selat/mock-api\`), paste these lines once into a shell, then those of a row.

\`\`\`sh
${curlPreface('http://localhost:4010')}
\`\`\`
`

/** Writes the page of the scenario table, with commands to copy. */
export function describeScenarios(): string {
  const groups = scenarioGroups.flatMap(({ title, scenarios }) => [
    `## ${title}`,
    ...scenarios.map(section),
  ])
  return `${[head.trimEnd(), inputs(), catalogue(), ...groups].join('\n\n')}\n`
}

function section(scenario: Scenario): string {
  const { id, title, what, call, expected, twiceAtOnce } = scenario
  const ending = `${twiceAtOnce ? 'At least one of them: ' : ''}${endingOf(expected)}`
  return [
    `### ${title}`,
    `\`${id}\` · \`${call.operation}\` · ${what} ${ending}`,
    `\`\`\`sh\n${curlText(scenario)}\n\`\`\``,
  ].join('\n\n')
}

function endingOf(expected: Expected): string {
  if ('refused' in expected) return `→ \`${expected.refused}\``
  if ('broken' in expected) return '→ no answer'
  if ('unreadable' in expected) return '→ an answer that cannot be read'
  const values = Object.entries(expected.answered).map(
    ([pointer, value]) => `\`${pointer}\` ${value === null ? 'is empty' : `= \`${value}\``}`,
  )
  return values.length === 0 ? '→ an answer without a body' : `→ ${values.join(', ')}`
}

function inputs(): string {
  const lines = documentedInputs.map(({ input, effect }) => `- ${input}: ${effect}`)
  return ['## Inputs to remember', lines.join('\n')].join('\n\n')
}

function catalogue(): string {
  const lines = errorCatalogue.map(({ line, forced }) => `- ${line}: ${forcedBy(forced)}`)
  return [
    '## The error catalogue',
    'Specification §8, and what forces each line of it.',
    lines.join('\n'),
  ].join('\n\n')
}

function forcedBy(forced: (typeof errorCatalogue)[number]['forced']): string {
  if ('rows' in forced) return forced.rows.map((id) => `\`${id}\``).join(', ')
  if ('awaits' in forced) return `waits for ${forced.awaits}`
  if ('storefront' in forced) return `the storefront ${forced.storefront} itself`
  return `every row that ends with \`${forced.code}\``
}
