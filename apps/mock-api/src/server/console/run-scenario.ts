import {
  curlPreface,
  curlText,
  type PlayedStep,
  playScenario,
  type Scenario,
} from '../../scenarios/index.ts'
import type { SandboxHost } from '../parts/sandbox-host.ts'

/** Runs a scenario in a sandbox of its own. Returns its requests and answers, also as lines for a shell. */
export async function runScenario(host: SandboxHost, scenario: Scenario, origin: string) {
  const { fetch, close } = await host.openTemporary()
  try {
    const { steps, passed } = await playScenario(scenario, { fetch })
    return {
      id: scenario.id,
      passed,
      steps: steps.map(toConsoleStep),
      curl: `${curlPreface(origin)}\n\n${curlText(scenario)}\n`,
    }
  } finally {
    await close()
  }
}

function toConsoleStep({ request, answer }: PlayedStep) {
  const { method, path, headers, body, file } = request
  const { status, headers: given, text } = answer
  return {
    request: { method, path, headers, body, file: file?.name ?? null },
    answer: { status, headers: given, body: text === '' ? null : text },
  }
}
