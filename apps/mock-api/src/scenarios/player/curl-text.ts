import { type Scenario, SCENARIO_CLOCK, type ScenarioCall, type ScenarioFile } from '../scenario.ts'
import { toCall } from './play-scenario.ts'
import { type SentCall, toSentCall } from './to-request.ts'

/**
 * Matches a long run of equal letters. The text writes such a body by a command, because shells limit the length of an
 * argument.
 */
const LONG_RUN = /(.)\1{999,}/

/** Returns the lines before those of each scenario: a sandbox, and functions to read answers. */
export function curlPreface(origin: string): string {
  const json = `-H 'Content-Type: application/json'`
  return `mock=${origin}

# Each trial has a sandbox of its own; whatever else runs on the mock is left alone.
ask() { curl -sS -H 'X-Mock-Sandbox: trial' "$@"; }

# A part of an answer, by JSON Pointer; of an address in it, a parameter.
pick() { node -p 'process.argv[1].split("/").slice(1).reduce((v, k) => k[0] === "?" ? new URL(v, "http://a").searchParams.get(k.slice(1)) : v[k], JSON.parse(process.argv[2]))' "$1" "$2"; }

# Nothing booked, Friday 20 November 2026 at 14:30 in Singapore, and nothing paid or approved by itself.
fresh() {
  ask "$mock/__mock/api/reset" -X POST > /dev/null
  ask "$mock/__mock/api/clock" ${json} -d '{"frozen":true,"now":"${SCENARIO_CLOCK}"}' > /dev/null
  ask "$mock/__mock/api/simulation" ${json} -d '{"simulation":"manual"}' > /dev/null
}`
}

/** Returns a scenario as lines for a shell, after those of `curlPreface`. The last line shows how the scenario ends. */
export function curlText(scenario: Scenario): string {
  if (scenario.twiceAtOnce) return inProcess(scenario)
  let calls = 0
  const write = (call: ScenarioCall, times = 1) => {
    calls += 1
    // Each round of a loop has a key of its own, because otherwise the second one would repeat the answer of the first.
    const round = times > 1 ? '-{round}' : ''
    return toLines(toSentCall(call, `${scenario.id.slice(0, 40)}-key-${calls}-of-a-trial${round}`))
  }
  const given = (scenario.given ?? []).flatMap((step) => {
    const { times = 1, keep = {} } = 'operation' in step ? step : {}
    const { before, ask } = write(toCall(step), times)
    const names = Object.entries(keep)
    if (names.length === 0) {
      const quiet = `${ask} > /dev/null`
      return [...before, times > 1 ? loop(times, quiet) : quiet]
    }
    const picked = names.map(([name, pointer]) => `${name}=$(pick ${wordOf(pointer)} "$answer")`)
    return [...before, `answer=$(${ask})`, ...picked]
  })
  const { before, ask } = write(scenario.call)
  return ['fresh', ...given, ...before, ask].join('\n')
}

function loop(times: number, line: string): string {
  const name = line.includes('$round') ? 'round' : '_'
  return `for ${name} in $(seq ${times}); do ${line}; done`
}

/** Lets the mock play a scenario of concurrent calls, because a call ends before a shell can start the next one. */
function inProcess({ id }: Scenario): string {
  return [
    '# No shell is fast enough to be there twice at once, so the mock plays this one itself.',
    `ask -X POST "$mock/__mock/api/scenarios/${id}/run"`,
  ].join('\n')
}

function toLines({ method, path, headers, body, file, form }: SentCall) {
  const parts = [
    'ask',
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    `"${path.startsWith('/') ? '$mock' : ''}${shellText(path.replaceAll(/%7B(\w+)%7D/g, '{$1}'))}"`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
  ]
  if (file || form) {
    const fields = Object.entries(form ?? {}).map(
      ([name, value]) => `-F ${quote(`${name}=${value}`)}`,
    )
    const attached = file ? [`-F 'File=@${file.name}'`] : []
    return {
      before: file ? writeFile(file) : [],
      ask: [...parts, ...fields, ...attached].join(' '),
    }
  }
  if (body === null) return { before: [], ask: parts.join(' ') }
  const run = LONG_RUN.exec(body)
  if (!run) return { before: [], ask: [...parts, `-d ${quote(body)}`].join(' ') }
  const letters = `head -c ${run[0].length} /dev/zero | tr '\\0' ${run[1]}`
  const rest = [body.slice(0, run.index), body.slice(run.index + run[0].length)]
  const long = `{ printf '%s' ${quote(rest[0] ?? '')}; ${letters}; printf '%s' ${quote(rest[1] ?? '')}; }`
  return { before: [], ask: `${long} | ${[...parts, '--data-binary @-'].join(' ')}` }
}

function writeFile({ name, start, size = 0 }: ScenarioFile): string[] {
  const letters = Array.from(start, (letter) => {
    const code = letter.charCodeAt(0)
    const isPlain = code >= 32 && code < 127 && !`'\\%`.includes(letter)
    return isPlain ? letter : `\\${code.toString(8).padStart(3, '0')}`
  })
  const zeros = Math.max(0, size - start.length)
  return [`{ printf '${letters.join('')}'; head -c ${zeros} /dev/zero; } > ${name}`]
}

/** Puts a text into quotes for a shell, with `{name}` as the variable of that name. */
function quote(text: string): string {
  const quoted = text.replaceAll("'", `'\\''`)
  return `'${quoted.replaceAll(/\{(\w+)\}/g, `'"$$$1"'`)}'`
}

/** Writes a pointer as a word that no shell expands to file names. */
function wordOf(pointer: string): string {
  return pointer.includes('?') ? `'${pointer}'` : pointer
}

function shellText(text: string): string {
  return text.replaceAll(/\{(\w+)\}/g, '${$1}')
}
