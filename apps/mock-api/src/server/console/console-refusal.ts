import type { ClientResponse } from 'hono/client'

type ProblemBody = {
  readonly code?: string
  readonly detail?: string
  readonly errors?: readonly {
    readonly pointer: string
    readonly code: string
    readonly params?: Readonly<Record<string, string | number | boolean>>
  }[]
}

/** A refused call of the console, with the code and the fields of the problem. */
export class ConsoleRefusal extends Error {
  readonly status: number
  /** Null if the answer was not a problem document, for example a proxy's. */
  readonly code: string | null
  readonly errors: NonNullable<ProblemBody['errors']>

  constructor(status: number, { code, detail, errors = [] }: ProblemBody) {
    const fields = errors.map(({ pointer, code: what, params = {} }) =>
      [pointer, what, ...Object.values(params)].join(' ').trim(),
    )
    super([detail ?? `The console answers ${status}.`, ...fields].join(' '))
    this.name = 'ConsoleRefusal'
    this.status = status
    this.code = code ?? null
    this.errors = errors
  }
}

/** Returns the text of an answer. Rejects with a `ConsoleRefusal` unless it is a success. */
export async function textOf(answer: Promise<Pick<Response, 'ok' | 'status' | 'text'>>) {
  const response = await answer
  const text = await response.text()
  if (response.ok) return text
  throw new ConsoleRefusal(response.status, readProblem(text))
}

/** Returns the body of an answer. Rejects with a `ConsoleRefusal` unless it is a success. */
export async function settled<Body>(
  answer: Promise<ClientResponse<Body, number, 'json'>>,
): Promise<Body> {
  const response = await answer
  if (response.ok) return response.json()
  const text = await response.text()
  throw new ConsoleRefusal(response.status, readProblem(text))
}

function readProblem(text: string): ProblemBody {
  try {
    return JSON.parse(text) as ProblemBody // every refusal of the console has this shape
  } catch {
    return { detail: text }
  }
}
