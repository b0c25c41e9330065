import { ANY_ORIGIN } from '../../engine/http/cross-origin.ts'
import { problemAnswer } from '../../engine/http/problem-document.ts'
import { Refusal, refuse, refuseField } from '../../engine/http/refusal.ts'
import { requestIdOf } from '../../engine/http/request-id.ts'
import { negotiateLanguage } from '../../engine/language.ts'
import { createIds } from '../../engine/random/ids.ts'
import { secureRandom } from '../../engine/random/random.ts'
import { MAIN_SANDBOX, SANDBOX_NAME } from '../../operation/sandbox-name.ts'
import { loadStaticWorld } from '../../world/load-world.ts'
import type { SandboxHost, SandboxInfo } from '../parts/sandbox-host.ts'
import { checkSandboxOptions, type SandboxOptions } from './sandbox-options.ts'
import { openSandboxStores } from './sandbox-stores.ts'
import { openSandbox, type Sandbox } from './sandbox.ts'
import { openTemporarySandbox } from './single-sandbox.ts'

/** The most sandboxes that may be open at once, because each has a database of its own. */
export const SANDBOXES_MAX = 32

const HEADER = 'X-Mock-Sandbox'
const COOKIE = /(?:^|;\s*)mock_sandbox=([^;]*)/
const CLOSED = 'These sandboxes are closed, and no other is opened.'
const CONSOLE_PAGE = /^\/__mock(?!\/(?:api|processor)\/)/

/** The sandboxes of one server. Each is created at the first request for it, with the options of the server. */
export type Sandboxes = {
  /** Finds or creates a sandbox. Refuses an invalid name, a sandbox beyond `SANDBOXES_MAX`, and any new one after `close`. */
  open(name: string): Promise<Sandbox>
  /** The open sandboxes. */
  readonly opened: () => readonly Sandbox[]
  /** Closes the sandboxes that another process has removed. */
  forgetRemoved(): Promise<void>
  /** Answers over HTTP in the sandbox that a request names by its header, else by its cookie, else in `main`. */
  readonly answer: Sandbox['answer']
  /** Like `answer`, but in process. */
  readonly fetch: Sandbox['fetch']
  close(): Promise<void>
}

/** A sandbox that is open or being opened, and the number of calls that it is answering. */
type OpenSandbox = {
  readonly sandbox: Promise<Sandbox>
  /** The sandbox; null until it is open. */
  opened: Sandbox | null
  /**
   * The store's identity when it was opened, because another process may remove a sandbox and create one of the same name.
   */
  identity: string | null
  calls: number
  onIdle: (() => void)[]
}

type Wanted = { readonly name: string; readonly pointer?: string }
type AnswerIn = (sandbox: Sandbox) => Response | Promise<Response>

