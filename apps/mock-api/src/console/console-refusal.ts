import type { ClientResponse } from 'hono/client'

type ProblemBody = {
  readonly code?: string
  readonly detail?: string
  readonly errors?: readonly { readonly pointer: string; readonly code: string }[]
}

/** A console call that was refused, with its problem's code and fields. */
export class ConsoleRefusal extends Error {
  readonly status: number
  /** Null when no problem document came, e.g. from a proxy. */
  readonly code: string | null
  readonly errors: NonNullable<ProblemBody['errors']>

  constructor(status: number, { code, detail, errors = [] }: ProblemBody) {
    const fields = errors.map((field) => `${field.pointer} ${field.code}`)
    super([detail ?? `The console answers ${status}.`, ...fields].join(' '))
    this.name = 'ConsoleRefusal'
    this.status = status
    this.code = code ?? null
    this.errors = errors
  }
}

/** The body of an answer; rejects with a `ConsoleRefusal` unless it is a success. */
export async function settled<Body>(
  answer: Promise<ClientResponse<Body, number, 'json'>>,
): Promise<Body> {
  const response = await answer
  if (response.ok) return (await response.json()) as Body // hono's own type of it
  const text = await response.text()
  throw new ConsoleRefusal(response.status, readProblem(text))
}

function readProblem(text: string): ProblemBody {
  try {
    return JSON.parse(text) as ProblemBody // the only shape in which the console refuses
  } catch {
    return { detail: text }
  }
}
