import { isDeepStrictEqual } from 'node:util'

import { auditSandbox } from '../../src/audit/audit-sandbox.ts'
import { hashSecret } from '../../src/engine/random/ids.ts'
import { createSandbox } from '../../src/server/sandbox/sandbox.ts'
import { createCaller } from '../testing/create-caller.ts'
import { answerTo } from './answer.ts'
import { type ExpectedAnswer, instant, refused } from './expected.ts'
import { BEGIN, DAY, SAILING_KEYS, TENANT_SLUGS, TENANTS } from './facts.ts'
import { type Intent, isKeyed } from './intents.ts'
import { createModel, type Kept, SESSION_DAYS, userOf, type Model } from './model.ts'
import { toRequest } from './requests.ts'
import { viewOf } from './views.ts'
import { opener } from './visitors.ts'

/** The answer to a call. Status 0 means that the connection broke. */
type Heard = {
  readonly status: number
  readonly text: string
  readonly body: unknown
  readonly isReplay: boolean
}

/** An intent and its key. A caller in the scope of the key can send it again. */
export type Remembered = { readonly intent: Intent; readonly key: string }

const BROKEN: Heard = { status: 0, text: '', body: undefined, isReplay: false }

/** Creates a runner that sends the same calls to the mock and the model. It throws at the first difference. */
export async function createCommandRunner(
  { capacity, isSimulated }: Pick<Model, 'capacity' | 'isSimulated'>,
  onAnswer: (text: string) => void = () => undefined,
) {
  const sandbox = await createSandbox({
    clock: String(instant(BEGIN)),
    seed: 'model',
    simulation: isSimulated ? 'automatic' : 'manual',
  })
  const { send } = createCaller(sandbox)
  await openSessions(sandbox)
  const memory = new Map<string, Kept>()
  const remembered: Remembered[] = []
  let model = createModel(isSimulated)
  let keys = 0

  async function ask(
    intent: Intent,
    { key, fault }: { key?: string; fault?: string } = {},
  ): Promise<Heard> {
    const asked = toRequest(intent)
    if ('console' in asked) return askConsole(asked.console, asked.body)
    const { who, parts, operation } = asked
    const header = {
      ...parts.header,
      ...(key !== undefined && { 'Idempotency-Key': key }),
      ...(fault !== undefined && { 'X-Mock-Fault': fault }),
    }
    const token = who.member === null ? undefined : sessionOf(who.member)
    try {
      const { status, text, body, headers } = await send(operation, { ...parts, header, token })
      onAnswer(`${status} ${JSON.stringify([...headers])} ${text}`)
      return { status, text, body, isReplay: headers.get('Idempotent-Replayed') === 'true' }
    } catch (error) {
      if (error instanceof TypeError) return BROKEN // fetch throws this error if the connection broke
      throw error
    }
  }

  async function askConsole(path: string, body: object): Promise<Heard> {
    const response = await sandbox.fetch(
      new Request(`http://localhost/__mock/api/${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    )
    const text = await response.text()
    onAnswer(`${response.status} ${text}`)
    return { status: response.status, text, body: JSON.parse(text), isReplay: false }
  }

  const newKey = () => `model-key-${String((keys += 1)).padStart(8, '0')}`

  /** Returns the earlier answer of a key, if it was used in the last day. */
  function recall(intent: Intent, key: string): Kept | undefined {
    const kept = memory.get(scopeOf(model, intent, key))
    return kept && model.now < kept.at + DAY ? kept : undefined
  }

  function remember(intent: Intent, key: string, { status, text }: Heard): void {
    remembered.push({ intent, key })
    model.forgottenAt.push(model.now + DAY)
    const kept = { asked: askedFor(intent), status, text, at: model.now }
    memory.set(scopeOf(model, intent, key), kept)
  }

  /**
   * Makes one call. The result must be that of the model: done, replayed, or refused because its key belongs to another
   * intent.
   */
  async function play(intent: Intent, key = newKey()): Promise<void> {
    if (!isKeyed(intent)) return judge(intent, await ask(intent))
    const kept = recall(intent, key)
    const heard = await ask(intent, { key })
    if (!kept) {
      judge(intent, heard)
      return remember(intent, key, heard)
    }
    if (kept.asked === askedFor(intent)) requireReplay(intent, kept, heard)
    else compare(intent, refused('idempotency_key_reused'), heard)
  }

  function judge(intent: Intent, heard: Heard): void {
    compare(intent, answerTo(model, intent, heard.body), heard)
  }

  /** Breaks the connection before or after the call has run. The client cannot tell which, and repeats the call. */
  async function playLost(intent: Intent, reset: 'before' | 'after'): Promise<void> {
    const key = newKey()
    requireBroken(intent, await ask(intent, { key, fault: `reset=${reset}` }))
    if (reset === 'before') return play(intent, key)
    if (!isKeyed(intent)) {
      answerTo(model, intent, undefined)
      return play(intent)
    }
    const heard = await ask(intent, { key })
    if (!heard.isReplay) part(intent, 'a replay of what was lost', heard)
    judge(intent, { ...heard, isReplay: false })
    remember(intent, key, heard)
  }

  /** Makes the server refuse the call with 503. Then nothing has changed, and the key is still free. */
  async function playUnavailable(intent: Intent): Promise<void> {
    const key = newKey()
    const heard = await ask(intent, { key, fault: 'status=503' })
    if (heard.status !== 503) part(intent, 'service_unavailable', heard)
    return play(intent, key)
  }

  /**
   * Sends a call twice at the same time with one key. Both together have one effect. The second is refused as in progress,
   * or gets the same answer.
   */
  async function playTwice(intent: Intent): Promise<void> {
    if (!isKeyed(intent)) return play(intent)
    const key = newKey()
    const both = await Promise.all([ask(intent, { key }), ask(intent, { key })])
    const isWaiting = ({ body }: Heard) => codeOf(body) === 'idempotency_in_progress'
    const first = both.find((heard) => !isWaiting(heard) && !heard.isReplay)
    const [other] = both.filter((heard) => heard !== first)
    if (!first || !other) return part(intent, 'one answer of two', both[0])
    judge(intent, first)
    remember(intent, key, first)
    if (!isWaiting(other)) requireReplay(intent, first, other)
  }

  /** Makes several concurrent calls. They must have the effect of some order in which they run one after the other. */
  async function playAtOnce(intents: readonly Intent[]): Promise<void> {
    const asked = intents.map((intent) => ({ intent, key: newKey() }))
    const heard = await Promise.all(asked.map(({ intent, key }) => ask(intent, { key })))
    const answered = asked.map((one, index) => ({ ...one, heard: heard[index] ?? BROKEN }))
    const complaints: string[] = []
    for (const order of permutations(answered)) {
      const tried = structuredClone(model)
      const wrong = order.map(({ intent, heard: one }) =>
        difference(intent, answerTo(tried, intent, one.body), one),
      )
      if (wrong.every((line) => line === null)) {
        model = tried
        for (const one of answered)
          if (isKeyed(one.intent)) remember(one.intent, one.key, one.heard)
        return
      }
      complaints.push(
        `${order.map(({ intent }) => intent.do).join(', then ')}: ${wrong.join('; ')}`,
      )
    }
    throw new Error(
      `In no order of the ${answered.length} calls at once:\n${complaints.join('\n')}`,
    )
  }

  /** Runs the audit, which counts everything in the store again. */
  async function audit(): Promise<void> {
    await askConsole('clock/advance', { seconds: 0 }) // like any call, it runs due work first
    const wrong = await auditSandbox(sandbox.store.db, sandbox.services, sandbox.clock.now())
    if (wrong.length > 0) throw new Error(`The books do not agree:\n${wrong.join('\n')}`)
  }

  /** Reads every cart, order and list of tickets again. */
  async function readAll(): Promise<void> {
    for (const { tenant, token, owner } of model.carts) {
      const who = { tenant, member: owner, currency: 'IDR' as const }
      if (token === null) await play({ do: 'open own cart', who, cart: null })
      else await play({ do: 'read cart', who, cart: token })
    }
    for (const order of model.orders) {
      const { id, token, tickets } = order
      const read = { who: opener(order), order: id, token }
      await play({ do: 'read order', ...read })
      if (tickets.length > 0) await play({ do: 'read tickets', ...read })
    }
  }

  function moveTo(now: number): void {
    model.now = now
    sandbox.clock.freeze(String(instant(now)))
  }

  for (const sailing of SAILING_KEYS)
    await play({ do: 'refit', sailing, seatsLeft: capacity[sailing] })

  return {
    model: (): Model => model,
    remembered: (): readonly Remembered[] => remembered,
    play,
    playLost,
    playUnavailable,
    playTwice,
    playAtOnce,
    moveTo,
    audit,
    readAll,
    close: () => sandbox.close(),
  }
}

export type CommandRunner = Awaited<ReturnType<typeof createCommandRunner>>

const sessionOf = (member: string) => `session-of-${member}-0123456789`

/** Writes the sessions into the store, because hashing one password takes longer than a whole run. */
async function openSessions({ store }: Awaited<ReturnType<typeof createSandbox>>): Promise<void> {
  const rows = TENANT_SLUGS.flatMap((tenant) =>
    Object.keys(TENANTS[tenant].members).map((member) => ({
      tenant,
      token_hash: hashSecret(sessionOf(member)),
      user_id: member,
      created_at: String(instant(BEGIN)),
      expires_at: String(instant(BEGIN + SESSION_DAYS * DAY)),
    })),
  )
  await store.db.insertInto('sessions').values(rows).execute()
}

/** Returns the scope of a key: its tenant with the account, or else with the holder of a secret, or else with any caller. */
function scopeOf(model: Model, intent: Intent, key: string): string {
  if (!('who' in intent)) throw new Error('The console takes no keys')
  const { tenant, member } = intent.who
  const secret = 'token' in intent ? intent.token : 'cart' in intent ? intent.cart : null
  return [tenant, userOf(model, member) ?? secret ?? 'anybody', key].join(' ')
}

/**
 * Returns the text that a key identifies: all inputs of a call and its currency. The caller is part of the scope instead.
 */
function askedFor(intent: Intent): string {
  const currency = 'who' in intent && intent.do !== 'open own cart' ? intent.who.currency : null
  return JSON.stringify({ ...intent, who: null, currency })
}

function codeOf(body: unknown): string | undefined {
  return (body as { code?: string } | undefined)?.code // Problem documents have a code.
}

function difference(intent: Intent, expected: ExpectedAnswer, heard: Heard): string | null {
  if (heard.isReplay) return 'a replay, to a key that is new'
  const code = codeOf(heard.body)
  if (heard.status !== expected.status || code !== expected.code)
    return `${expected.status} ${expected.code ?? ''} was due, not ${heard.status} ${code ?? ''}`
  if (expected.code !== undefined) return null
  const view = viewOf(intent, heard.body)
  if (isDeepStrictEqual(view, expected.view)) return null
  return `due was\n  ${JSON.stringify(expected.view)}\nand not\n  ${JSON.stringify(view)}`
}

function compare(intent: Intent, expected: ExpectedAnswer, heard: Heard): void {
  const wrong = difference(intent, expected, heard)
  if (wrong !== null) throw new Error(`${JSON.stringify(intent)}: ${wrong}`)
}

function part(intent: Intent, due: string, heard: Heard | undefined): never {
  throw new Error(`${JSON.stringify(intent)}: ${due} was due, not ${heard?.status} ${heard?.text}`)
}

function requireReplay(intent: Intent, first: Pick<Kept, 'status' | 'text'>, heard: Heard): void {
  const isSame = heard.status === first.status && heard.text === first.text && heard.isReplay
  if (!isSame) part(intent, `the first answer ${first.status} ${first.text}`, heard)
}

function requireBroken(intent: Intent, heard: Heard): void {
  if (heard.status !== 0) part(intent, 'a broken connection', heard)
}

function permutations<T>(list: readonly T[]): T[][] {
  if (list.length <= 1) return [[...list]]
  return list.flatMap((first, index) =>
    permutations(list.toSpliced(index, 1)).map((rest) => [first, ...rest]),
  )
}