/** Opens `main`, and further sandboxes when a call first names them. */
export async function createSandboxes(options: SandboxOptions = {}): Promise<Sandboxes> {
  checkSandboxOptions(options)
  const facts = loadStaticWorld(options.tenants)
  const stores = openSandboxStores(options)
  const sandboxes = new Map<string, OpenSandbox>()
  const removals = new Map<string, Promise<boolean>>()
  let isClosed = false

  function openOrGet(name: string, pointer = `header:${HEADER}`): OpenSandbox {
    if (!SANDBOX_NAME.test(name))
      refuseField(pointer, 'wrong_format', { pattern: SANDBOX_NAME.source })
    const known = sandboxes.get(name)
    if (known) return known
    // Nobody would close this sandbox's store again.
    if (isClosed) refuse('service_unavailable', { detail: CLOSED })
    if (sandboxes.size >= SANDBOXES_MAX)
      refuse('conflict', {
        errors: [{ pointer, code: 'too_many', params: { maximum: SANDBOXES_MAX } }],
        detail: `A server has ${SANDBOXES_MAX} sandboxes at most. Remove one before you name another.`,
      })
    const sandboxIdentity = { name, hostOf: () => hostOf(name) }
    const entry: OpenSandbox = {
      sandbox: openStored(),
      opened: null,
      identity: null,
      calls: 0,
      onIdle: [],
    }
    async function openStored(): Promise<Sandbox> {
      const sandbox = await openSandbox(
        facts,
        { ...options, ...stores.storeOf(name) },
        sandboxIdentity,
      )
      entry.identity = (await stores.identityOf?.(name)) ?? null
      return sandbox
    }
    sandboxes.set(name, entry)
    void entry.sandbox.then(
      (opened) => (entry.opened = opened),
      () => sandboxes.delete(name),
    )
    return entry
  }

  /** Closes a sandbox that another process has removed, even if that process has made one of the same name since. */
  async function forgetIfRemoved(name: string): Promise<void> {
    const entry = sandboxes.get(name)
    if (!entry?.opened || !stores.identityOf || name === MAIN_SANDBOX) return
    if ((await stores.identityOf(name)) === entry.identity || sandboxes.get(name) !== entry) return
    sandboxes.delete(name)
    await untilIdle(entry, 0)
    await entry.opened.close()
  }

  const opened = () => [...sandboxes.values()].flatMap((entry) => entry.opened ?? [])

  const open = async (name: string): Promise<Sandbox> => {
    await removals.get(name)
    await forgetIfRemoved(name)
    return openOrGet(name).sandbox
  }

  /**
   * Removes a sandbox. `inside` is the number of calls in this sandbox that wait for its removal, so the removal cannot wait
   * for them.
   */
  async function remove(name: string, inside: number): Promise<boolean> {
    if (name === MAIN_SANDBOX) refuseRemoval()
    const isStored = SANDBOX_NAME.test(name) && (await stores.names()).includes(name)
    const entry = sandboxes.get(name)
    if (!entry && !isStored) return false
    const running = removals.get(name)
    if (running) return running
    const removal = (async () => {
      if (entry) await untilIdle(entry, inside)
      const sandbox = await entry?.sandbox
      if (entry) entry.opened = null
      await sandbox?.close()
      sandboxes.delete(name)
      await stores.remove(name)
      return true
    })()
    removals.set(name, removal)
    try {
      return await removal
    } finally {
      removals.delete(name)
    }
  }

  async function forgetRemoved(): Promise<void> {
    for (const name of sandboxes.keys()) await forgetIfRemoved(name)
  }

  async function list(): Promise<SandboxInfo[]> {
    await forgetRemoved()
    const names = new Set([
      ...opened().map(({ services }) => services.about.name),
      ...(await stores.names()),
    ])
    return [...names].toSorted().map((name) => {
      const sandbox = sandboxes.get(name)?.opened
      if (!sandbox) return { name, isOpen: false, since: null, clock: null }
      const { about, clock } = sandbox.services
      return { name, isOpen: true, since: about.since, clock: clock.state() }
    })
  }

  const hostOf = (own: string): SandboxHost => ({
    list,
    open: async (name) => {
      const { services } = await open(name)
      return { name, isOpen: true, since: services.about.since, clock: services.clock.state() }
    },
    remove: (name) => remove(name, name === own ? 1 : 0),
    openTemporary: () => openTemporarySandbox({ facts, openSandbox }),
  })

  /** Counts a call of a sandbox until it is answered. A synchronous answer is not counted. */
  async function countCall(entry: OpenSandbox, coming: PromiseLike<Response>): Promise<Response> {
    entry.calls += 1
    try {
      return await coming
    } finally {
      entry.calls -= 1
      for (const resolve of entry.onIdle.splice(0)) resolve()
    }
  }

  async function openAndAnswer(wanted: Wanted, answerIn: AnswerIn): Promise<Response> {
    if (removals.size > 0) await removals.get(wanted.name)
    await forgetIfRemoved(wanted.name)
    const entry = openOrGet(wanted.name, wanted.pointer)
    return countCall(entry, entry.sandbox.then(answerIn))
  }

  function answer(request: Request, answerIn: AnswerIn): Response | Promise<Response> {
    const wanted = wantedIn(request)
    const entry = sandboxes.get(wanted.name)
    // If no other process can remove it, the sandbox exists as long as no removal is running.
    const isThere = !stores.identityOf || wanted.name === MAIN_SANDBOX
    if (entry?.opened && isThere && removals.size === 0) {
      const given = answerIn(entry.opened)
      return given instanceof Promise ? countCall(entry, given) : given
    }
    return openAndAnswer(wanted, answerIn).catch((error: unknown) => {
      if (error instanceof Refusal) return refusalResponse(error, request)
      throw error
    })
  }

  await open(MAIN_SANDBOX)
  return {
    open,
    opened,
    forgetRemoved,
    // A fault can break a connection over HTTP; in process, fetch fails instead.
    answer: (request, env) => answer(request, (sandbox) => sandbox.answer(request, env)),
    fetch: async (request) => answer(request, (sandbox) => sandbox.fetch(request)),
    close: async () => {
      isClosed = true
      await Promise.all([...sandboxes.values()].map(async ({ sandbox }) => (await sandbox).close()))
    },
  }
}

function refuseRemoval(): never {
  return refuse('conflict', {
    errors: [{ pointer: 'path:name', code: 'not_removable', params: {} }],
    detail:
      'The main sandbox cannot be removed, because calls without a name are for it. Reset it instead.',
  })
}

/** Resolves when the entry is answering at most `inside` calls. */
async function untilIdle(entry: OpenSandbox, inside: number): Promise<void> {
  while (entry.calls > inside) await new Promise<void>((resolve) => entry.onIdle.push(resolve))
}

/**
 * Finds the sandbox that a request names, and the header that names it. The console's page ignores the cookie, because a
 * visitor changes the cookie there, even one that names no valid sandbox.
 */
function wantedIn(request: Request): Wanted {
  const named = request.headers.get(HEADER)
  if (named !== null) return { name: named }
  const remembered = COOKIE.exec(request.headers.get('Cookie') ?? '')?.[1]
  if (remembered === undefined || CONSOLE_PAGE.test(new URL(request.url).pathname))
    return { name: MAIN_SANDBOX }
  return { name: remembered, pointer: 'header:Cookie' }
}

const ids = createIds(secureRandom)

/** Answers a refusal before any sandbox was found, so that no log shows it. */
function refusalResponse({ code, params, errors, detail }: Refusal, request: Request): Response {
  const language = negotiateLanguage(request.headers.get('Accept-Language') ?? undefined)
  const requestId = requestIdOf(request, ids)
  const answer = problemAnswer({ code, params, errors, detail, requestId, language })
  return new Response(answer.body, {
    status: answer.status,
    headers: { ...answer.headers, ...ANY_ORIGIN, 'X-Request-Id': requestId },
  })
}
