import type { InjectedFault } from '../../engine/faults/faults.ts'
import { problemCodeOfStatus } from '../../engine/http/problem-code-of-status.ts'
import type { Answer, ProblemDetails } from '../../engine/http/problem-document.ts'
import { wait } from '../../engine/time/wait.ts'

/** Is thrown to break the connection; the app handles it. */
export class ConnectionReset extends Error {}

/** The answer that is sent. Its body is a stream if a fault sends it slowly. */
export type SentAnswer = Omit<Answer, 'body'> & {
  body: string | ReadableStream<Uint8Array> | null
}

type FaultRefusal = Pick<ProblemDetails, 'code' | 'status' | 'params'>

export type Spoilt = {
  /** Runs the operation, with its effects. Never rejects. */
  readonly answer: () => Promise<Answer>
  /** Builds the problem document that the fault answers in place of the operation. */
  readonly refuseWith: (refusal: FaultRefusal) => Answer
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal
}

/** The seconds to wait that a fault with status 429 states. */
const WAIT_SECONDS = 5

const SLOW_BODY_MS = 2500
const SLOW_BODY_STEPS = 25

/**
 * Applies a fault to a call, in this order: delay, reset before the operation, refusal or operation, reset after it, spoilt
 * body. Rejects with `ConnectionReset` if no answer is to be sent.
 */
export async function withFault(
  fault: InjectedFault,
  { answer, refuseWith, signal }: Spoilt,
): Promise<SentAnswer> {
  const { delayMs, reset, body } = fault
  if (delayMs !== undefined && !(await wait(delayMs, signal))) throw new ConnectionReset()
  if (reset === 'before') throw new ConnectionReset()
  const refusal = refusalOf(fault)
  const given = refusal ? refuseWith(refusal) : await answer()
  if (reset === 'after') throw new ConnectionReset()
  return body === undefined ? given : spoilBody(given, body, signal)
}

/** Returns the refusal that a fault asks for; null if the operation answers. */
function refusalOf({ status, code }: InjectedFault): FaultRefusal | null {
  if (status === undefined) return code === undefined ? null : { code }
  const refused = code ?? problemCodeOfStatus(status)
  // The message of this code contains the seconds, and clients wait that long.
  const params = refused === 'rate_limited' ? { params: { seconds: WAIT_SECONDS } } : {}
  return { code: refused, status, ...params }
}

function spoilBody(
  given: Answer,
  how: NonNullable<InjectedFault['body']>,
  signal: AbortSignal,
): SentAnswer {
  const text = given.body ?? ''
  switch (how) {
    case 'empty':
      return { ...given, body: null }
    case 'malformed':
      return { ...given, body: text.slice(0, Math.ceil(text.length / 2)) }
    case 'wrong_type':
      return given.body === null ? given : asProxyPage(given)
    case 'slow':
      return text === '' ? given : { ...given, body: trickle(text, signal) }
    default:
      return how satisfies never
  }
}

/**
 * Returns a page in place of the body. The body must differ too, because a client that ignores the type would read JSON that
 * is labelled as HTML.
 */
function asProxyPage({ status, headers }: Answer): SentAnswer {
  const title = `A proxy answered with ${status}`
  const body = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>${title}</title>
  </head>
  <body>
    <h1>${title}</h1>
    <p>The fault body=wrong_type of the mock sends this page in place of the answer.</p>
  </body>
</html>
`
  return { status, headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' }, body }
}

/** Streams the bytes of a text, a few at a time. */
function trickle(text: string, signal: AbortSignal): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text)
  const size = Math.ceil(bytes.length / SLOW_BODY_STEPS)
  const reading = new AbortController()
  const gone = AbortSignal.any([signal, reading.signal])
  let at = 0
  return new ReadableStream(
    {
      async pull(controller) {
        if (!(await wait(SLOW_BODY_MS / SLOW_BODY_STEPS, gone))) {
          if (!reading.signal.aborted) controller.error(reasonOf(signal))
          return
        }
        controller.enqueue(bytes.subarray(at, at + size))
        at += size
        if (at >= bytes.length) controller.close()
      },
      cancel: () => reading.abort(),
    },
    { highWaterMark: 0 },
  )
}

/** Returns the error of an aborted body as `fetch` would report it. */
function reasonOf({ reason }: AbortSignal): Error {
  return reason instanceof Error ? reason : new TypeError('terminated')
}
