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
import { openSandboxStores } from './sandbox-stores.ts'
import { openSandbox, type Sandbox, type SandboxOptions } from './sandbox.ts'
import { openTemporarySandbox } from './single-sandbox.ts'

/** So many can be open at once; each has a database of its own. */
export const SANDBOXES_MAX = 32

const HEADER = 'X-Mock-Sandbox'
const COOKIE = /(?:^|;\s*)mock_sandbox=([^;]*)/
const CONSOLE_PAGE = /^\/__mock(?!\/(?:api|processor)\/)/

/** The sandboxes of one server: each made when it is first asked for, with the options that the server was started with. */
export type Sandboxes = {
  /** Finds or makes a sandbox. Refuses a name that cannot be one, and one too many. */
  open(name: string): Promise<Sandbox>
  /** Those that are open. */
  readonly opened: () => readonly Sandbox[]
  /** Closes those that another process has removed. */
  forgetRemoved(): Promise<void>
  /** Answers over HTTP in the sandbox that a request means: by its header, else by its cookie, else `main`. */
  readonly answer: Sandbox['answer']
  /** The same in process. */
  readonly fetch: Sandbox['fetch']
  close(): Promise<void>
}

/** One that is open or about to be, and how many calls it is answering. */
type OpenSandbox = {
  readonly sandbox: Promise<Sandbox>
  /** The same, once it is open. */
  opened: Sandbox | null
  /** What told it from others of its name when it was opened. */
  identity: string | null
  calls: number
  leavers: (() => void)[]
}

type Wanted = { readonly name: string; readonly pointer?: string }
type AnswerIn = (sandbox: Sandbox) => Response | Promise<Response>

/** Opens `main`, and holds any number of others beside it. */
export async function createSandboxes(options: SandboxOptions = {}): Promise<Sandboxes> {
  const facts = loadStaticWorld(options.tenants)
  const kept = openSandboxStores(options)
  const rooms = new Map<string, OpenSandbox>()
  const removals = new Map<string, Promise<boolean>>()

  function enter(name: string, pointer = `header:${HEADER}`): OpenSandbox {
    if (!SANDBOX_NAME.test(name)) refuseField(pointer, 'wrong_format')
    const known = rooms.get(name)
    if (known) return known
    if (rooms.size >= SANDBOXES_MAX)
      refuse('conflict', {
        errors: [{ pointer, code: 'too_many', params: { maximum: SANDBOXES_MAX } }],
      })
    const place = { name, hostOf: () => hostOf(name) }
    const room: OpenSandbox = {
      sandbox: begin(),
      opened: null,
      identity: null,
      calls: 0,
      leavers: [],
    }
    async function begin(): Promise<Sandbox> {
      const sandbox = await openSandbox(facts, { ...options, ...kept.storeOf(name) }, place)
      room.identity = (await kept.identityOf?.(name)) ?? null
      return sandbox
    }
    rooms.set(name, room)
    void room.sandbox.then(
      (opened) => (room.opened = opened),
      () => rooms.delete(name),
    )
    return room
  }

  /** Whoever shares the database may have removed a sandbox, and made another one of its name. */
  async function forgetIfRemoved(name: string): Promise<void> {
    const room = rooms.get(name)
    if (!room?.opened || !kept.identityOf || name === MAIN_SANDBOX) return
    if ((await kept.identityOf(name)) === room.identity || rooms.get(name) !== room) return
    rooms.delete(name)
    await untilLeft(room, 0)
    await room.opened.close()
  }

  const opened = () => [...rooms.values()].flatMap((room) => room.opened ?? [])

  const open = async (name: string): Promise<Sandbox> => {
    await removals.get(name)
    await forgetIfRemoved(name)
    return enter(name).sandbox
  }

  /** `inside` calls are those that ask for it from the sandbox itself: they cannot be waited for. */
  async function remove(name: string, inside: number): Promise<boolean> {
    if (name === MAIN_SANDBOX) refuse('conflict')
    const isKept = SANDBOX_NAME.test(name) && (await kept.names()).includes(name)
    const room = rooms.get(name)
    if (!room && !isKept) return false
    const running = removals.get(name)
    if (running) return running
    const removal = (async () => {
      if (room) await untilLeft(room, inside)
      const sandbox = await room?.sandbox
      if (room) room.opened = null
      await sandbox?.close()
      rooms.delete(name)
      await kept.remove(name)
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
    for (const name of rooms.keys()) await forgetIfRemoved(name)
  }

  async function list(): Promise<SandboxInfo[]> {
    await forgetRemoved()
    const names = new Set([
      ...opened().map(({ services }) => services.about.name),
      ...(await kept.names()),
    ])
    return [...names].toSorted().map((name) => {
      const sandbox = rooms.get(name)?.opened
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

  /** Stays in a room until a call is answered. What is answered at once has never been there. */
  async function stay(room: OpenSandbox, coming: PromiseLike<Response>): Promise<Response> {
    room.calls += 1
    try {
      return await coming
    } finally {
      room.calls -= 1
      for (const leave of room.leavers.splice(0)) leave()
    }
  }

  async function enterAndAnswer(wanted: Wanted, answerIn: AnswerIn): Promise<Response> {
    if (removals.size > 0) await removals.get(wanted.name)
    await forgetIfRemoved(wanted.name)
    const room = enter(wanted.name, wanted.pointer)
    return stay(room, room.sandbox.then(answerIn))
  }

  function answer(request: Request, answerIn: AnswerIn): Response | Promise<Response> {
    const wanted = wantedIn(request)
    const room = rooms.get(wanted.name)
    // One that only this process can remove is there as long as nobody is removing it.
    const isThere = !kept.identityOf || wanted.name === MAIN_SANDBOX
    if (room?.opened && isThere && removals.size === 0) {
      const given = answerIn(room.opened)
      return given instanceof Promise ? stay(room, given) : given
    }
    return enterAndAnswer(wanted, answerIn).catch((error: unknown) => {
      if (error instanceof Refusal) return refusalResponse(error, request)
      throw error
    })
  }

  await open(MAIN_SANDBOX)
  return {
    open,
    opened,
    forgetRemoved,
    // Over HTTP there is a connection that a fault can break; in process fetch fails instead.
    answer: (request, env) => answer(request, (sandbox) => sandbox.answer(request, env)),
    fetch: async (request) => answer(request, (sandbox) => sandbox.fetch(request)),
    close: async () => {
      await Promise.all([...rooms.values()].map(async ({ sandbox }) => (await sandbox).close()))
    },
  }
}

/** Until no more calls are at work in a room than so many. */
async function untilLeft(room: OpenSandbox, inside: number): Promise<void> {
  while (room.calls > inside) await new Promise<void>((resolve) => room.leavers.push(resolve))
}

/**
 * The sandbox that a request means, and where it says so. The console's page opens whatever its cookie says: it is where
 * the cookie is changed.
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

/** No sandbox has this call in its log: there is none that it belongs to. */
function refusalResponse({ code, params, errors }: Refusal, request: Request): Response {
  const language = negotiateLanguage(request.headers.get('Accept-Language') ?? undefined)
  const requestId = requestIdOf(request, ids)
  const answer = problemAnswer({ code, params, errors, requestId, language })
  return new Response(answer.body, {
    status: answer.status,
    headers: { ...answer.headers, ...ANY_ORIGIN, 'X-Request-Id': requestId },
  })
}
