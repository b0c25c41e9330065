import { kilobytes, table } from '../table.ts'
import type { SdkComparison } from './compare.ts'
import { find, holds, sdkGoalsOf } from './goals.ts'
import { medianOf, ratioOf } from './median.ts'
import type { Size } from './sizes.ts'
import { AT_ONCE, type Speed, WARM_UP } from './speed.ts'
import type { TypeChecks } from './type-check.ts'
import type { Validation } from './validation.ts'

export function describeSdks(comparison: SdkComparison): string {
  const { effort, sizes, speeds, validation, typeChecks } = comparison
  const { rounds, milliseconds } = effort.pace
  return [
    '## The SDK beside other clients',
    'One program for each client, and all send the same three requests, which the bench checks first: a GET with a query, a POST of a cart with an idempotency key, a file in a form. fetch, axios and ky have types written by hand; openapi-fetch has those of openapi-typescript; hey-api is the client that @hey-api/openapi-ts generates. @selat/sdk ends every call in time, makes the idempotency keys, repeats what may be repeated, tells every failure apart and shows the progress of uploads. Of these, ky has time limits, retries and progress, axios time limits and progress; the others leave all of it to their caller, so that its weight is not in their numbers.',
    table(
      ['Goal', 'Wanted', 'Reached', ''],
      sdkGoalsOf(comparison).map((goal) => [
        goal.says,
        `${goal.bound} ${goal.wanted.toFixed(2)}`,
        goal.reached.toFixed(2),
        holds(goal) ? 'yes' : 'NO',
      ]),
    ),
    '### What the three calls weigh',
    'Minified and gzipped, and in times openapi-fetch by the same bundler. Later is what is loaded when it is first needed: the checks of the three operations with `validate: true`, and XMLHttpRequest for an upload that shows its progress. The lower rows check every answer.',
    weights(sizes),
    '@selat/sdk stands on openapi-fetch, whose weight is in its own. By esbuild `/zod` brings also those checks of zod that only the words of `validate: true` need, because a module that two files share lies beside the first; the validators themselves are not shared (docs/decisions/0086).',
    '### Calls a second',
    `Each client in a process of its own, before a stub in another that sends the contract's examples; connections are kept, ${AT_ONCE} calls at once, ${rounds} rounds of ${milliseconds / 1000} s in turn after ${WARM_UP} to warm up. Calls a second of the client's processor time, the median round; the ratio is the median of the rounds' ratios. In Node axios speaks node:http, the others fetch, most of whose time is fetch itself.`,
    rates(speeds),
    '### Validators',
    `One answer of a search, ${validation.sailings} sailings, ${kilobytes(validation.bytes)} kB, each validator accepting it and refusing it with one broken fare. ajv only says whether it fits, and compiles the schema at run time, which a page's content policy may forbid; zod makes a copy without what the contract does not name.`,
    validations(validation),
    '### Type-checking the three calls',
    `\`tsc --noEmit\` over one program, total time, the median of ${effort.compilations} runs in turn.`,
    ...typeChecks.map(compilations),
  ].join('\n\n')
}

function weights(sizes: readonly Size[]): string {
  const peer = find(sizes, 'openapi-fetch')
  const row = ({ client, esbuild, vite }: Size) => [
    client.name,
    kilobytes(esbuild.atOnce),
    (esbuild.atOnce / peer.esbuild.atOnce).toFixed(2),
    kilobytes(esbuild.later),
    kilobytes(vite.atOnce),
    (vite.atOnce / peer.vite.atOnce).toFixed(2),
    kilobytes(vite.later),
  ]
  const head = ['Client', 'esbuild, kB', 'Ratio', 'Later, kB', 'Vite, kB', 'Ratio', 'Later, kB']
  return table(head, sizes.map(row))
}

function rates(speeds: readonly Speed[]): string {
  const peer = find(speeds, 'openapi-fetch')
  const row = ({ client, gets, posts }: Speed) => [
    client.name,
    medianOf(gets).toFixed(0),
    ratioOf(gets, peer.gets).toFixed(2),
    medianOf(posts).toFixed(0),
    ratioOf(posts, peer.posts).toFixed(2),
  ]
  return table(['Client', 'GET/s', 'Ratio', 'POST/s', 'Ratio'], speeds.map(row))
}

const VALIDATORS: Readonly<Record<string, string>> = {
  compiled: 'the compiled checks of @selat/sdk',
  selat: '@selat/sdk/zod',
  'hand-written': 'zod, written by hand',
  'hey-api': "hey-api's zod plugin",
  ajv: 'ajv, compiled from the contract',
}

function validations({ perSecond }: Validation): string {
  const peer = perSecond['hand-written'] ?? []
  const row = ([id, rounds]: [string, readonly number[]]) => [
    VALIDATORS[id] ?? id,
    medianOf(rounds).toFixed(0),
    ratioOf(rounds, peer).toFixed(2),
  ]
  return table(
    ['Validator', 'Answers/s', 'Ratio to zod by hand'],
    Object.entries(perSecond).map(row),
  )
}

function compilations({ compiler, clients }: TypeChecks): string {
  const peer = find(clients, 'openapi-fetch')
  const row = ({ client, seconds }: TypeChecks['clients'][number]) => [
    client.name,
    medianOf(seconds).toFixed(2),
    ratioOf(seconds, peer.seconds).toFixed(2),
  ]
  return table([compiler, 'Seconds', 'Ratio'], clients.map(row))
}
