import { type Scenario, scenarioGroups } from '../../scenarios/index.ts'
import type { ScenarioCall } from '../../scenarios/scenario.ts'

const SHOWN_LETTERS = 200

/** The table of scenarios as the console shows it. */
export function listScenarios() {
  return scenarioGroups.map(({ title, scenarios }) => ({
    title,
    scenarios: scenarios.map(toConsoleScenario),
  }))
}

function toConsoleScenario({ id, title, what, call, expected, twiceAtOnce = false }: Scenario) {
  const input = inputText(call)
  return { id, title, what, operation: call.operation, input, expected, twiceAtOnce }
}

/** The input of a scenario's last call as JSON; null without input. A long text is cut and shown with its length. */
function inputText({ operation: _operation, ...input }: ScenarioCall): string | null {
  if (Object.keys(input).length === 0) return null
  return JSON.stringify(input, (_name, value: unknown) =>
    typeof value === 'string' && value.length > SHOWN_LETTERS
      ? `${value.slice(0, 20)}… (${value.length} letters)`
      : value,
  )
}
